import { DelayedSearch } from '../ui/delayed-search.tsx'
import { SegmentedFilter } from '../ui/segmented-filter.tsx'
import type { LedgerFilters } from './queries.ts'

const states = [
  { value: 'all', label: 'All' },
  { value: 'given', label: 'Handed out' },
  { value: 'waiting', label: 'Waiting' },
] as const

export function LedgerFilterBar({
  filters: { state, search = '' },
  onChange,
}: {
  filters: LedgerFilters
  onChange: (values: Readonly<Record<string, string>>) => void
}) {
  return (
    <search className="flex flex-wrap items-center gap-3">
      <DelayedSearch
        label="Search rewards"
        placeholder="Search by name, email or code"
        search={search}
        onSearch={(search) => onChange({ search })}
      />
      <SegmentedFilter
        label="Status"
        options={states}
        value={state ?? 'all'}
        onChange={(chosen) => onChange({ state: chosen === 'all' ? '' : chosen })}
      />
    </search>
  )
}
