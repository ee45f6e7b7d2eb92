import { Skeleton } from '../../ui/loading/skeleton.tsx'
import { useFormCopy } from '../language.ts'

/** The place of a page that is on its way. */
export function PageSkeleton({ sentence }: { sentence?: string | undefined }) {
  const copy = useFormCopy()
  return (
    <div aria-busy="true" className="flex min-h-dvh animate-appear-late flex-col gap-5 pb-8">
      {sentence ? (
        <output className="text-base text-soft">{sentence}</output>
      ) : (
        <span className="sr-only">{copy.loading}</span>
      )}
      {places.map((size, index) => (
        <Skeleton key={`${index} ${size}`} className={size} />
      ))}
    </div>
  )
}

/** A title and its sentence, stars, words, and two lines. */
const places = ['h-9 w-4/5', 'h-5 w-3/5', 'mt-3 h-11 w-52', 'h-32 w-full', 'h-11 w-full', 'h-11 w-full']
