import type { User } from '#contract/accounts/accounts.ts'
import { useInstance } from '../lib/call/use-instance.ts'
import { Banner } from '../ui/message/banner.tsx'
import { OutboxLink } from '../ui/message/outbox-link.tsx'
import { ResendButton } from '../ui/button/resend-button.tsx'
import { useResendVerification } from './queries.ts'

/** On every page until the person has shown that their address is theirs. */
export function ProofBanner({ user }: { user: User }) {
  const resend = useResendVerification()
  const { isMailConfigured } = useInstance()
  return (
    <div className="mb-6">
      <Banner
        tone="warning"
        title="Verify your email"
        action={<ResendButton by={resend} label={isMailConfigured ? undefined : 'Create a new link'} />}
      >
        {isMailConfigured
          ? `We sent a link to ${user.email}.`
          : `This server can't send email, so the link for ${user.email} is in its outbox.`}{' '}
        Open it to email customers and invite people. {!isMailConfigured && <OutboxLink />}
      </Banner>
    </div>
  )
}
