import type { ReactNode } from 'react'
import { ConfirmButton } from '../dialog/confirm-dialog.tsx'

/** Takes an outside service away, after a question. `children` say what follows from it. */
export function DisconnectButton({
  name,
  ...confirm
}: {
  /** The service's. */
  name: string
  className?: string
  isPending: boolean
  /** Does it, and calls `close` once it is over. */
  onConfirm: (close: () => void) => void
  children: ReactNode
}) {
  const title = `Disconnect ${name}?`
  return (
    <ConfirmButton variant="ghost" label="Disconnect" confirmLabel="Disconnect" title={title} {...confirm} />
  )
}
