import type { ReactNode } from 'react'
import { Button } from './button.tsx'
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
