import type { TestimonialStats } from '#contract/testimonials.ts'
import { useRef, useState } from 'react'
import { SearchInput } from '../ui/search-input.tsx'
import { SegmentedFilter } from '../ui/segmented-filter.tsx'
import { Select } from '../ui/select.tsx'
import type { ListFilters } from './cached-lists.ts'

const searchAfterMs = 250

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
    <search className="flex flex-wrap items-center gap-3">
      <SearchBox search={filters.search ?? ''} onSearch={(search) => onChange({ search })} />
      <SegmentedFilter
        label="Status"
        options={statuses}
        value={filters.status ?? 'all'}
        onChange={(status) => onChange({ status: status === 'all' ? '' : status })}
      />
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
    </search>
  )
}

/** Searches when typing rests; what is typed never waits for the answer. */
function SearchBox({ search, onSearch }: { search: string; onSearch: (search: string) => void }) {
  const [typed, setTyped] = useState(search)
  const [seen, setSeen] = useState(search)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // The address may change without us, by "Clear filters" or the browser's back button.
  if (search !== seen) {
    setSeen(search)
    if (search !== typed.trim()) setTyped(search)
  }
  return (
    <SearchInput
      label="Search testimonials"
      placeholder="Search name, company or words"
      className="min-w-56 grow basis-56"
      maxLength={200}
      value={typed}
      onChange={(event) => {
        const { value } = event.target
        setTyped(value)
        clearTimeout(timer.current)
        timer.current = setTimeout(() => onSearch(value.trim()), searchAfterMs)
      }}
    />
  )
}
