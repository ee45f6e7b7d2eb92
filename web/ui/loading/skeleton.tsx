import { clsx } from 'clsx'

/** The place of something under way, in its later size. Mark the region around it `aria-busy`. */
export function Skeleton({ className, isRound = false }: { className?: string; isRound?: boolean }) {
  return (
    <div
      aria-hidden="true"
      className={clsx('animate-breathe bg-line', isRound ? 'rounded-full' : 'rounded-sm', className)}
    />
  )
}
