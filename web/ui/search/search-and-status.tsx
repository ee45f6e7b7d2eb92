import type { ReactNode } from 'react'
import { useIsWide } from '../../lib/use-is-wide.ts'
import { DelayedSearch } from './delayed-search.tsx'
import { SegmentedFilter } from './segmented-filter.tsx'

interface Option<Status> {
  value: Status | 'all'
  label: string
  count?: number | undefined
}

/** What narrows a list, in one row: words, a status, which moves sideways where it has no room, and what else `children` ask. */
export function SearchAndStatus<Status extends string>({
  label,
  placeholder,
  statuses,
  name = 'status',
  filters: { search = '', [name]: status },
  onChange,
  children,
}: {
  label: string
  /** Where there is room for it. */
  placeholder: string
  /** The first is `all`. */
  statuses: readonly Option<Status>[]
  /** What the list calls a status. */
  name?: 'status' | 'state'
  filters: { search?: string; status?: Status; state?: Status }
  /** Gets what was changed; an empty text for all. */
  onChange: (values: Readonly<Record<string, string>>) => void
  children?: ReactNode
}) {
  const isWide = useIsWide()
  return (
    <search className="flex items-center gap-2">
      <DelayedSearch
        label={label}
        placeholder={isWide ? placeholder : 'Search'}
        search={search}
        onSearch={(search) => onChange({ search })}
      />
      <SegmentedFilter
        label="Status"
        options={statuses}
        value={status ?? 'all'}
        onChange={(chosen) => onChange({ [name]: chosen === 'all' ? '' : chosen })}
      />
      {children}
    </search>
  )
}
