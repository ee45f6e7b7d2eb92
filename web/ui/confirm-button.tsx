import { type ComponentProps, type ReactNode, useState } from 'react'
import { Button } from './button.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'

interface ConfirmButtonProps extends Pick<
  ComponentProps<typeof Button>,
  'variant' | 'size' | 'className' | 'aria-label'
> {
  /** What the button says. */
  label: ReactNode
  title: string
  confirmLabel: string
  isPending: boolean
  /** Does it, and calls `close` once it is over. */
  onConfirm: (close: () => void) => void
  /** What follows from it. */
  children: ReactNode
}

/** A button that asks before it does something that cannot be undone. */
export function ConfirmButton({
  label,
  title,
  confirmLabel,
  isPending,
  onConfirm,
  children,
  ...button
}: ConfirmButtonProps) {
  const [isAsking, setIsAsking] = useState(false)
  const close = () => setIsAsking(false)
  const dialog = { title, confirmLabel, isPending, children }
  return (
    <>
      <Button {...button} onClick={() => setIsAsking(true)}>
        {label}
      </Button>
      <ConfirmDialog {...dialog} isOpen={isAsking} onClose={close} onConfirm={() => onConfirm(close)} />
    </>
  )
}
