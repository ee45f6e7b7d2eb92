import { useQuery } from '@tanstack/react-query'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { SubjectCard } from '../../ui/layout/subject-card.tsx'
import { countQuery } from '../queries.ts'

/** How many testimonials are in their customers' hands, and how many are on a review site. */
export function HandedCard() {
  const pending = useQuery(countQuery('pending'))
  const published = useQuery(countQuery('published'))
  return (
    <SubjectCard
      title="Handed over"
      description="Open an approved testimonial to publish it, or create links for several at once. Only customers can post their own review: you give them their words to take along."
    >
      <dl className="mb-5 flex gap-10">
        <Count label="Published" count={published.data} />
        <Count label="Pending" count={pending.data} />
      </dl>
      <div className="flex flex-wrap gap-2">
        <LinkButton href="/publishing?tab=links" variant="secondary">
          Generate Review Links
        </LinkButton>
        <LinkButton href="/publishing?tab=status" variant="ghost">
          Publishing Status
        </LinkButton>
      </div>
    </SubjectCard>
  )
}

function Count({ label, count }: { label: string; count: number | undefined }) {
  return (
    <div>
      <dt className="text-sm text-soft">{label}</dt>
      <dd className="font-serif text-page tabular-nums">
        {count === undefined ? '–' : count.toLocaleString()}
      </dd>
    </div>
  )
}
