import { type ComponentProps, type ReactNode, useState } from 'react'
import { Button } from '../button/button.tsx'
import { useRestriction } from '../form/restricted.tsx'
import { Dialog } from './dialog.tsx'

/** Asks before something that cannot be undone. Where an undo is possible, offer that instead. */
export function ConfirmDialog({
  isOpen = true,
  onClose,
  onConfirm,
  title,
  confirmLabel,
  isPending = false,
  children,
}: {
  isOpen?: boolean
  onClose: () => void
  onConfirm: () => void
  title: string
  confirmLabel: string
  isPending?: boolean
  children: ReactNode
}) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      size="small"
      description={children}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="danger" isPending={isPending} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    />
  )
}

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
  const isRefused = useRestriction() !== undefined
  return (
    <>
      <Button {...button} disabled={isRefused} onClick={() => setIsAsking(true)}>
        {label}
      </Button>
      <ConfirmDialog {...dialog} isOpen={isAsking} onClose={close} onConfirm={() => onConfirm(close)} />
    </>
  )
}
