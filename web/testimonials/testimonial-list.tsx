import { useInfiniteQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useRows } from '../lib/use-rows.ts'
import { CardGridLoading } from '../ui/card-grid-loading.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { CountedList } from '../ui/paged-list.tsx'
import { BulkBar } from './bulk-bar.tsx'
import type { ListFilters } from './cached-lists.ts'
import type { CardHandlers } from './card-footer.tsx'
import { CardSkeleton } from './card-skeleton.tsx'
import { EmptyList } from './empty-list.tsx'
import { listQuery } from './queries.ts'
import { TestimonialGrid } from './testimonial-grid.tsx'
import type { useDecisions } from './use-decisions.ts'
import { useSelection } from './use-selection.ts'

type TestimonialListProps = {
  filters: ListFilters
  formLink: string | undefined
  decisions: ReturnType<typeof useDecisions>
  failedDeletions: ReadonlySet<string>
  onImport: () => void
  onClearFilters: () => void
} & Pick<CardHandlers, 'onView' | 'onEdit' | 'onDelete'>

/** The list in each of its states, and what can be done with several at once. */
export function TestimonialList({
  filters,
  formLink,
  decisions,
  failedDeletions,
  onImport,
  onClearFilters,
  ...handlers
}: TestimonialListProps) {
  const list = useInfiniteQuery(listQuery(filters))
  const rows = useRows(list)
  const selection = useSelection(rows)
  const { selected, selectable } = selection
  const title = useRef<HTMLHeadingElement>(null)

  const heading = (count: string) => (
    <div className="mb-3 flex min-h-8 flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <h2 ref={title} tabIndex={-1} className="rounded-sm text-sm text-soft tabular-nums" aria-live="polite">
        {count}
      </h2>
      {selectable.length > 0 && <SelectAll selection={selection} hasMore={list.hasNextPage} />}
    </div>
  )
  return (
    <>
      <CountedList
        list={list}
        rows={rows}
        label="Testimonials"
        noun="testimonial"
        heading={heading}
        loading={<CardGridLoading label="Loading testimonials" card={<CardSkeleton />} />}
        failure="Testimonials could not be loaded"
        nextFailure="More testimonials could not be loaded."
        empty={
          <EmptyList
            isFiltered={Object.keys(filters).length > 0}
            formLink={formLink}
            onClearFilters={onClearFilters}
            onImport={onImport}
          />
        }
      >
        {(total) => (
          <TestimonialGrid
            rows={rows}
            total={total}
            isSelected={selection.isSelected}
            isDeciding={decisions.isDeciding}
            failedDeletions={failedDeletions}
            onSelect={selection.select}
            onDecide={decisions.decide}
            {...handlers}
          />
        )}
      </CountedList>
      {selected.length > 0 && (
        <BulkBar
          count={selected.length}
          isPending={decisions.isDecidingSeveral}
          next={title}
          onDecide={(status) => decisions.decideSeveral(selected, status, selection.clear)}
          onClear={selection.clear}
        />
      )}
    </>
  )
}

function SelectAll({
  selection: { selected, selectable, selectAll, clear },
  hasMore,
}: {
  selection: ReturnType<typeof useSelection>
  hasMore: boolean
}) {
  return (
    <Checkbox
      label={`Select all ${selectable.length.toLocaleString()} pending${hasMore ? ' loaded so far' : ''}`}
      checked={selected.length === selectable.length}
      ref={(box) => {
        if (box) box.indeterminate = selected.length > 0 && selected.length < selectable.length
      }}
      onChange={(event) => (event.target.checked ? selectAll() : clear())}
    />
  )
}
