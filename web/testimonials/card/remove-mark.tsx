import { clsx } from 'clsx'
import { X } from 'lucide-react'

/** The small cross behind a tag or a phrase. */
export function RemoveMark({
  label,
  className,
  onRemove,
}: {
  label: string
  className?: string
  onRemove: () => void
}) {
  return (
    <button
      type="button"
      aria-label={label}
      className={clsx('grid size-6 shrink-0 place-items-center rounded-full hover:text-ink', className)}
      onClick={onRemove}
    >
      <X aria-hidden="true" />
    </button>
  )
}
