import { recoveryStates } from '#contract/testimonials/testimonials.ts'
import { type TestimonialStats } from '#contract/testimonials/testimonial-stats.ts'
import { recoveryCopy } from '../../lib/copy/testimonial-copy.ts'
import { SearchAndStatus } from '../../ui/search/search-and-status.tsx'
import { useCounts } from '../use-counts.ts'
import type { useCases } from './use-cases.tsx'

type Cases = TestimonialStats['privateFeedback']

interface FeedbackFiltersProps extends Pick<ReturnType<typeof useCases>, 'filters'> {
  stats: TestimonialStats | undefined
  onChange: (values: Readonly<Record<string, string>>) => void
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

/** Narrows the list of recovery cases to a state, or to words. */
export function FeedbackFilters({ filters, stats, onChange }: FeedbackFiltersProps) {
  const { search } = filters
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
        onChange={onChange}
      />
    </>
  )
}

/** Why there are public reviews in a private list. */
export function OutsideCasesNote({ stats }: { stats: TestimonialStats | undefined }) {
  if (!stats || allOf(stats.outsideCases) === 0) return null
  return (
    <p className="pr-2 text-sm text-soft max-sm:hidden">
      Includes low reviews from platforms. They stay public there.
    </p>
  )
}
