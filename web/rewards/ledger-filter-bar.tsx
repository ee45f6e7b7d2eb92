import { useRef, useState } from 'react'
import { SearchInput } from '../ui/search-input.tsx'
import { SegmentedFilter } from '../ui/segmented-filter.tsx'
import type { LedgerFilters } from './queries.ts'

const searchAfterMs = 250
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
  const [typed, setTyped] = useState(search)
  const [seen, setSeen] = useState(search)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // The address may change without us, by "Clear filters" or the browser's back button.
  if (search !== seen) {
    setSeen(search)
    if (search !== typed.trim()) setTyped(search)
  }
  return (
    <search className="flex flex-wrap items-center gap-3">
      <SearchInput
        label="Search rewards"
        placeholder="Search name, email or code"
        className="min-w-56 grow basis-56"
        maxLength={200}
        value={typed}
        onChange={(event) => {
          const { value } = event.target
          setTyped(value)
          clearTimeout(timer.current)
          timer.current = setTimeout(() => onChange({ search: value.trim() }), searchAfterMs)
        }}
      />
      <SegmentedFilter
        label="State"
        options={states}
        value={state ?? 'all'}
        onChange={(chosen) => onChange({ state: chosen === 'all' ? '' : chosen })}
      />
    </search>
  )
}
