import type { ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { Dialog } from './dialog.tsx'

/** A small dialog that has nothing to send: it ends with "Done". */
export function DoneDialog({
  onClose,
  ...dialog
}: {
  onClose: () => void
  title: string
  description: string
  children: ReactNode
}) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="small"
      footer={<Button onClick={onClose}>Done</Button>}
      {...dialog}
    />
  )
}
