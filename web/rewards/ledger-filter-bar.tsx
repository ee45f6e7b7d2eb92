import { SearchAndStatus } from '../ui/search-and-status.tsx'
import type { LedgerFilters } from './queries.ts'

const states = [
  { value: 'all', label: 'All' },
  { value: 'given', label: 'Handed out' },
  { value: 'waiting', label: 'Waiting' },
] as const

export function LedgerFilterBar({
  filters: { state, search },
  onChange,
}: {
  filters: LedgerFilters
  onChange: (values: Readonly<Record<string, string>>) => void
}) {
  return (
    <SearchAndStatus
      label="Search rewards"
      placeholder="Search by name, email or code"
      search={search}
      onSearch={(search) => onChange({ search })}
      statuses={states}
      status={state}
      onStatus={(state) => onChange({ state })}
    />
  )
}
