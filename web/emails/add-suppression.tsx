import { addSuppression } from '#contract/emails/emails.ts'
import { useSchemaForm } from '../lib/use-schema-form.ts'
import { Button } from '../ui/button/button.tsx'
import { Field } from '../ui/form/field.tsx'
import { EmailInput } from '../ui/form/input.tsx'
import { showRefusal } from '../ui/message/show-refusal.ts'
import { toast } from '../ui/message/toast.ts'
import { useAddSuppression } from './queries.ts'

/** For somebody who told the business by phone or in the shop. */
export function AddSuppression() {
  const add = useAddSuppression()
  const { register, handleSubmit, formState, reset, showAtFields } = useSchemaForm(addSuppression.body, {
    email: '',
  })
  const submit = handleSubmit((body) =>
    add.mutate(body, {
      onSuccess: ({ message }) => {
        reset()
        toast({ title: message })
      },
      onError: showRefusal("Couldn't add this address", { showAtFields }),
    }),
  )
  return (
    <form
      noValidate
      aria-label="Add an address"
      className="flex flex-wrap items-start gap-3"
      onSubmit={(event) => void submit(event)}
    >
      <Field label="Email" className="min-w-56 grow" error={formState.errors.email?.message}>
        <EmailInput autoComplete="off" {...register('email')} />
      </Field>
      <Button
        type="submit"
        variant="secondary"
        className="mt-6.5 h-10.5 max-sm:mt-0 max-sm:w-full"
        isPending={add.isPending}
        pendingLabel="Adding..."
      >
        Add
      </Button>
    </form>
  )
}
