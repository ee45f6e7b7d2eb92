import { useSearch } from 'wouter'
import { Banner } from '../ui/message/banner.tsx'
import { Button } from '../ui/button/button.tsx'
import { FailureBanner } from '../ui/message/failure-banner.tsx'
import { LinkButton } from '../ui/button/link-button.tsx'
import { AccountLayout } from './account-layout.tsx'
import { useOpenDeviceLink } from './password-queries.ts'

/** Where the link leads that whoever was locked out gets by email. */
export function DeviceLinkPage() {
  const token = new URLSearchParams(useSearch()).get('token') ?? ''
  const open = useOpenDeviceLink()
  return (
    <AccountLayout
      title="Sign in on this device"
      description="Wrong passwords tried elsewhere won't lock you out here. You still need your password."
    >
      {open.isSuccess ? (
        <div className="flex flex-col gap-5">
          <Banner tone="success" title="This device is ready" isAlert>
            {open.data.message}
          </Banner>
          <LinkButton href="/login" size="large">
            Go to sign in
          </LinkButton>
        </div>
      ) : (
        <div className="flex flex-col gap-5">
          <FailureBanner failure={open.error} otherwise="Couldn't open the link. Please try again." />
          <Button
            size="large"
            isPending={open.isPending}
            pendingLabel="Opening..."
            onClick={() => open.mutate({ token })}
          >
            Use this device
          </Button>
        </div>
      )}
    </AccountLayout>
  )
}
