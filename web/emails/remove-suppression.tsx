import { removeSuppression, type Suppression } from '#contract/emails/emails.ts'
import { useSchemaForm } from '../lib/use-schema-form.ts'
import { Field } from '../ui/form/field.tsx'
import { FormDialog } from '../ui/dialog/form-dialog.tsx'
import { showRefusal } from '../ui/message/show-refusal.ts'
import { Textarea } from '../ui/form/textarea.tsx'
import { toast } from '../ui/message/toast.ts'
import { useRemoveSuppression } from './queries.ts'

/** Only on the customer's own word, which is kept with the address. */
export function RemoveSuppression({ row, onClose }: { row: Suppression; onClose: () => void }) {
  const { id, name, reason, address } = row
  const isEmailed = reason === 'unsubscribed' && address !== null
  const remove = useRemoveSuppression()
  const { register, handleSubmit, formState, showAtFields } = useSchemaForm(removeSuppression.body, {
    id,
    words: '',
  })
  const submit = handleSubmit((body) =>
    remove.mutate(body, {
      onSuccess: ({ message }) => {
        onClose()
        toast({ title: message })
      },
      onError: showRefusal("Couldn't remove this address", { showAtFields }),
    }),
  )
  return (
    <FormDialog
      onClose={onClose}
      size="small"
      title={`Allow requests to ${name ?? 'this address'}?`}
      description={`Only if they told you so themselves. What they said is kept as proof.${isEmailed ? ' We’ll tell them by email, with a button to undo it.' : ''}`}
      submitLabel="Allow requests"
      pendingLabel="Saving..."
      isPending={remove.isPending}
      onSubmit={submit}
    >
      <Field label="What did they say?" error={formState.errors.words?.message}>
        <Textarea maxLength={500} className="min-h-24" {...register('words')} />
      </Field>
    </FormDialog>
  )
}
