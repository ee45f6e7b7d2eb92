import { emailSentence } from '#contract/fields.ts'
import { askForConfirmation } from '#contract/evidence.ts'
import type { Testimonial } from '#contract/testimonials.ts'
import { useQuery } from '@tanstack/react-query'
import { allowanceQuery, useResendVerification } from '../accounts/queries.ts'
import { useSchemaForm } from '../lib/use-schema-form.ts'
import { Field } from '../ui/field.tsx'
import { InlineFormEnd } from '../ui/inline-form-end.tsx'
import { Input } from '../ui/input.tsx'
import { MailAllowanceNote } from '../ui/mail-allowance-note.tsx'
import { SendFailure } from '../ui/send-failure.tsx'
import { useAskForConfirmation } from './queries.ts'
import { AskedBanner } from './waiting-panel.tsx'

/** Sends the customer a private link on which they confirm, correct or decline these words. */
export function AskForm({ testimonial, onCancel }: { testimonial: Testimonial; onCancel: () => void }) {
  const ask = useAskForConfirmation(testimonial.id)
  const allowance = useQuery(allowanceQuery)
  const resend = useResendVerification()
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
        <Input type="email" inputMode="email" autoComplete="off" readOnly={isTheirs} {...register('email')} />
      </Field>
      <SendFailure
        failure={ask.error}
        otherwise="The email could not be sent. Please try again."
        resend={resend}
      />
      <MailAllowanceNote allowance={allowance.data} />
      <InlineFormEnd sending={ask} submitLabel="Send" pendingLabel="Sending..." onCancel={onCancel} />
    </form>
  )
}
