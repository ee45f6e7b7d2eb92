import { Restricted } from '../form/restricted.tsx'
import { Button } from './button.tsx'

/** What `useResendVerification` answers. */
export interface Resend {
  readonly isPending: boolean
  readonly resend: () => void
}

/** Mails the link that proves the person's address again. */
export function ResendButton({
  by,
  label = 'Resend verification email',
}: {
  by: Resend
  label?: string | undefined
}) {
  return (
    <Restricted isQuiet>
      <Button
        size="small"
        variant="secondary"
        isPending={by.isPending}
        pendingLabel="Sending..."
        onClick={by.resend}
      >
        {label}
      </Button>
    </Restricted>
  )
}
