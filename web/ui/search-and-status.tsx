import type { ReactNode } from 'react'
import { DelayedSearch } from './delayed-search.tsx'
import { SegmentedFilter } from './segmented-filter.tsx'

interface Option<Status> {
  value: Status | 'all'
  label: string
  count?: number | undefined
}

/** What narrows a list: words, a status, and what else `children` ask. */
export function SearchAndStatus<Status extends string>({
  label,
  placeholder,
  search = '',
  onSearch,
  statuses,
  status,
  onStatus,
  children,
}: {
  label: string
  placeholder: string
  search: string | undefined
  onSearch: (search: string) => void
  /** The first is `all`. */
  statuses: readonly Option<Status>[]
  status: Status | undefined
  /** Gets an empty text for all. */
  onStatus: (status: Status | '') => void
  children?: ReactNode
}) {
  return (
    <search className="flex flex-wrap items-center gap-3">
      <DelayedSearch label={label} placeholder={placeholder} search={search} onSearch={onSearch} />
      <SegmentedFilter
        label="Status"
        options={statuses}
        value={status ?? 'all'}
        onChange={(chosen) => onStatus(chosen === 'all' ? '' : chosen)}
      />
      {children}
    </search>
  )
}
