import { removeSuppression, type Suppression } from '#contract/emails/emails.ts'
import { useSchemaForm } from '../lib/use-schema-form.ts'
import { Field } from '../ui/form/field.tsx'
import { FormDialog } from '../ui/dialog/form-dialog.tsx'
import { useDialogForm } from '../ui/dialog/use-dialog-form.ts'
import { Textarea } from '../ui/form/textarea.tsx'
import { useRemoveSuppression } from './queries.ts'

/** Only on the customer's own word, which is kept with the address. */
export function RemoveSuppression({ row, onClose }: { row: Suppression; onClose: () => void }) {
  const { id, name, reason, address } = row
  const isEmailed = reason === 'unsubscribed' && address !== null
  const remove = useRemoveSuppression()
  const form = useSchemaForm(removeSuppression.body, { id, words: '' })
  const { register, formState } = form
  const dialog = useDialogForm(form, remove, {
    onClose,
    bodyOf: (body) => body,
    done: ({ message }) => ({ title: message }),
    refused: "Couldn't remove this address",
  })
  return (
    <FormDialog
      {...dialog}
      size="small"
      title={`Allow requests to ${name ?? 'this address'}?`}
      description={`Only if they told you so themselves. What they said is kept as proof.${isEmailed ? ' We’ll tell them by email, with a button to undo it.' : ''}`}
      submitLabel="Allow requests"
      pendingLabel="Saving..."
    >
      <Field label="What did they say?" error={formState.errors.words?.message}>
        <Textarea maxLength={500} className="min-h-24" {...register('words')} />
      </Field>
    </FormDialog>
  )
}
