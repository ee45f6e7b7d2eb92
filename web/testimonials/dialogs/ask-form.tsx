import { emailSentence } from '#contract/fields.ts'
import { askForConfirmation } from '#contract/testimonials/evidence.ts'
import type { Testimonial } from '#contract/testimonials/testimonials.ts'
import { useSchemaForm } from '../../lib/use-schema-form.ts'
import { Field } from '../../ui/form/field.tsx'
import { EmailInput } from '../../ui/form/input.tsx'
import { MailFormEnd } from '../details/mail-form-end.tsx'
import { useAskForConfirmation } from '../queries.ts'
import { AskedBanner } from '../details/waiting-panel.tsx'

/** Sends the customer a private link on which they confirm, correct or decline these words. */
export function AskConfirmationForm({
  testimonial,
  onCancel,
}: {
  testimonial: Testimonial
  onCancel: () => void
}) {
  const ask = useAskForConfirmation(testimonial.id)
  const isTheirs = testimonial.origin === 'customer' && testimonial.customerEmail !== null
  const { register, handleSubmit, formState } = useSchemaForm(askForConfirmation.body, {
    email: testimonial.customerEmail ?? '',
  })
  if (ask.isSuccess) return <AskedBanner title="Confirmation requested" email={ask.data.customerEmail} />
  return (
    <form
      noValidate
      className="mt-4 flex flex-col gap-4"
      onSubmit={(event) => void handleSubmit((form) => ask.mutate(form))(event)}
    >
      <Field
        label="Customer email"
        hint="They get a private link to confirm, correct or decline this testimonial."
        error={formState.errors.email && emailSentence}
      >
        <EmailInput autoComplete="off" readOnly={isTheirs} {...register('email')} />
      </Field>
      <MailFormEnd
        sending={ask}
        otherwise="The email couldn't be sent. Please try again."
        submitLabel="Send"
        onCancel={onCancel}
      />
    </form>
  )
}
