import type { CardDesign } from '#contract/collection/card-design.ts'
import { useQuery } from '@tanstack/react-query'
import { Card } from '../../ui/layout/card.tsx'
import { Switch } from '../../ui/form/switch.tsx'
import { TextLink } from '../../ui/text/text-link.tsx'
import { formSettingsQuery } from '../queries.ts'

const platforms = [
  ['includeGoogle', 'Google', 'googlePlaceId', 'Google Place ID'],
  ['includeYelp', 'Yelp', 'yelpBusinessId', 'Yelp Business ID'],
] as const

/** Which of the connected review sites customers of this card may be offered. It narrows the form's settings. */
export function CardPlatforms({
  design,
  onChange,
}: {
  design: CardDesign
  onChange: (edit: Partial<CardDesign>) => void
}) {
  const { data: settings } = useQuery(formSettingsQuery)
  const isOffered = (id: 'googlePlaceId' | 'yelpBusinessId') =>
    !settings || (Boolean(settings[id]) && settings.publicLinks === 'everyone')
  const hintOf = (name: string, id: 'googlePlaceId' | 'yelpBusinessId', idName: string) => {
    if (!settings) return undefined
    if (!settings[id])
      return (
        <>
          To offer it, add your {idName} under <TextLink href="/platform-setup">Platform Setup</TextLink>.
        </>
      )
    if (settings.publicLinks === 'nobody')
      return (
        <>
          Review links are off in the <TextLink href="/dashboard">form settings</TextLink> on your dashboard.
        </>
      )
    return `Customers can open your ${name} page after they answer, whatever their rating.`
  }
  return (
    <Card className="flex flex-col gap-5">
      <h2 className="font-serif text-title font-medium tracking-tight">Platform integration</h2>
      {platforms.map(([field, name, id, idName]) => (
        <Switch
          key={field}
          label={name}
          checked={design[field] && isOffered(id)}
          disabled={!isOffered(id)}
          onChange={(event) => onChange({ [field]: event.target.checked })}
          hint={hintOf(name, id, idName)}
        />
      ))}
    </Card>
  )
}
