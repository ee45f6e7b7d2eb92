import { recoveryStates } from '#contract/testimonials.ts'
import { type TestimonialStats } from '#contract/testimonial-stats.ts'
import { HeartHandshake } from 'lucide-react'
import { useMemo, type ComponentProps } from 'react'
import { recoveryCopy } from '../lib/testimonial-copy.ts'
import { useListFilters } from '../lib/use-address-filters.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { NoMatch } from '../ui/no-match.tsx'
import { SearchAndStatus } from '../ui/search-and-status.tsx'
import { CopyFormLink } from './copy-form-link.tsx'
import { TestimonialList } from './testimonial-list.tsx'

interface FeedbackTabProps extends Pick<
  ComponentProps<typeof TestimonialList>,
  'decisions' | 'failedDeletions' | 'onView' | 'onEdit' | 'onDelete' | 'onPublish'
> {
  stats: TestimonialStats | undefined
}

/** Private feedback, each piece a case with a state. */
export function FeedbackTab({ stats, ...list }: FeedbackTabProps) {
  const { filters, change } = useListFilters('state', recoveryStates)
  const { state, search } = filters
  const asked = useMemo(
    () => ({ feedback: state ?? 'all', ...(search && { search }) }) as const,
    [state, search],
  )
  const counts = stats?.privateFeedback
  return (
    <>
      <SearchAndStatus
        label="Search private feedback"
        placeholder="Search name, company or text"
        name="state"
        statuses={[
          { value: 'all', label: 'All', count: counts && counts.open + counts.contacted + counts.resolved },
          ...recoveryStates.map((value) => ({
            value,
            label: recoveryCopy[value].label,
            count: counts?.[value],
          })),
        ]}
        filters={filters}
        onChange={change}
      />
      <TestimonialList
        {...list}
        filters={asked}
        noun="case"
        empty={
          state || search ? (
            <NoMatch
              title="No private feedback found"
              onClearFilters={() => change({ state: '', search: '' })}
            >
              No private feedback matches your search and filters.
            </NoMatch>
          ) : (
            noFeedback
          )
        }
      />
    </>
  )
}

const noFeedback = (
  <EmptyState
    icon={<HeartHandshake aria-hidden="true" />}
    title="No private feedback"
    action={<CopyFormLink />}
  >
    Ratings of 3 stars or fewer arrive here. Only your team sees them.
  </EmptyState>
)
