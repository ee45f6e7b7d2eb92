import { Skeleton } from '../ui/skeleton.tsx'
import { useWords } from './language.ts'

/** The place of a page that is on its way. */
export function PageSkeleton({ sentence }: { sentence?: string | undefined }) {
  const words = useWords()
  return (
    <div aria-busy="true" className="flex min-h-dvh animate-appear-late flex-col gap-5 pb-8">
      {sentence ? (
        <output className="text-base text-soft">{sentence}</output>
      ) : (
        <span className="sr-only">{words.loading}</span>
      )}
      <Skeleton className="h-9 w-4/5" />
      <Skeleton className="h-5 w-3/5" />
      <Skeleton className="mt-3 h-11 w-52" />
      <Skeleton className="h-32 w-full" />
      <Skeleton className="h-11 w-full" />
      <Skeleton className="h-11 w-full" />
    </div>
  )
}
