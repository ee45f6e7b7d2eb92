import type { KnownPlace } from '#contract/publishing/known-identifiers.ts'
import type { ReviewPlatform } from '#contract/publishing/platform-identifiers.ts'
import { useQuery } from '@tanstack/react-query'
import { platformNames } from '../../lib/copy/platform-names.ts'
import { Button } from '../../ui/button/button.tsx'
import { ChoiceField } from '../../ui/choices/choice-field.tsx'
import { knownQuery } from '../queries.ts'

/** What the connected account manages, to fill the form from. Nothing where the platform is not connected. */
export function KnownPlaces({
  platform,
  value,
  onUse,
}: {
  platform: ReviewPlatform
  /** The identifier as it is typed. */
  value: string
  onUse: (place: KnownPlace) => void
}) {
  const { data } = useQuery(knownQuery(platform))
  const places = data?.places ?? []
  const [first] = places
  if (!first) return null
  const name = platformNames[platform]
  if (places.length > 1) {
    return (
      <ChoiceField
        label={`From your connected ${name} account`}
        choices={places.map((place) => [place.identifier, placeLabelOf(place)])}
        value={places.find(({ identifier }) => identifier === value)?.identifier}
        onChoose={(identifier) => onUse(places.find((place) => place.identifier === identifier)!)}
      />
    )
  }
  if (first.identifier === value) return null
  return (
    <div className="flex flex-col items-start gap-2 rounded-lg border border-line bg-sunken p-4">
      <p className="text-base">
        <span className="block text-sm text-faint">From your connected {name} account</span>
        <span dir="auto" className="block font-semibold break-words">
          {placeLabelOf(first)}
        </span>
      </p>
      <Button size="small" variant="secondary" onClick={() => onUse(first)}>
        Use this business
      </Button>
    </div>
  )
}

const placeLabelOf = ({ name, address }: KnownPlace) => (address ? `${name}, ${address}` : name)
