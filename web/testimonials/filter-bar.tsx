import type { TestimonialStats } from '#contract/testimonials.ts'
import { SearchAndStatus } from '../ui/search-and-status.tsx'
import { Select } from '../ui/select.tsx'
import type { ListFilters } from './cached-lists.ts'

export function FilterBar({
  filters,
  stats,
  onChange,
}: {
  filters: ListFilters
  stats: TestimonialStats | undefined
  onChange: (values: Readonly<Record<string, string>>) => void
}) {
  const statuses = [
    { value: 'all', label: 'All', count: stats?.total },
    { value: 'pending', label: 'Pending Review', count: stats?.pending },
    { value: 'approved', label: 'Approved', count: stats?.approved },
    { value: 'rejected', label: 'Rejected', count: stats?.rejected },
  ] as const
  return (
    <SearchAndStatus
      label="Search testimonials"
      placeholder="Search name, company or text"
      statuses={statuses}
      filters={filters}
      onChange={onChange}
    >
      <Select
        aria-label="Rating"
        className="w-36 max-sm:grow"
        value={filters.rating ?? ''}
        onChange={(event) => onChange({ rating: event.target.value })}
      >
        <option value="">All ratings</option>
        {[5, 4, 3, 2, 1].map((stars) => (
          <option key={stars} value={stars}>
            {stars === 1 ? '1 star' : `${stars} stars`}
          </option>
        ))}
      </Select>
    </SearchAndStatus>
  )
}
