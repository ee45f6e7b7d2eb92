import type { Testimonial } from '#contract/testimonials/testimonials.ts'
import { MessageSquareQuote } from 'lucide-react'
import { usePagedRows } from '../../lib/call/use-rows.ts'
import { TestimonialLink } from '../../lib/address/testimonial-link.tsx'
import { standingOf } from '../../lib/copy/testimonial-copy.ts'
import { listQuery } from '../../testimonials/queries.ts'
import { Badge } from '../../ui/text/badge.tsx'
import { EmptyState } from '../../ui/message/empty-state.tsx'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { PagedList } from '../../ui/loading/paged-list.tsx'
import { Skeleton } from '../../ui/loading/skeleton.tsx'
import { StarRating } from '../../ui/text/star-rating.tsx'

const everything = {}

/** All that was collected, to read through; each name leads to what can be done with it. */
export function ViewAllTab() {
  const list = usePagedRows(listQuery(everything))
  return (
    <PagedList
      {...list}
      loading={<LoadingTestimonials />}
      failure="Couldn't load the testimonials"
      nextFailure="Couldn't load the next testimonials."
      empty={nothing}
    >
      <ul aria-label="Testimonials" className="rounded-lg border border-line bg-surface shadow-low">
        {list.rows.map((row) => (
          <TestimonialRow key={row.id} testimonial={row} />
        ))}
      </ul>
    </PagedList>
  )
}

function TestimonialRow({ testimonial }: { testimonial: Testimonial }) {
  const { id, customerName, company, content, rating, status, isPrivate } = testimonial
  const known = standingOf(testimonial)
  const standing = isPrivate
    ? known
    : ({ ...known, tone: status === 'approved' ? 'accent' : 'neutral' } as const)
  return (
    <li className="border-t border-line px-5 py-4 [contain-intrinsic-size:auto_7rem] [content-visibility:auto] first:border-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="min-w-0 truncate text-base font-semibold">
          <TestimonialLink
            id={id}
            name={customerName}
            className="rounded-sm decoration-accent-line underline-offset-3 hover:underline"
          />
        </h2>
        {company && <span className="truncate text-sm text-faint">{company}</span>}
        <span className="flex items-center gap-3 max-sm:basis-full sm:ml-auto">
          {rating !== null && <StarRating value={rating} size="small" />}
          <Badge tone={standing.tone}>{standing.label}</Badge>
        </span>
      </div>
      <p dir="auto" className="mt-1.5 line-clamp-3 font-serif text-lg break-words whitespace-pre-line">
        {content}
      </p>
    </li>
  )
}

const nothing = (
  <EmptyState
    icon={<MessageSquareQuote aria-hidden="true" />}
    title="No testimonials yet"
    action={<LinkButton href="/collect?tab=links">Create a link</LinkButton>}
  >
    Share your form to get your first testimonial.
  </EmptyState>
)

function LoadingTestimonials() {
  return (
    <output
      aria-label="Loading testimonials"
      className="flex flex-col rounded-lg border border-line bg-surface"
    >
      {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
        <span key={key} className="flex flex-col gap-2.5 border-t border-line px-5 py-4 first:border-0">
          <Skeleton className="h-4 w-40" />
          <Skeleton className="h-4 w-full" />
        </span>
      ))}
    </output>
  )
}
