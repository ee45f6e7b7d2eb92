import { clsx } from 'clsx'
import type { ReactNode } from 'react'

const tones = {
  neutral: 'bg-hover text-soft',
  accent: 'bg-accent-wash text-accent-text',
  success: 'bg-success-wash text-success-text',
  warning: 'bg-warning-wash text-warning-text',
  danger: 'bg-danger-wash text-danger-text',
  private: 'bg-private-wash text-private-text',
}
export type BadgeTone = keyof typeof tones

/** A word about a thing, such as its status. Color repeats what the word says. */
export function Badge({
  tone = 'neutral',
  icon,
  children,
}: {
  tone?: BadgeTone
  icon?: ReactNode
  children: ReactNode
}) {
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-1 rounded-full px-2 py-px text-xs font-semibold whitespace-nowrap [&_svg]:size-3',
        tones[tone],
      )}
    >
      {icon}
      {children}
    </span>
  )
}
