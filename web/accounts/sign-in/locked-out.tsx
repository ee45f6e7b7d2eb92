import { useInstance } from '../../lib/call/use-instance.ts'
import { Banner } from '../../ui/message/banner.tsx'
import { Button } from '../../ui/button/button.tsx'
import { showRefusal } from '../../ui/message/show-refusal.ts'
import { useRequestDeviceLink } from '../password/password-queries.ts'

/** The way in for whoever is locked out because others tried wrong passwords. */
export function LockedOut({ email }: { email: string }) {
  const { isMailConfigured } = useInstance()
  const request = useRequestDeviceLink()
  if (request.isSuccess) {
    return (
      <Banner
        tone="success"
        title={isMailConfigured ? 'Check your inbox' : "Check the server's outbox"}
        isAlert
      >
        {isMailConfigured
          ? `${request.data.message} Open it in this browser.`
          : "If this email has an account, the link is there. If you can't open the outbox, ask the person who runs this server."}
      </Banner>
    )
  }
  return (
    <Banner
      tone="warning"
      title="Too many wrong passwords"
      isAlert
      action={
        <Button
          variant="secondary"
          size="small"
          isPending={request.isPending}
          pendingLabel="Sending..."
          onClick={() => request.mutate({ email }, { onError: showRefusal("Couldn't send the link") })}
        >
          Email me a link
        </Button>
      }
    >
      If you didn't type them, get a link by email to sign in on this device now.
    </Banner>
  )
}
