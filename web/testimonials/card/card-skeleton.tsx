import { Card } from '../../ui/layout/card.tsx'
import { PersonLoading } from '../../ui/loading/person-loading.tsx'
import { Skeleton } from '../../ui/loading/skeleton.tsx'

/** The place of a card that is under way, in its later size. */
export function CardSkeleton() {
  return (
    <Card className="flex h-[19.75rem] flex-col">
      <div className="flex items-center gap-3">
        <PersonLoading />
      </div>
      <Skeleton className="mt-5 h-3.5 w-24" />
      <Skeleton className="mt-4 h-4 w-full" />
      <Skeleton className="mt-2.5 h-4 w-11/12" />
      <Skeleton className="mt-2.5 h-4 w-2/3" />
      <Skeleton className="mt-auto h-8 w-40" />
    </Card>
  )
}
