import { Skeleton } from './skeleton.tsx'

/** The place of a face, a name and a line about them. */
export function PersonLoading({ detail = 'w-20' }: { detail?: string }) {
  return (
    <>
      <Skeleton className="size-9" isRound />
      <div className="grow">
        <Skeleton className="h-4 w-32" />
        <Skeleton className={`mt-2 h-3 ${detail}`} />
      </div>
    </>
  )
}
