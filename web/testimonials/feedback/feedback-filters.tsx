import { recoveryStates } from '#contract/testimonials/testimonials.ts'
import { type TestimonialStats } from '#contract/testimonials/testimonial-stats.ts'
import { HeartHandshake } from 'lucide-react'
import { useMemo, type ComponentProps, type ReactNode } from 'react'
import { recoveryCopy } from '../../lib/copy/testimonial-copy.ts'
import { useListFilters } from '../../lib/address/use-address-filters.ts'
import { EmptyState } from '../../ui/message/empty-state.tsx'
import { NoMatch } from '../../ui/message/no-match.tsx'
import { SearchAndStatus } from '../../ui/search/search-and-status.tsx'
import { CopyFormLink } from '../list/copy-form-link.tsx'
import type { TestimonialList } from '../list/testimonial-list.tsx'
import { useCounts } from '../use-counts.ts'

type Cases = TestimonialStats['privateFeedback']

interface FeedbackFiltersProps {
  stats: TestimonialStats | undefined
  /** The list of what is left, and what stands there instead when that is none. */
  children: (cases: Pick<ComponentProps<typeof TestimonialList>, 'filters' | 'empty'>) => ReactNode
}

const allOf = (cases: Cases) => cases.open + cases.contacted + cases.resolved

/** The recovery cases by state: private feedback, and low reviews from platforms. */
export function recoveryCasesOf({ privateFeedback: own, outsideCases: outside }: TestimonialStats): Cases {
  return {
    open: own.open + outside.open,
    contacted: own.contacted + outside.contacted,
    resolved: own.resolved + outside.resolved,
  }
}

const filtersOf = {
  all: { feedback: 'all' },
  open: { feedback: 'open' },
  contacted: { feedback: 'contacted' },
  resolved: { feedback: 'resolved' },
} as const

/** Which recovery cases are listed: by their state, or by words. */
export function FeedbackFilters({ stats, children }: FeedbackFiltersProps) {
  const { filters, change } = useListFilters('state', recoveryStates)
  const { state, search } = filters
  const asked = useMemo(
    () => ({ feedback: state ?? 'all', ...(search && { search }) }) as const,
    [state, search],
  )
  const cases = stats && recoveryCasesOf(stats)
  const counts = useCounts(search ? { search } : {}, filtersOf, cases && { ...cases, all: allOf(cases) })
  return (
    <>
      <SearchAndStatus
        label="Search private feedback"
        placeholder="Search name, company or text"
        name="state"
        statuses={[
          { value: 'all', label: 'All', count: counts.all },
          ...recoveryStates.map((value) => ({
            value,
            label: recoveryCopy[value].label,
            count: counts[value],
          })),
        ]}
        filters={filters}
        onChange={change}
      />
      {stats && allOf(stats.outsideCases) > 0 && (
        <p className="mt-4 max-w-[70ch] text-base text-soft">
          Low reviews from platforms are here too. They stay public where they were written.
        </p>
      )}
      {children({
        filters: asked,
        empty:
          state || search ? <NoCaseFound onClear={() => change({ state: '', search: '' })} /> : noFeedback,
      })}
    </>
  )
}

function NoCaseFound({ onClear }: { onClear: () => void }) {
  return (
    <NoMatch title="No private feedback found" onClearFilters={onClear}>
      No private feedback matches your search and filters.
    </NoMatch>
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
