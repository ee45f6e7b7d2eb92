import { useSearch } from 'wouter'
import { useTitle } from '../lib/use-title.ts'
import { Banner } from '../ui/message/banner.tsx'
import { Button } from '../ui/button/button.tsx'
import { FailureBanner } from '../ui/message/failure-banner.tsx'
import { LinkButton } from '../ui/button/link-button.tsx'
import { AccountLayout } from './account-layout.tsx'
import { useStopEmailChange } from './proof-queries.ts'

/** Where the link in the email to the old address leads. */
export function StopEmailChangePage() {
  useTitle('Stop the email change')
  const token = new URLSearchParams(useSearch()).get('token') ?? ''
  const stop = useStopEmailChange()
  return (
    <AccountLayout
      title="Stop the email change"
      description="Your account keeps its current email, and every device is signed out."
    >
      {stop.isSuccess ? (
        <div className="flex flex-col gap-5">
          <Banner tone="success" title="Change stopped" isAlert>
            {stop.data.message} Someone may know your password, so choose a new one.
          </Banner>
          <LinkButton href="/forgot-password" size="large">
            Reset your password
          </LinkButton>
        </div>
      ) : (
        <div className="flex flex-col gap-5">
          <FailureBanner failure={stop.error} otherwise="Couldn't stop the change. Please try again." />
          <Button
            size="large"
            isPending={stop.isPending}
            pendingLabel="Stopping..."
            onClick={() => stop.mutate(token)}
          >
            Stop this change
          </Button>
        </div>
      )}
    </AccountLayout>
  )
}
