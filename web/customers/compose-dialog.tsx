import { type Customer, type CustomerDetails, requestForm } from '#contract/customers.ts'
import { requestLetter, requestTemplate } from '#contract/request-letter.ts'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { allowanceQuery, useResendVerification } from '../accounts/queries.ts'
import { relativeDate } from '../lib/dates.ts'
import { ApiProblem } from '../lib/problem.ts'
import { useAttemptKey } from '../lib/use-attempt-key.ts'
import { useInstance } from '../lib/use-instance.ts'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { buttonStyle } from '../ui/button-style.ts'
import { Dialog } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import { Input } from '../ui/input.tsx'
import { LoadFailure } from '../ui/load-failure.tsx'
import { MailAllowanceNote } from '../ui/mail-allowance-note.tsx'
import { SendFailure } from '../ui/send-failure.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { Textarea } from '../ui/textarea.tsx'
import { toast } from '../ui/toast.ts'
import { errorsOf } from './errors-of.ts'
import { LetterPreview } from './letter-preview.tsx'
import { customerQuery, useAsk } from './queries.ts'

/** Emails one customer to ask for a testimonial: the text to write, and a preview of the email. */
export function ComposeDialog({ customer, onClose }: { customer: Customer; onClose: () => void }) {
  const formId = useId()
  const details = useQuery(customerQuery(customer.id))
  const ask = useAsk(customer.id)
  const allowance = useQuery(allowanceQuery)
  const resend = useResendVerification()
  const attempt = useAttemptKey()
  const [typed, setTyped] = useState(requestTemplate)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const letter = details.data && letterOf(typed, details.data)

  function submit() {
    const checked = requestForm.safeParse(typed)
    if (!checked.success) {
      setErrors(errorsOf(checked.error.issues))
      return
    }
    setErrors({})
    ask.mutate(
      { body: typed, idempotencyKey: attempt.keyFor(typed) },
      {
        onSuccess: () => {
          attempt.done()
          onClose()
          toast({
            title: 'Request queued',
            description: 'See its status under Details.',
          })
        },
        onError: (failure) => failure instanceof ApiProblem && setErrors(failure.fields),
      },
    )
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="large"
      title={`Email ${customer.name}`}
      description={standingOf(details.data)}
      footer={
        <>
          {letter && (
            <a
              className={buttonStyle(
                'ghost',
                'medium',
                'mr-auto -ml-3 max-sm:order-last max-sm:mx-0 max-sm:w-full',
              )}
              href={mailtoOf(customer.email, letter)}
            >
              Open in your email app
            </a>
          )}
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={formId}
            disabled={!letter}
            isPending={ask.isPending}
            pendingLabel="Sending..."
          >
            Send request
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="grid items-start gap-6 sm:grid-cols-2"
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <div className="flex min-w-0 flex-col gap-5">
          <Field label="Subject" error={errors['subject']}>
            <Input
              maxLength={200}
              value={typed.subject}
              onChange={(event) => setTyped({ ...typed, subject: event.currentTarget.value })}
            />
          </Field>
          <Field
            label="Message"
            hint="{{firstName}}, {{customerName}}, {{businessName}} and {{testimonialLink}} are filled in automatically."
            error={errors['message']}
          >
            <Textarea
              maxLength={5000}
              className="min-h-56"
              value={typed.message}
              onChange={(event) => setTyped({ ...typed, message: event.currentTarget.value })}
            />
          </Field>
          {ask.isError && (
            <SendFailure
              failure={ask.error}
              otherwise="The email was not sent. Please try again."
              resend={resend}
            />
          )}
          <MailAllowanceNote allowance={allowance.data} />
          <OutboxNote />
        </div>
        {details.isError && !details.data && (
          <LoadFailure
            failure={details.error}
            otherwise="This customer could not be loaded."
            onRetry={() => void details.refetch()}
          />
        )}
        {details.isPending && <Skeleton className="h-72" />}
        {letter && details.data && (
          <LetterPreview letter={letter} to={customer.email} letterhead={details.data.letterhead} />
        )}
      </form>
    </Dialog>
  )
}

function letterOf(typed: typeof requestTemplate, { customer, letterhead }: CustomerDetails) {
  return requestLetter(typed, { customerName: customer.name, ...letterhead })
}

/** When they were last asked, so that nobody is asked too often. */
function standingOf(details: CustomerDetails | undefined): string {
  const [last] = details?.requests ?? []
  if (!last) return 'The email links to your form. Replies go to you.'
  const asked = `Last asked: ${relativeDate(last.sentAt).toLowerCase()}`
  return last.answeredAt ? `${asked}, answered.` : `${asked}, no answer yet.`
}

function mailtoOf(email: string, { subject, paragraphs, button, reason }: ReturnType<typeof requestLetter>) {
  const body = [...paragraphs, `${button.label}: ${button.url}`, reason].join('\r\n\r\n')
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
}

function OutboxNote() {
  const { isMailConfigured } = useInstance()
  if (isMailConfigured) return null
  return (
    <Banner title="Email is not set up">Requests wait in the server's outbox until SMTP_URL is set.</Banner>
  )
}
