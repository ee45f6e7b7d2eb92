import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { DialogClose } from './dialog.tsx'
import { useDialogFocus } from './use-dialog-focus.ts'

/**
 * A panel that floats over the lower right corner while the page stays in use; on a phone it takes the screen.
 * Escape closes it; a click on the page does not.
 */
export function SidePanel({
  isOpen,
  onClose,
  title,
  description,
  children,
}: {
  isOpen: boolean
  onClose: () => void
  title: string
  description: string
  children: ReactNode
}) {
  return (
    <Radix.Root open={isOpen} onOpenChange={(open) => !open && onClose()} modal={false}>
      <Radix.Portal>
        <Radix.Content
          {...useDialogFocus()}
          onInteractOutside={(event) => event.preventDefault()}
          className="fixed inset-0 z-40 flex animate-rise flex-col bg-raised shadow-high sm:inset-auto sm:right-5 sm:bottom-5 sm:h-[min(38rem,calc(100dvh-2.5rem))] sm:w-104 sm:rounded-xl sm:border sm:border-line"
        >
          {/* Not a header: the page stays in use, and has its own banner on phones. */}
          <div className="flex items-start gap-4 border-b border-line px-5 pt-4 pb-3">
            <div className="min-w-0 grow">
              <Radix.Title className="font-serif text-title font-medium tracking-tight">{title}</Radix.Title>
              <Radix.Description className="text-sm text-faint">{description}</Radix.Description>
            </div>
            <DialogClose />
          </div>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
