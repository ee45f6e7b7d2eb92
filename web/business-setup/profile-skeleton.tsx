import { Skeleton } from '../ui/loading/skeleton.tsx'

export function ProfileSkeleton() {
  return (
    <output
      aria-label="Loading the business profile"
      aria-busy="true"
      className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]"
    >
      <span className="flex flex-col gap-6">
        <Skeleton className="block h-32 w-full" />
        {['name', 'industry', 'site', 'words'].map((field) => (
          <Skeleton key={field} className="block h-16 w-full" />
        ))}
      </span>
      <Skeleton className="block h-96 w-full" />
    </output>
  )
}
