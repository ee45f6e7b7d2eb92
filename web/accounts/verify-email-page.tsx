import { useQuery } from '@tanstack/react-query'
import { useLocation, useSearch } from 'wouter'
import { useTitle } from '../lib/use-title.ts'
import { sentenceOf } from '../lib/call/problem.ts'
import { Banner } from '../ui/message/banner.tsx'
import { Button } from '../ui/button/button.tsx'
import { LinkButton } from '../ui/button/link-button.tsx'
import { ResendButton } from '../ui/button/resend-button.tsx'
import { TextLink } from '../ui/text/text-link.tsx'
import { toast } from '../ui/message/toast.ts'
import { AccountLayout } from './account-layout.tsx'
import { useVerifyEmail } from './proof-queries.ts'
import { userQuery, useResendVerification } from './queries.ts'

/** Where the link that proves an address leads. It counts only for whoever is signed in to the account. */
export function VerifyEmailPage() {
  useTitle('Verify your email')
  const token = new URLSearchParams(useSearch()).get('token') ?? ''
  const { data: user, isPending } = useQuery(userQuery)
  if (isPending) return null
  if (!user) {
    const next = encodeURIComponent(`/verify-email?token=${token}`)
    return (
      <AccountLayout
        title="Verify your email"
        description="Sign in to the account that asked for this link, then verify the email."
      >
        <div className="flex flex-col gap-5">
          <LinkButton href={`/login?next=${next}`} size="large">
            Sign in
          </LinkButton>
          <p className="text-sm text-soft">
            Didn't sign up? Someone may have used your email by mistake. Without you, their account can't send
            email. You can <TextLink href="/forgot-password">make the account yours</TextLink> or close this
            page.
          </p>
        </div>
      </AccountLayout>
    )
  }
  return (
    <AccountLayout title="Verify your email" description={`You're signed in as ${user.email}.`}>
      <VerifyForm token={token} />
    </AccountLayout>
  )
}

function VerifyForm({ token }: { token: string }) {
  const [, navigate] = useLocation()
  const verify = useVerifyEmail()
  const resend = useResendVerification()
  const run = () =>
    verify.mutate(token, {
      onSuccess: (user) => {
        toast({ title: 'Email verified', description: `${user.email} is yours.` })
        navigate(user.hasBusinessProfile ? '/dashboard' : '/onboarding')
      },
    })
  return (
    <div className="flex flex-col gap-5">
      {verify.isError && (
        <Banner tone="danger" isAlert action={<ResendButton by={resend} />}>
          {sentenceOf(verify.error, "Couldn't verify your email. Please try again.")}
        </Banner>
      )}
      <Button size="large" isPending={verify.isPending} pendingLabel="Verifying..." onClick={run}>
        Verify email
      </Button>
    </div>
  )
}
