import { consentScopes, type ConsentScope } from '#contract/collection/collection.ts'
import type { MyTestimonial } from '#contract/collection/my-testimonial.ts'
import { useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { ConsentFields } from '../fields/consent-fields.tsx'
import { useFormCopy } from '../language.ts'
import { useMyCopy } from './use-my-copy.ts'

/** What the customer agrees to now. Narrowing it is as easy as widening it. */
export function MyConsent({
  mine,
  isSaving,
  onSave,
}: {
  mine: MyTestimonial
  isSaving: boolean
  onSave: (scopes: ConsentScope[]) => Promise<boolean>
}) {
  const [scopes, setScopes] = useState(mine.scopes)
  const formCopy = useFormCopy()
  const copy = useMyCopy()
  const isChanged = scopes.toSorted().join() !== mine.scopes.toSorted().join()
  return (
    <div className="flex flex-col items-start gap-4 border-t border-line pt-6">
      <ConsentFields
        legend={formCopy.consentLegend(mine.businessName, mine.isPrivate)}
        intro={mine.isPrivate ? copy.privateHint(mine.businessName) : copy.consentHint}
        wording={mine.consent}
        asked={consentScopes}
        scopes={scopes}
        onChange={setScopes}
      />
      {isChanged && (
        <Button
          variant="secondary"
          isPending={isSaving}
          pendingLabel={copy.saving}
          onClick={() => void onSave(scopes)}
        >
          {copy.saveChoices}
        </Button>
      )}
    </div>
  )
}
