import { scopesToAsk, type ConsentScope, type MyTestimonial } from '#contract/collection.ts'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { ConsentFields } from '../consent-fields.tsx'
import { consentWords } from '../consent-words.ts'
import { customerLanguage } from '../language.ts'

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
  const words = consentWords[customerLanguage()]
  const isChanged = scopes.toSorted().join() !== mine.scopes.toSorted().join()
  return (
    <div className="flex flex-col items-start gap-4 border-t border-line pt-6">
      <ConsentFields
        legend={words.legend(mine.businessName, mine.isPrivate)}
        intro={words.onPrivatePage}
        wording={mine.consent}
        asked={scopesToAsk(mine.isPrivate)}
        scopes={scopes}
        onChange={setScopes}
      />
      {isChanged && (
        <Button
          variant="secondary"
          isPending={isSaving}
          pendingLabel="Saving..."
          onClick={() => void onSave(scopes)}
        >
          Save choices
        </Button>
      )}
    </div>
  )
}
