import { emailSentence } from '#contract/fields.ts'
import { askForConfirmation } from '#contract/evidence.ts'
import type { Testimonial } from '#contract/testimonials.ts'
import { useQuery } from '@tanstack/react-query'
import { allowanceQuery, useResendVerification } from '../accounts/queries.ts'
import { useInstance } from '../lib/use-instance.ts'
import { useSchemaForm } from '../lib/use-schema-form.ts'
import { Banner } from '../ui/banner.tsx'
import { Field } from '../ui/field.tsx'
import { InlineFormEnd } from '../ui/inline-form-end.tsx'
import { Input } from '../ui/input.tsx'
import { MailAllowanceNote } from '../ui/mail-allowance-note.tsx'
import { SendFailure } from '../ui/send-failure.tsx'
import { useAskForConfirmation } from './queries.ts'

/** Sends the customer a private link on which they confirm, correct or decline these words. */
export function AskForm({ testimonial, onCancel }: { testimonial: Testimonial; onCancel: () => void }) {
  const ask = useAskForConfirmation(testimonial.id)
  const allowance = useQuery(allowanceQuery)
  const resend = useResendVerification()
  const { isMailConfigured } = useInstance()
  const isTheirs = testimonial.origin === 'customer' && testimonial.customerEmail !== null
  const { register, handleSubmit, formState } = useSchemaForm(askForConfirmation.body, {
    email: testimonial.customerEmail ?? '',
  })
  if (ask.isSuccess) {
    return (
      <div className="mt-3">
        <Banner tone="success" title="Confirmation requested" isAlert>
          {isMailConfigured
            ? `We emailed a private link to ${ask.data.customerEmail ?? 'them'}.`
            : 'Email is not set up on this server, so the message with the private link stays in its outbox.'}
        </Banner>
      </div>
    )
  }
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
      {ask.isError && (
        <SendFailure
          failure={ask.error}
          otherwise="The email could not be sent. Please try again."
          resend={resend}
        />
      )}
      <MailAllowanceNote allowance={allowance.data} />
      <InlineFormEnd sending={ask} submitLabel="Send" pendingLabel="Sending..." onCancel={onCancel} />
    </form>
  )
}
