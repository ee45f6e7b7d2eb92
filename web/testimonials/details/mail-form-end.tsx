import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { useResendVerification } from '../../accounts/queries.ts'
import { allowanceQuery } from '../../emails/queries.ts'
import { InlineFormEnd } from '../../ui/form/inline-form-end.tsx'
import { MailAllowanceNote } from '../../ui/message/mail-allowance-note.tsx'
import { SendFailure } from '../../ui/message/send-failure.tsx'

/** The end of a small form that sends an email: what went wrong, how many emails are left, and the buttons. */
export function MailFormEnd({
  sending,
  otherwise,
  submitLabel,
  onCancel,
}: Pick<ComponentProps<typeof InlineFormEnd>, 'sending' | 'submitLabel' | 'onCancel'> & {
  otherwise: string
}) {
  const allowance = useQuery(allowanceQuery)
  const resend = useResendVerification()
  return (
    <>
      <SendFailure failure={sending.error} otherwise={otherwise} resend={resend} />
      <MailAllowanceNote allowance={allowance.data} />
      <InlineFormEnd
        sending={sending}
        submitLabel={submitLabel}
        pendingLabel="Sending..."
        onCancel={onCancel}
      />
    </>
  )
}
