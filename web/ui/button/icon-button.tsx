import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { useRestriction } from '../form/restricted.tsx'
import { Tooltip } from '../menu/tooltip.tsx'

/** A button that is only an icon. Its `label` is what a screen reader says and what the tooltip shows. */
export function IconButton({
  label,
  icon,
  tone = 'neutral',
  size = 'medium',
  className,
  disabled,
  ...rest
}: Omit<ComponentProps<'button'>, 'children' | 'type'> & {
  label: string
  icon: ReactNode
  tone?: 'neutral' | 'danger'
  size?: 'small' | 'medium'
}) {
  const isRefused = useRestriction() !== undefined && tone === 'danger'
  return (
    <Tooltip label={label}>
      <button
        type="button"
        disabled={disabled || isRefused}
        aria-label={label}
        // The tooltip repeats the label; described by it as well, a screen reader would say it twice.
        aria-describedby={undefined}
        className={clsx(
          'inline-flex shrink-0 items-center justify-center rounded-md text-faint transition-colors duration-150',
          'data-[state=open]:bg-hover data-[state=open]:text-ink [&_svg]:size-4',
          'disabled:pointer-events-none disabled:opacity-45 pointer-coarse:size-11',
          size === 'small' ? 'size-8' : 'size-9.5',
          tone === 'danger' ? 'hover:bg-danger-wash hover:text-danger-text' : 'hover:bg-hover hover:text-ink',
          className,
        )}
        {...rest}
      >
        {icon}
      </button>
    </Tooltip>
  )
}
