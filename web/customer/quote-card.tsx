import { Avatar } from '../ui/avatar.tsx'
import { StarRating } from '../ui/star-rating.tsx'
import { useWords } from './language.ts'

/** Somebody's words as they look when they are shown. */
export function QuoteCard({
  content,
  rating,
  name,
  company,
  photoUrl = '',
}: {
  content: string
  rating: number | null
  name: string
  company: string | null
  photoUrl?: string
}) {
  const words = useWords()
  return (
    <figure className="rounded-lg border border-line bg-surface p-5 shadow-low sm:bg-raised sm:p-6">
      {rating !== null && <StarRating value={rating} nameOf={words.outOfFive} />}
      <blockquote dir="auto" className="mt-3 font-serif text-quote whitespace-pre-line">
        {content}
      </blockquote>
      <figcaption className="mt-5 flex items-center gap-3">
        <Avatar name={name} photoUrl={photoUrl} size={photoUrl ? 'large' : 'medium'} />
        <div className="min-w-0">
          <p dir="auto" className="font-semibold">
            {name}
          </p>
          {company && (
            <p dir="auto" className="text-sm text-faint">
              {company}
            </p>
          )}
        </div>
      </figcaption>
    </figure>
  )
}
