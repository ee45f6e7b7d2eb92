import type { WaitingReason } from '#contract/testimonials/testimonial-filters.ts'
import type { Testimonial } from '#contract/testimonials/testimonials.ts'
import { useQuery } from '@tanstack/react-query'
import { waitingCopy } from '../lib/copy/testimonial-copy.ts'
import { newestQuery, statsQuery } from '../testimonials/queries.ts'
import { FailureBanner } from '../ui/message/failure-banner.tsx'
import { Card } from '../ui/layout/card.tsx'
import { Skeleton } from '../ui/loading/skeleton.tsx'
import { StarRating } from '../ui/text/star-rating.tsx'
import { TextLink } from '../ui/text/text-link.tsx'

const shownCount = 3
const cutAt = 100
/** As many as one call gives: of these it is counted what the approved ones wait for. */
const countedCount = 100

/** What is approved, and why some of it is not shown all the same. */
export function ApprovedNote() {
  const approved = useQuery(newestQuery({ status: 'approved' }, countedCount))
  const { data: stats } = useQuery(statsQuery)
  if (approved.isPending) return <Skeleton className="h-40 w-full" />
  if (approved.isError) {
    return <FailureBanner failure={approved.error} otherwise="Couldn't load the approved testimonials." />
  }
  const { items, total } = approved.data
  const more = total - Math.min(items.length, shownCount)
  return (
    <Card>
      <h2 className="font-serif text-title font-medium tracking-tight">Approved testimonials</h2>
      {total === 0 ? (
        <p className="mt-1 text-base text-soft">
          No approved testimonials yet. <TextLink href="/testimonials?status=pending">Approve some</TextLink>{' '}
          to show them here and on your site.
        </p>
      ) : (
        <>
          {stats && <ApprovedSummary items={items} total={total} publishable={stats.publishable} />}
          <ul className="mt-4 divide-y divide-line border-y border-line">
            {items.slice(0, shownCount).map((one) => (
              <ApprovedLine key={one.id} testimonial={one} />
            ))}
          </ul>
          {more > 0 && <p className="mt-3 text-sm text-faint">and {more.toLocaleString()} more</p>}
        </>
      )}
    </Card>
  )
}

function ApprovedLine({ testimonial }: { testimonial: Testimonial }) {
  const { customerName, content, rating, waitingFor } = testimonial
  const waiting = waitingFor && waitingCopy[waitingFor]
  return (
    <li className="py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <span className="min-w-0 text-base font-semibold wrap-anywhere">{customerName}</span>
        {rating !== null && <StarRating value={rating} size="small" />}
      </div>
      <p dir="auto" className="font-serif text-base break-words text-soft">
        {cutQuote(content)}
      </p>
      {waiting && <p className="text-sm font-medium text-warning-text">{waiting}</p>}
    </li>
  )
}

/** Of all approved ones, how many can be shown; of those looked at, what the others wait for. */
function ApprovedSummary({
  items,
  total,
  publishable,
}: {
  items: readonly Testimonial[]
  total: number
  publishable: number
}) {
  if (publishable >= total) {
    return <p className="mt-1 text-base text-soft">All of them can be shown on your site.</p>
  }
  const reasons = new Map<WaitingReason, number>()
  for (const { waitingFor } of items) {
    if (waitingFor) reasons.set(waitingFor, (reasons.get(waitingFor) ?? 0) + 1)
  }
  return (
    <div className="mt-1 text-base text-soft">
      <p>
        {publishable.toLocaleString()} of {total.toLocaleString()} can be shown on your site.
        {total > items.length && ` Why the others are hidden, among the newest ${items.length}:`}
      </p>
      <ul className="mt-1 list-disc pl-5">
        {[...reasons].map(([reason, count]) => (
          <li key={reason}>
            {waitingCopy[reason]}: {count.toLocaleString()}
          </li>
        ))}
      </ul>
    </div>
  )
}

const characters = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

function cutQuote(content: string): string {
  const start = Array.from(characters.segment(content.slice(0, cutAt * 12)), ({ segment }) => segment)
  return start.length <= cutAt ? content : `${start.slice(0, cutAt).join('').trimEnd()}...`
}
