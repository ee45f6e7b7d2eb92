import { Skeleton } from '../../ui/loading/skeleton.tsx'

/** The place of a page whose code is under way: a title, what it is for, and cards. It fades in late, like `PageLoading`. */
export function PageOutline() {
  return (
    <output className="block animate-appear-late">
      <h1 className="sr-only">Loading</h1>
      <Skeleton className="mt-1 h-8 w-64" />
      <Skeleton className="mt-3 h-4 w-96 max-w-full" />
      <div className="mt-6 grid gap-4 sm:grid-cols-2">
        <Skeleton className="h-56" />
        <Skeleton className="h-56" />
      </div>
    </output>
  )
}
