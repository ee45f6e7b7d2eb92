import { Popover as Radix } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'

/** The open `Popover`, which loads it. */
export function PopoverSurface({
  trigger,
  label,
  isOpen,
  onToggle,
  align = 'start',
  children,
}: {
  trigger: ReactElement
  label: string
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
  align?: 'start' | 'end'
  children: ReactNode
}) {
  return (
    <Radix.Root open={isOpen} onOpenChange={onToggle}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Content
        aria-label={label}
        align={align}
        sideOffset={6}
        collisionPadding={12}
        className="z-50 flex max-h-[min(34rem,var(--radix-popover-content-available-height))] w-[min(24rem,var(--radix-popover-content-available-width))] animate-fade flex-col rounded-lg border border-line bg-raised text-ink shadow-high"
      >
        {children}
      </Radix.Content>
    </Radix.Root>
  )
}
