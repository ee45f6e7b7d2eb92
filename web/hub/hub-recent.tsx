import type { Testimonial } from '#contract/testimonials/testimonials.ts'
import { useQuery } from '@tanstack/react-query'
import { RecentTestimonialsHead } from '../lib/recent-testimonials-head.tsx'
import { TestimonialLink } from '../lib/address/testimonial-link.tsx'
import { customersWords, saidAt, standingOf } from '../lib/copy/testimonial-copy.ts'
import { newestQuery } from '../testimonials/queries.ts'
import { Badge } from '../ui/text/badge.tsx'
import { LoadFailure } from '../ui/message/load-failure.tsx'
import { LoadingLines } from '../ui/loading/loading-lines.tsx'
import { RelativeDate } from '../ui/text/relative-date.tsx'

const howMany = 6

/** The newest six, each as a way to it. */
export function HubRecent() {
  const recent = useQuery(newestQuery({}, howMany))
  return (
    <section aria-labelledby="hub-recent" className="min-w-0">
      <RecentTestimonialsHead id="hub-recent" className="mb-2" />
      {recent.isPending && (
        <LoadingLines
          label="Loading testimonials"
          lines={Array.from({ length: howMany }, () => 'h-10 w-full')}
          className="flex flex-col gap-5 py-3"
        />
      )}
      {recent.isError && !recent.data && (
        <LoadFailure
          failure={recent.error}
          otherwise="Couldn't load the testimonials."
          onRetry={() => void recent.refetch()}
        />
      )}
      {recent.data?.items.length === 0 && (
        <p className="text-base text-soft">New testimonials appear here.</p>
      )}
      {recent.data && recent.data.items.length > 0 && (
        <ul className="flex flex-col divide-y divide-line">
          {recent.data.items.map((testimonial) => (
            <li key={testimonial.id} className="relative py-3">
              <Recent testimonial={testimonial} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Recent({ testimonial }: { testimonial: Testimonial }) {
  const { id, customerName } = testimonial
  const standing = standingOf(testimonial)
  const said = saidAt(testimonial)
  return (
    <article aria-label={customerName}>
      <div className="flex items-baseline justify-between gap-3">
        <TestimonialLink
          id={id}
          name={customerName}
          className="truncate rounded-[3px] text-base font-semibold after:absolute after:inset-0 hover:text-accent-text"
        />
        {said && (
          <span className="shrink-0 text-sm text-faint">
            <RelativeDate date={said} />
          </span>
        )}
      </div>
      <p className="mt-0.5 line-clamp-2 text-sm break-words text-soft">{customersWords(testimonial)}</p>
      <p className="mt-1.5">
        <Badge tone={standing.tone}>{standing.label}</Badge>
      </p>
    </article>
  )
}
