import { replyForm } from '#contract/collection/private-feedback.ts'
import type { Testimonial } from '#contract/testimonials/testimonials.ts'
import { MessageCircleQuestion, Reply } from 'lucide-react'
import { useState } from 'react'
import { useResendVerification } from '../../accounts/queries.ts'
import { useSchemaForm } from '../../lib/use-schema-form.ts'
import { Button } from '../../ui/button/button.tsx'
import { Field } from '../../ui/form/field.tsx'
import { SendFailure } from '../../ui/message/send-failure.tsx'
import { Textarea } from '../../ui/form/textarea.tsx'
import { useInviteToSayMore, useReply } from './case-queries.ts'
import { MailFormEnd } from '../details/mail-form-end.tsx'
import { AskedBanner } from '../details/waiting-panel.tsx'

/** The two emails to the author of private feedback: an answer, and the link on which they can say more. */
export function ReachOut({ testimonial }: { testimonial: Testimonial }) {
  const [isReplying, setReplying] = useState(false)
  const reply = useReply(testimonial.id)
  const invite = useInviteToSayMore(testimonial.id)
  const resend = useResendVerification()
  const { customerName, customerEmail } = testimonial
  if (customerEmail === null) {
    return <p className="text-sm text-soft">{customerName} left no email address, so you can’t reply here.</p>
  }
  if (isReplying) {
    return <EmailReplyForm testimonial={testimonial} reply={reply} onClose={() => setReplying(false)} />
  }
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap gap-2">
        <Button size="small" onClick={() => setReplying(true)}>
          <Reply aria-hidden="true" />
          Reply by email
        </Button>
        <Button
          size="small"
          variant="secondary"
          isPending={invite.isPending}
          pendingLabel="Sending..."
          onClick={() => invite.mutate(testimonial.id)}
        >
          <MessageCircleQuestion aria-hidden="true" />
          Invite to say more
        </Button>
      </div>
      <SendFailure
        failure={invite.error}
        otherwise="The email couldn't be sent. Please try again."
        resend={resend}
      />
      {reply.isSuccess && (
        <AskedBanner title="Reply sent" email={customerEmail}>
          We emailed your reply to {customerEmail}. Their answer comes to your inbox.
        </AskedBanner>
      )}
      {invite.isSuccess && <AskedBanner title="Invitation sent" email={customerEmail} />}
    </div>
  )
}

function EmailReplyForm({
  testimonial: { customerName, customerEmail },
  reply,
  onClose,
}: {
  testimonial: Testimonial
  reply: ReturnType<typeof useReply>
  onClose: () => void
}) {
  const { register, handleSubmit, formState } = useSchemaForm(replyForm, { message: '' })
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => void handleSubmit((form) => reply.mutate(form, { onSuccess: onClose }))(event)}
    >
      <Field
        label={`Reply to ${customerName}`}
        hint={`Goes to ${customerEmail}. Their answer comes to your inbox.`}
        error={formState.errors.message?.message}
      >
        <Textarea maxLength={5000} {...register('message')} />
      </Field>
      <MailFormEnd
        sending={reply}
        otherwise="Your reply couldn't be sent. It is still here, so please try again."
        submitLabel="Send reply"
        onCancel={onClose}
      />
    </form>
  )
}
