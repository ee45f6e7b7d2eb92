import { Card } from '../ui/card.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

/** The place of a card that is under way, in its later size. */
export function CardSkeleton() {
  return (
    <Card className="flex h-[19.75rem] flex-col">
      <div className="flex items-center gap-3">
        <Skeleton className="size-9" isRound />
        <div className="grow">
          <Skeleton className="h-4 w-32" />
          <Skeleton className="mt-2 h-3 w-20" />
        </div>
      </div>
      <Skeleton className="mt-5 h-3.5 w-24" />
      <Skeleton className="mt-4 h-4 w-full" />
      <Skeleton className="mt-2.5 h-4 w-11/12" />
      <Skeleton className="mt-2.5 h-4 w-2/3" />
      <Skeleton className="mt-auto h-8 w-40" />
    </Card>
  )
}
