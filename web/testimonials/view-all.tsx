import { useQuery } from '@tanstack/react-query'
import { MessageSquareQuote } from 'lucide-react'
import { LinkButton } from '../ui/button/link-button.tsx'
import { EmptyState } from '../ui/message/empty-state.tsx'
import { AllTestimonials } from './all-testimonials.tsx'
import { NothingMatches } from './list/empty-list.tsx'
import { isNarrowed, noFilters, useFilters } from './filters/use-filters.ts'
import { statsQuery } from './queries.ts'
import { type PublishDialog, TestimonialWork } from './testimonial-work.tsx'

/** The list of /testimonials as a tab among the ways to collect. */
export function ViewAll({ PublishDialog }: { PublishDialog: PublishDialog }) {
  const { filters, viewed, change } = useFilters()
  const stats = useQuery(statsQuery)
  return (
    <TestimonialWork viewed={viewed} onView={(view) => change({ view })} PublishDialog={PublishDialog}>
      {(handling) => (
        <AllTestimonials
          filters={filters}
          stats={stats.data}
          badges="plain"
          empty={isNarrowed(filters) ? <NothingMatches onClear={() => change(noFilters)} /> : nothing}
          onChange={change}
          {...handling}
        />
      )}
    </TestimonialWork>
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
