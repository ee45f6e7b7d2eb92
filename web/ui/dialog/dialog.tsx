import { clsx } from 'clsx'
import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import { useDialogFocus } from './use-dialog-focus.ts'

const widths = { small: 'sm:max-w-md', medium: 'sm:max-w-xl', large: 'sm:max-w-3xl', huge: 'sm:max-w-6xl' }

interface DialogProps {
  isOpen: boolean
  onClose: () => void
  title: string
  description?: ReactNode
  footer?: ReactNode
  size?: keyof typeof widths
  children?: ReactNode
}

/**
 * A dialog in the middle of a screen, a sheet from below on a phone, with room for a toast above it. The veil is our own element: Radix's overlay
 * writes a style element to lock scrolling, which the content security policy of the pages refuses.
 */
export function Dialog({
  isOpen,
  onClose,
  title,
  description,
  footer,
  size = 'medium',
  children,
}: DialogProps) {
  return (
    <Radix.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <div data-scroll-lock className="fixed inset-0 z-40 animate-fade bg-veil" />
        <Radix.Content
          {...(description ? {} : { 'aria-describedby': undefined })}
          {...useDialogFocus()}
          className={clsx(
            'fixed z-40 flex max-h-[calc(100dvh-7rem)] animate-rise flex-col border border-line bg-raised shadow-high',
            'inset-x-0 bottom-0 rounded-t-xl sm:inset-auto sm:top-1/2 sm:left-1/2 sm:w-[calc(100vw-2rem)]',
            'sm:max-h-[calc(100dvh-2rem)] sm:-translate-x-1/2 sm:-translate-y-1/2 sm:rounded-xl',
            widths[size],
          )}
        >
          <header className="flex items-start gap-4 px-6 pt-5 pb-1">
            <div className="min-w-0 grow">
              {/* Balanced, "two-factor" would break at its hyphen. */}
              <Radix.Title className="font-serif text-title font-medium tracking-tight text-pretty">
                {title}
              </Radix.Title>
              {description && (
                <Radix.Description className="mt-1 text-base text-soft">{description}</Radix.Description>
              )}
            </div>
            <DialogClose />
          </header>
          <div className="min-h-0 grow overflow-y-auto px-6 pt-3 pb-6">{children}</div>
          {footer && (
            <footer className="flex flex-wrap justify-end gap-2 border-t border-line px-6 py-4 max-sm:*:grow">
              {footer}
            </footer>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** The cross in the corner of a dialog. */
export function DialogClose() {
  return (
    <Radix.Close asChild>
      <IconButton label="Close" icon={<X />} size="small" className="-mr-2" />
    </Radix.Close>
  )
}
