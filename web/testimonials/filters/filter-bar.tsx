import type { TestimonialStats } from '#contract/testimonials/testimonial-stats.ts'
import { clsx } from 'clsx'
import { ListFilter } from 'lucide-react'
import { useState } from 'react'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { useIsWide } from '../../lib/use-is-wide.ts'
import { Button } from '../../ui/button/button.tsx'
import { WideLabel } from '../../ui/button/wide-label.tsx'
import { Popover } from '../../ui/menu/popover.tsx'
import { SearchAndStatus } from '../../ui/search/search-and-status.tsx'
import type { ListFilters } from '../list/cached-lists.ts'
import { useCounts } from '../use-counts.ts'
import { RatingSelect } from './rating-select.tsx'
import { moreFilters } from './use-filters.ts'

const MoreFilters = lazyPart(() => import('./more-filters.tsx').then((m) => m.MoreFilters))
const TagsDialog = lazyPart(() => import('../dialogs/tags-dialog.tsx').then((m) => m.TagsDialog))

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

/** What narrows the list, in one row. Where it is narrow, the rating is chosen among the other filters. */
export function FilterBar({ filters, stats, onChange }: FilterBarProps) {
  const isWide = useIsWide()
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
      placeholder="Search"
      statuses={statuses}
      filters={{ ...others, ...(chosen && { status: chosen }) }}
      onChange={change}
    >
      {isWide && (
        <RatingSelect
          aria-label="Rating"
          look="tool"
          className="w-30 shrink-0"
          rating={filters.rating}
          onRating={(rating) => onChange({ rating })}
        />
      )}
      <FilterMenu filters={filters} stats={stats} isWide={isWide} onChange={onChange} />
    </SearchAndStatus>
  )
}

function FilterMenu({ filters, stats, isWide, onChange }: FilterBarProps & { isWide: boolean }) {
  const [open, setOpen] = useState<'filters' | 'tags'>()
  const inMenu = isWide ? moreFilters : [...moreFilters, 'rating' as const]
  const count = inMenu.filter((name) => filters[name]).length
  return (
    <>
      <Popover
        label="Filters"
        isOpen={open === 'filters'}
        onToggle={(isOpen) => setOpen(isOpen ? 'filters' : undefined)}
        align="end"
        trigger={
          <Button variant="secondary" size="tool" className={clsx(count > 0 && 'border-accent!')}>
            <ListFilter aria-hidden="true" />
            <WideLabel>Filters</WideLabel>
            {count > 0 && ` (${count})`}
          </Button>
        }
      >
        <MoreFilters
          filters={filters}
          sources={stats?.otherRatings ?? []}
          hasRating={!isWide}
          onManageTags={() => setOpen('tags')}
          onChange={onChange}
        />
      </Popover>
      {open === 'tags' && <TagsDialog onClose={() => setOpen(undefined)} />}
    </>
  )
}
