import type { ReactNode } from 'react'
import { DelayedSearch } from '../../ui/search/delayed-search.tsx'

interface ListFiltersProps {
  /** What is listed: `users`. */
  what: string
  placeholder: string
  search: string | undefined
  onSearch: (search: string) => void
  /** What else narrows the list. */
  children: ReactNode
}

/** The row above a list: words to search for, and its other filters. */
export function ListFilters({ what, placeholder, search = '', onSearch, children }: ListFiltersProps) {
  return (
    <search className="flex flex-wrap items-center gap-3">
      <DelayedSearch label={`Search ${what}`} placeholder={placeholder} search={search} onSearch={onSearch} />
      {children}
    </search>
  )
}
