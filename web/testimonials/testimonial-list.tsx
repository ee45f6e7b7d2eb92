import { useRef, type ReactNode, type RefObject } from 'react'
import { usePagedRows } from '../lib/use-rows.ts'
import { CardGridLoading } from '../ui/card-grid-loading.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { CountedList } from '../ui/paged-list.tsx'
import { BulkBar } from './bulk-bar.tsx'
import type { ListFilters } from './cached-lists.ts'
import type { CardHandlers } from './card-footer.tsx'
import { CardSkeleton } from './card-skeleton.tsx'
import { listQuery } from './queries.ts'
import { TestimonialGrid } from './testimonial-grid.tsx'
import type { useDecisions } from './use-decisions.ts'
import { useSelection } from './use-selection.ts'

type TestimonialListProps = {
  filters: ListFilters
  /** What one row is, small; a testimonial unless said. */
  noun?: string
  /** What stands there when there is none. */
  empty: ReactNode
  decisions: ReturnType<typeof useDecisions>
  failedDeletions: ReadonlySet<string>
} & Pick<CardHandlers, 'onView' | 'onEdit' | 'onDelete'>

/** The list in each of its states, and what can be done with several at once. */
export function TestimonialList({
  filters,
  noun = 'testimonial',
  empty,
  decisions,
  failedDeletions,
  ...handlers
}: TestimonialListProps) {
  const { list, rows } = usePagedRows(listQuery(filters))
  const selection = useSelection(rows)
  const { selectable } = selection
  const title = useRef<HTMLHeadingElement>(null)

  const heading = (count: string) => (
    <Heading ref={title} count={count}>
      {selectable.length > 0 && <SelectAll selection={selection} hasMore={list.hasNextPage} />}
    </Heading>
  )
  return (
    <>
      <CountedList
        list={list}
        rows={rows}
        noun={noun}
        heading={heading}
        loading={<CardGridLoading label="Loading testimonials" card={<CardSkeleton />} />}
        failure="Testimonials could not be loaded"
        nextFailure="More testimonials could not be loaded."
        empty={empty}
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
            onGoBack={decisions.goBack}
            {...handlers}
          />
        )}
      </CountedList>
      <Selected selection={selection} decisions={decisions} next={title} />
    </>
  )
}

function Selected({
  selection: { selected, clear },
  decisions,
  next,
}: {
  selection: ReturnType<typeof useSelection>
  decisions: ReturnType<typeof useDecisions>
  next: RefObject<HTMLHeadingElement | null>
}) {
  if (selected.length === 0) return null
  return (
    <BulkBar
      count={selected.length}
      isPending={decisions.isDecidingSeveral}
      next={next}
      onDecide={(status) => decisions.decideSeveral(selected, status, clear)}
      onClear={clear}
    />
  )
}

function Heading({
  ref,
  count,
  children,
}: {
  ref: RefObject<HTMLHeadingElement | null>
  count: string
  children: ReactNode
}) {
  return (
    <div className="mb-3 flex min-h-8 flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <h2 ref={ref} tabIndex={-1} className="rounded-sm text-sm text-soft tabular-nums" aria-live="polite">
        {count}
      </h2>
      {children}
    </div>
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
