import { scopesToAsk, type ConsentScope, type MyTestimonial } from '#contract/collection.ts'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { ConsentFields } from '../consent-fields.tsx'
import { nounFor } from '../noun-for.ts'

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
  const isChanged = scopes.toSorted().join() !== mine.scopes.toSorted().join()
  return (
    <div className="flex flex-col items-start gap-4 border-t border-line pt-6">
      <ConsentFields
        legend={`What can ${mine.businessName} do with your ${nounFor(mine)}?`}
        intro="Uncheck anything and save. Changes apply everywhere within a minute."
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
