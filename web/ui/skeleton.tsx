import { clsx } from 'clsx'

/** The place of something under way, in its later size. Mark the region around it `aria-busy`. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={clsx('animate-breathe rounded-sm bg-line', className)} />
}
