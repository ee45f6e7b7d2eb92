import { clsx } from 'clsx'
import type { LucideIcon } from 'lucide-react'

/** Inside a card that is pressed as a whole: its icon, what it is, and a line about it. */
export function CardCopy({
  icon: Icon,
  title,
  text,
  gap,
}: {
  icon: LucideIcon
  title: string
  text: string
  /** Above the line. */
  gap: 'mt-0.5' | 'mt-1'
}) {
  return (
    <>
      <Icon aria-hidden="true" className="mb-3 size-5 text-accent-text" />
      <span className="block text-base font-semibold">{title}</span>
      <span className={clsx('block text-sm text-soft', gap)}>{text}</span>
    </>
  )
}
