import type { Testimonial } from '#contract/testimonials/testimonials.ts'
import { Inbox } from 'lucide-react'
import type { ComponentType, ReactNode } from 'react'
import { RecentTestimonialsHead } from '../lib/recent-testimonials-head.tsx'
import { Card } from '../ui/layout/card.tsx'
import { EmptyState } from '../ui/message/empty-state.tsx'
import { LinkButton } from '../ui/button/link-button.tsx'
import { Skeleton } from '../ui/loading/skeleton.tsx'
import { RecentTestimonial } from './recent-testimonial.tsx'

/** The newest, as ways to them. */
export function RecentTestimonials({
  recent,
  samples,
  Approve,
}: {
  recent: readonly Testimonial[] | undefined
  samples: ReactNode
  Approve: ComponentType<{ testimonial: Testimonial }>
}) {
  return (
    <section aria-labelledby="recent" className="min-w-0">
      <RecentTestimonialsHead id="recent" className="mb-3 min-h-8" />
      {!recent && loading}
      {recent?.length === 0 && (
        <EmptyState
          icon={<Inbox aria-hidden="true" />}
          title="No testimonials yet"
          action={
            <>
              <LinkButton href="/collect">Collect Testimonials</LinkButton>
              {samples}
            </>
          }
        >
          Share your form or import the reviews you already have. New testimonials appear here.
        </EmptyState>
      )}
      {recent && recent.length > 0 && (
        <ul className="flex flex-col gap-3">
          {recent.map((testimonial) => (
            <li key={testimonial.id}>
              <RecentTestimonial testimonial={testimonial} Approve={Approve} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

const loading = (
  <output aria-label="Loading testimonials" className="flex flex-col gap-3">
    {['a', 'b', 'c'].map((key) => (
      <Card key={key} className="flex h-[9.5rem] flex-col gap-4">
        <div className="flex items-center gap-3">
          <Skeleton className="size-9" isRound />
          <Skeleton className="h-4 w-36" />
        </div>
        <Skeleton className="h-4 w-full" />
        <Skeleton className="h-4 w-3/5" />
      </Card>
    ))}
  </output>
)
