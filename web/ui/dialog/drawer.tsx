import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { useDialogFocus } from './use-dialog-focus.ts'

/** A panel from the left edge, for navigation on small screens. */
export function Drawer({
  isOpen,
  onClose,
  title,
  children,
}: {
  isOpen: boolean
  onClose: () => void
  title: string
  children: ReactNode
}) {
  return (
    <Radix.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <div data-scroll-lock className="fixed inset-0 z-40 animate-fade bg-veil" />
        <Radix.Content
          aria-describedby={undefined}
          {...useDialogFocus()}
          className="fixed inset-y-0 left-0 z-40 flex w-72 max-w-[86vw] animate-slide flex-col border-r border-line bg-sunken shadow-high"
        >
          <Radix.Title className="sr-only">{title}</Radix.Title>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
