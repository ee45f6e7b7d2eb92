import { useResendVerification } from '../../accounts/queries.ts'
import { Banner } from '../../ui/message/banner.tsx'
import { Button } from '../../ui/button/button.tsx'
import { ResendButton } from '../../ui/button/resend-button.tsx'
import { showRefusal } from '../../ui/message/show-refusal.ts'
import { useCancelEmailChange } from '../saving.ts'

/** A change of email that waits for a click in the new mailbox. */
export function PendingEmail({ email, current }: { email: string; current: string }) {
  const resend = useResendVerification()
  const cancel = useCancelEmailChange()
  return (
    <div className="sm:col-span-2">
      <Banner
        title={`Waiting for ${email}`}
        action={
          <div className="flex flex-wrap gap-2">
            <ResendButton by={resend} label="Resend link" />
            <Button
              size="small"
              variant="ghost"
              isPending={cancel.isPending}
              onClick={() =>
                cancel.mutate(undefined, {
                  onError: showRefusal("Couldn't cancel the change"),
                })
              }
            >
              Cancel change
            </Button>
          </div>
        }
      >
        Open the link we sent there. Until then, you sign in with {current}.
      </Banner>
    </div>
  )
}
