import type { User } from '#contract/accounts.ts'
import { Banner } from '../ui/banner.tsx'
import { MailNote } from './mail-note.tsx'
import { ResendButton } from '../ui/resend-button.tsx'
import { useResendVerification } from './queries.ts'

/** On every page until the person has shown that their address is theirs. */
export function ProofBanner({ user }: { user: User }) {
  const resend = useResendVerification()
  return (
    <div className="mb-6 flex flex-col gap-3">
      <Banner tone="warning" title="Verify your email" action={<ResendButton by={resend} />}>
        We sent a link to {user.email}. Until you open it, you can't email customers or invite people.
      </Banner>
      <MailNote />
    </div>
  )
}
