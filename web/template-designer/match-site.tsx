import type { SiteLook, WidgetSettings } from '#contract/widgets/widgets.ts'
import type { WidgetLook } from '#contract/widgets/widget-look.ts'
import { useQuery } from '@tanstack/react-query'
import { Paintbrush } from 'lucide-react'
import { useState } from 'react'
import { businessProfileQuery } from '../accounts/queries.ts'
import { Button } from '../ui/button/button.tsx'
import { Field } from '../ui/form/field.tsx'
import { Input } from '../ui/form/input.tsx'
import { showRefusal } from '../ui/message/show-refusal.ts'
import { toast } from '../ui/message/toast.ts'
import { useReadSiteLook } from './queries.ts'

interface MatchSiteProps {
  settings: WidgetSettings
  onLook: (look: SiteLook) => void
  onMatch: (look: Partial<WidgetLook>) => void
}

/** Takes colors, corners and font over from the owner's website, by one press. */
export function MatchSite(props: MatchSiteProps) {
  const { address, setTyped, match, isPending } = useMatchSite(props)
  return (
    <Field label="Your website" hint="Takes over its colors, corners and font, and keeps them readable.">
      <div className="flex flex-wrap items-center gap-2">
        <Input
          className="min-w-0 grow basis-40"
          type="url"
          inputMode="url"
          autoComplete="url"
          placeholder="https://example.com"
          value={address}
          onChange={(event) => setTyped(event.target.value)}
        />
        <MatchButton isPending={isPending} isDisabled={address.trim() === ''} onMatch={match} />
      </div>
    </Field>
  )
}

/** The same where colors are seen first, for owners whose website is known. */
export function MatchSiteButton(props: MatchSiteProps) {
  const { address, match, isPending } = useMatchSite(props)
  if (address.trim() === '') return null
  return (
    <div className="flex items-center justify-between gap-3">
      <p className="min-w-0 truncate text-sm text-faint">Not your colors?</p>
      <MatchButton isPending={isPending} isDisabled={false} onMatch={match} />
    </div>
  )
}

function MatchButton(state: { isPending: boolean; isDisabled: boolean; onMatch: () => void }) {
  return (
    <Button
      variant="secondary"
      size="small"
      isPending={state.isPending}
      pendingLabel="Reading your site..."
      disabled={state.isDisabled}
      onClick={state.onMatch}
    >
      <Paintbrush aria-hidden="true" />
      Match my site
    </Button>
  )
}

function useMatchSite({ settings, onLook, onMatch }: MatchSiteProps) {
  const { data: profile } = useQuery(businessProfileQuery)
  const [typed, setTyped] = useState<string>()
  const read = useReadSiteLook()
  const address = typed ?? profile?.businessUrl ?? ''
  function match() {
    const before = matchedLookOf(settings)
    read.mutate(
      { businessUrl: address },
      {
        onSuccess: (look) => {
          const found = lookFrom(look)
          if (!look.isRead || Object.keys(found).length === 0) return tellNothingFound(look)
          onLook(look)
          onMatch(found)
          toast({
            title: 'Matched to your site',
            description: 'Fine-tune anything under Style.',
            action: { label: 'Undo', onAct: () => onMatch(before) },
          })
        },
        onError: showRefusal("Couldn't read your site"),
      },
    )
  }
  return { address, setTyped, match, isPending: read.isPending }
}

function tellNothingFound({ isRead, problem }: SiteLook) {
  toast({
    title: isRead ? 'No colors found' : "Couldn't read your site",
    description: isRead
      ? 'Your site sets its colors in a way we cannot read. Choose them below.'
      : (problem ?? 'Check the address and try again.'),
    variant: 'destructive',
  })
}

/** What was found, and nothing for what was not. */
function lookFrom({ backgroundColor, textColor, accentColor, radius, font }: SiteLook): Partial<WidgetLook> {
  return {
    ...(backgroundColor && { backgroundColor }),
    ...(textColor && { textColor }),
    ...(accentColor && { accentColor }),
    ...(radius !== undefined && { radius }),
    ...(font && { font }),
  }
}

function matchedLookOf({
  backgroundColor,
  textColor,
  accentColor,
  radius,
  font,
}: WidgetSettings): Partial<WidgetLook> {
  return { backgroundColor, textColor, accentColor, radius, font }
}
