import { testimonialSorts } from '#contract/testimonials/testimonial-filters.ts'
import { Bookmark } from 'lucide-react'
import { useState } from 'react'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { Select } from '../../ui/form/select.tsx'
import { Popover } from '../../ui/menu/popover.tsx'
import type { ListFilters } from '../list/cached-lists.ts'
import { sortCopy } from './use-filters.ts'

const SavedViews = lazyPart(() => import('./saved-views.tsx').then((m) => m.SavedViews))

interface ListToolsProps {
  filters: ListFilters
  onChange: (values: Readonly<Record<string, string>>) => void
}

/** In what order the list stands, and the filters that were saved. */
export function ListTools({ filters, onChange }: ListToolsProps) {
  const [areViewsOpen, setAreViewsOpen] = useState(false)
  return (
    <>
      <Select
        aria-label="Sort by"
        look="quiet"
        value={filters.sort ?? ''}
        onChange={(event) => onChange({ sort: event.target.value })}
      >
        <option value="">{filters.search ? 'Best match' : sortCopy.newest}</option>
        {testimonialSorts
          .filter((sort) => sort !== 'newest' || filters.search)
          .map((sort) => (
            <option key={sort} value={sort}>
              {sortCopy[sort]}
            </option>
          ))}
      </Select>
      <Popover
        label="Views"
        isOpen={areViewsOpen}
        onToggle={setAreViewsOpen}
        align="end"
        trigger={<IconButton label="Views" size="small" icon={<Bookmark />} />}
      >
        <SavedViews filters={filters} onChange={onChange} onClose={() => setAreViewsOpen(false)} />
      </Popover>
    </>
  )
}
