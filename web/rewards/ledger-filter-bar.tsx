import { SearchAndStatus } from '../ui/search/search-and-status.tsx'
import type { LedgerFilters } from './queries.ts'

const states = [
  { value: 'all', label: 'All' },
  { value: 'given', label: 'Handed out' },
  { value: 'waiting', label: 'Waiting' },
] as const

export function LedgerFilterBar({
  filters,
  onChange,
}: {
  filters: LedgerFilters
  onChange: (values: Readonly<Record<string, string>>) => void
}) {
  return (
    <SearchAndStatus
      label="Search rewards"
      placeholder="Search by name, email or code"
      statuses={states}
      name="state"
      filters={filters}
      onChange={onChange}
    />
  )
}
