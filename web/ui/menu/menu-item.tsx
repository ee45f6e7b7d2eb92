import { clsx } from 'clsx'
import { DropdownMenu as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { useRestriction } from '../form/restricted.tsx'

interface MenuItemProps {
  icon?: ReactNode
  tone?: 'neutral' | 'danger'
  isDisabled?: boolean
  onSelect: () => void
  children: ReactNode
}

/** One thing to do, in a `Menu`. */
export function MenuItem({ icon, tone = 'neutral', isDisabled = false, onSelect, children }: MenuItemProps) {
  const isRefused = useRestriction() !== undefined && tone === 'danger'
  return (
    <Radix.Item
      disabled={isDisabled || isRefused}
      onSelect={onSelect}
      className={clsx(
        'flex cursor-default items-center gap-2.5 rounded-sm px-2.5 py-1.5 text-sm font-medium outline-none select-none',
        'data-disabled:opacity-45 pointer-coarse:py-2.5 [&_svg]:size-4 [&_svg]:shrink-0',
        tone === 'danger'
          ? 'text-danger-text data-highlighted:bg-danger-wash'
          : 'text-ink data-highlighted:bg-hover [&_svg]:text-faint',
      )}
    >
      {icon}
      {children}
    </Radix.Item>
  )
}
