import { type Customer, type CustomerDetails, requestForm } from '#contract/customers/customers.ts'
import { requestEmail, requestTemplate } from '#contract/emails/request-email.ts'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { type UseFormRegisterReturn, useWatch } from 'react-hook-form'
import { useResendVerification } from '../accounts/queries.ts'
import { allowanceQuery } from '../emails/queries.ts'
import { relativeDate } from '../lib/text/dates.ts'
import { keptInOutbox } from '../lib/kept-in-outbox.ts'
import { useInstance } from '../lib/call/use-instance.ts'
import { useSchemaForm } from '../lib/use-schema-form.ts'
import { Banner } from '../ui/message/banner.tsx'
import { buttonStyle } from '../ui/button/button-style.ts'
import { Field } from '../ui/form/field.tsx'
import { FormDialog } from '../ui/dialog/form-dialog.tsx'
import { Input } from '../ui/form/input.tsx'
import { LoadFailure } from '../ui/message/load-failure.tsx'
import { MailAllowanceNote } from '../ui/message/mail-allowance-note.tsx'
import { SendFailure } from '../ui/message/send-failure.tsx'
import { Skeleton } from '../ui/loading/skeleton.tsx'
import { Textarea } from '../ui/form/textarea.tsx'
import { toast } from '../ui/message/toast.ts'
import { CooldownNote } from './cooldown-note.tsx'
import { RequestEmailPreview } from './email-preview.tsx'
import { customerQuery, useAsk } from './queries.ts'

/** Emails one customer to ask for a testimonial: the text to write, and a preview of the email. */
export function ComposeDialog({ customer, onClose }: { customer: Customer; onClose: () => void }) {
  const details = useQuery(customerQuery(customer.id))
  const ask = useAsk(customer.id)
  const allowance = useQuery(allowanceQuery)
  const resend = useResendVerification()
  const form = useSchemaForm(requestForm, requestTemplate)
  const { register, control, formState } = form
  const typed = useWatch({ control })
  const mail = details.data && composedEmailOf({ ...requestTemplate, ...typed }, details.data)

  const submit = form.handleSubmit((body) =>
    ask.mutate(body, {
      onSuccess: () => {
        onClose()
        toast({ title: 'Request queued', description: 'See its status under Details.' })
      },
      onError: form.showAtFields,
    }),
  )
  return (
    <FormDialog
      onClose={onClose}
      size="large"
      title={`Email ${customer.name}`}
      description={lastAskedOf(details.data)}
      submitLabel="Send request"
      pendingLabel="Sending..."
      isPending={ask.isPending}
      isDisabled={!mail}
      aside={mail && <OwnEmailAppLink href={mailtoOf(customer.email, mail)} />}
      className="grid items-start gap-6 sm:grid-cols-2"
      onSubmit={submit}
    >
      <div className="flex min-w-0 flex-col gap-5">
        <SubjectField field={register('subject')} error={formState.errors.subject?.message} />
        <MessageField field={register('message')} error={formState.errors.message?.message} />
        <CooldownNote last={details.data?.requests[0]} />
        <SendFailure
          failure={ask.error}
          otherwise="The email was not sent. Please try again."
          resend={resend}
        />
        <MailAllowanceNote allowance={allowance.data} />
        <OutboxNote />
      </div>
      <ComposePreview details={details} mail={mail} to={customer.email} />
    </FormDialog>
  )
}

function MessageField({ field, error }: { field: UseFormRegisterReturn; error: string | undefined }) {
  return (
    <Field
      label="Message"
      hint="{{firstName}}, {{customerName}}, {{businessName}} and {{testimonialLink}} are filled in automatically."
      error={error}
    >
      <Textarea maxLength={5000} className="min-h-56" {...field} />
    </Field>
  )
}

function SubjectField({ field, error }: { field: UseFormRegisterReturn; error: string | undefined }) {
  return (
    <Field label="Subject" error={error}>
      <Input maxLength={200} {...field} />
    </Field>
  )
}

function ComposePreview({
  details,
  mail,
  to,
}: {
  details: UseQueryResult<CustomerDetails>
  mail: ReturnType<typeof requestEmail> | undefined
  to: string
}) {
  if (details.isPending) return <Skeleton className="h-72" />
  if (mail && details.data) {
    return <RequestEmailPreview mail={mail} to={to} emailLayout={details.data.emailLayout} />
  }
  return (
    <LoadFailure
      failure={details.error}
      otherwise="Couldn't load this customer."
      onRetry={() => void details.refetch()}
    />
  )
}

function OwnEmailAppLink({ href }: { href: string }) {
  const style = buttonStyle('ghost', 'medium', 'mr-auto -ml-3 max-sm:order-last max-sm:mx-0 max-sm:w-full')
  return (
    <a className={style} href={href}>
      Open in your email app
    </a>
  )
}

function composedEmailOf(typed: typeof requestTemplate, { customer, emailLayout }: CustomerDetails) {
  return requestEmail(typed, { customerName: customer.name, customerEmail: customer.email, ...emailLayout })
}

/** When they were last asked, so that nobody is asked too often. */
function lastAskedOf(details: CustomerDetails | undefined): string {
  const [last] = details?.requests ?? []
  if (!last) return 'The email links to your form. Replies go to you.'
  const asked = `Last asked: ${relativeDate(last.sentAt).toLowerCase()}`
  return last.answeredAt ? `${asked}, answered.` : `${asked}, no answer yet.`
}

function mailtoOf(email: string, mail: ReturnType<typeof requestEmail>) {
  const { subject, paragraphs, button, buttonAt = paragraphs.length, reason } = mail
  const said = paragraphs.toSpliced(buttonAt, 0, `${button.label}: ${button.url}`)
  const body = [...said, reason].join('\r\n\r\n')
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
}

function OutboxNote() {
  const { isMailConfigured } = useInstance()
  if (isMailConfigured) return null
  return <Banner title="This server can't send email">{keptInOutbox}</Banner>
}
