import { Skeleton } from '../ui/loading/skeleton.tsx'

export function TeamSkeleton() {
  return (
    <output aria-label="Loading the team" aria-busy="true" className="flex max-w-2xl flex-col gap-3">
      {['first', 'second', 'third'].map((row) => (
        <span key={row} className="flex items-center gap-3 py-2">
          <Skeleton isRound className="block size-9" />
          <span className="flex grow flex-col gap-1.5">
            <Skeleton className="block h-4 w-40" />
            <Skeleton className="block h-3.5 w-56" />
          </span>
        </span>
      ))}
    </output>
  )
}
