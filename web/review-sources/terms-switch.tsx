import type { ReviewSource } from '#contract/review-sources/review-sources.ts'
import { sourceNames } from '#contract/review-sources/source-platforms.ts'
import { showRefusal } from '../ui/message/show-refusal.ts'
import { Restricted } from '../ui/form/restricted.tsx'
import { Switch } from '../ui/form/switch.tsx'
import { useAcceptTerms } from './queries.ts'

/** The owner takes responsibility for showing what the platform's terms restrict. */
export function TermsSwitch({ source: { platform, termsAcceptedAt } }: { source: ReviewSource }) {
  const accept = useAcceptTerms(platform)
  const name = sourceNames[platform]
  return (
    <Restricted isQuiet>
      <Switch
        label={`Show ${name} reviews on my site`}
        hint={`I checked ${name}’s terms and take responsibility for showing its reviews outside ${name}.`}
        checked={accept.isPending ? accept.variables : termsAcceptedAt !== null}
        onChange={(event) =>
          accept.mutate(event.currentTarget.checked, {
            onError: showRefusal('Not saved', { otherwise: 'Please try again in a moment.' }),
          })
        }
      />
    </Restricted>
  )
}
