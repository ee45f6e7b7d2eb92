import { type PublicForm, isPrivateRating } from '#contract/collection/collection.ts'
import { ConsentFields } from '../fields/consent-fields.tsx'
import { askedScopes, type Entries } from '../sending/entries.ts'
import { useFormCopy } from '../language.ts'

/** What may be done with the words that are being written. */
export function FormConsent({
  form,
  entries,
  onChange,
}: {
  form: PublicForm
  entries: Entries
  onChange: (part: Partial<Entries>) => void
}) {
  const copy = useFormCopy()
  return (
    <ConsentFields
      legend={copy.consentLegend(form.businessName, isPrivateRating(entries.rating))}
      intro={copy.consentHint}
      wording={form.consent}
      asked={askedScopes(entries)}
      scopes={entries.scopes}
      onChange={(scopes) => onChange({ scopes })}
    />
  )
}
