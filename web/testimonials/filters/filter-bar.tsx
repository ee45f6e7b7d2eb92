import { testimonialSorts } from '#contract/testimonials/testimonial-filters.ts'
import type { TestimonialStats } from '#contract/testimonials/testimonial-stats.ts'
import { ListFilter } from 'lucide-react'
import { useState } from 'react'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Popover } from '../../ui/menu/popover.tsx'
import { SearchAndStatus } from '../../ui/search/search-and-status.tsx'
import { Select } from '../../ui/form/select.tsx'
import type { ListFilters } from '../list/cached-lists.ts'
import { useCounts } from '../use-counts.ts'
import { moreFilters, sortCopy } from './use-filters.ts'

const MoreFilters = lazyPart(() => import('./more-filters.tsx').then((m) => m.MoreFilters))
const TagsDialog = lazyPart(() => import('../dialogs/tags-dialog.tsx').then((m) => m.TagsDialog))
const SavedViews = lazyPart(() => import('./saved-views.tsx').then((m) => m.SavedViews))

interface FilterBarProps {
  filters: ListFilters
  stats: TestimonialStats | undefined
  onChange: (values: Readonly<Record<string, string>>) => void
}

const statusLabels = {
  all: 'All',
  pending: 'Pending Review',
  approved: 'Approved',
  rejected: 'Rejected',
  hidden: 'Hidden',
} as const
const statusNames = ['all', 'pending', 'approved', 'rejected', 'hidden'] as const
const filtersOf = {
  all: {},
  pending: { status: 'pending' },
  approved: { status: 'approved' },
  rejected: { status: 'rejected' },
  hidden: { isHidden: 'true' },
} as const

export function FilterBar({ filters, stats, onChange }: FilterBarProps) {
  const { status, isHidden, ...others } = filters
  const counts = useCounts(others, filtersOf, stats && { ...stats, all: stats.total })
  const statuses = statusNames.map((value) => ({ value, label: statusLabels[value], count: counts[value] }))
  const chosen = isHidden ? 'hidden' : status
  // Hidden is no status, but stands among them: one is chosen instead of the other.
  const change = ({ status, ...values }: Readonly<Record<string, string>>) =>
    onChange(
      status === undefined
        ? values
        : {
            ...values,
            status: status === 'hidden' ? '' : status,
            isHidden: status === 'hidden' ? 'true' : '',
          },
    )
  return (
    <SearchAndStatus
      label="Search testimonials"
      placeholder="Search name, company or text"
      statuses={statuses}
      filters={{ ...others, ...(chosen && { status: chosen }) }}
      onChange={change}
    >
      {/* Too long for one line, these four go to the next together. */}
      <div className="flex flex-wrap items-center gap-3 max-sm:w-full">
        <RatingAndOrder filters={filters} onChange={onChange} />
        <FilterMenus filters={filters} stats={stats} onChange={onChange} />
      </div>
    </SearchAndStatus>
  )
}

function RatingAndOrder({ filters, onChange }: Pick<FilterBarProps, 'filters' | 'onChange'>) {
  return (
    <>
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
      <Select
        aria-label="Sort by"
        className="w-40 max-sm:grow"
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
    </>
  )
}

function FilterMenus({ filters, stats, onChange }: FilterBarProps) {
  const [open, setOpen] = useState<'filters' | 'views' | 'tags'>()
  const count = moreFilters.filter((name) => filters[name]).length
  return (
    <div className="flex gap-2">
      <Popover
        label="Filters"
        isOpen={open === 'filters'}
        onToggle={(isOpen) => setOpen(isOpen ? 'filters' : undefined)}
        align="start"
        trigger={
          <Button variant="secondary">
            <ListFilter aria-hidden="true" />
            {count > 0 ? `Filters (${count})` : 'Filters'}
          </Button>
        }
      >
        <MoreFilters
          filters={filters}
          sources={stats?.otherRatings ?? []}
          onManageTags={() => setOpen('tags')}
          onChange={onChange}
        />
      </Popover>
      <Popover
        label="Views"
        isOpen={open === 'views'}
        onToggle={(isOpen) => setOpen(isOpen ? 'views' : undefined)}
        align="start"
        trigger={<Button variant="secondary">Views</Button>}
      >
        <SavedViews filters={filters} onChange={onChange} onClose={() => setOpen(undefined)} />
      </Popover>
      {open === 'tags' && <TagsDialog onClose={() => setOpen(undefined)} />}
    </div>
  )
}
