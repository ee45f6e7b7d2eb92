import { useInfiniteQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useMemo, useRef } from 'react'
import { sentenceOf } from '../lib/problem.ts'
import { Checkbox } from '../ui/checkbox.tsx'
import { LoadFailure } from '../ui/load-failure.tsx'
import { LoadMore } from '../ui/load-more.tsx'
import { BulkBar } from './bulk-bar.tsx'
import type { ListFilters } from './cached-lists.ts'
import type { CardHandlers } from './card-footer.tsx'
import { CardSkeleton } from './card-skeleton.tsx'
import { EmptyList } from './empty-list.tsx'
import { distinctRows } from '../lib/distinct-rows.ts'
import { countWords, totalOf } from '../lib/list-total.ts'
import { listQuery } from './queries.ts'
import { TestimonialGrid } from './testimonial-grid.tsx'
import type { useDecisions } from './use-decisions.ts'
import { useSelection } from './use-selection.ts'

const skeletons = ['a', 'b', 'c', 'd', 'e', 'f']

/** The list in each of its states, and what can be done with several at once. */
export function TestimonialList({
  filters,
  formLink,
  decisions,
  failedDeletions,
  onImport,
  onClearFilters,
  ...handlers
}: {
  filters: ListFilters
  formLink: string | undefined
  decisions: ReturnType<typeof useDecisions>
  failedDeletions: ReadonlySet<string>
  onImport: () => void
  onClearFilters: () => void
} & Pick<CardHandlers, 'onView' | 'onEdit' | 'onDelete'>) {
  const list = useInfiniteQuery(listQuery(filters))
  const rows = useMemo(() => distinctRows(list.data?.pages), [list.data])
  const selection = useSelection(rows)
  const { selected, selectable } = selection
  const heading = useRef<HTMLHeadingElement>(null)

  if (list.isPending) {
    return (
      <output
        aria-label="Loading testimonials"
        className="mt-6 grid grid-cols-[repeat(auto-fill,minmax(18.125rem,1fr))] gap-4"
      >
        {skeletons.map((key) => (
          <CardSkeleton key={key} />
        ))}
      </output>
    )
  }
  if (!list.data) {
    return (
      <div className="mt-6">
        <LoadFailure
          title="Testimonials could not be loaded"
          failure={list.error}
          onRetry={() => void list.refetch()}
        />
      </div>
    )
  }
  if (rows.length === 0 && !list.hasNextPage) {
    return (
      <div className="mt-6">
        <EmptyList
          isFiltered={Object.keys(filters).length > 0}
          formLink={formLink}
          onClearFilters={onClearFilters}
          onImport={onImport}
        />
      </div>
    )
  }
  const total = totalOf(list.data.pages, rows.length, list.hasNextPage)
  return (
    <section aria-label="Testimonials" aria-busy={list.isPlaceholderData} className="mt-5">
      <div className="mb-3 flex min-h-8 flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2
          ref={heading}
          tabIndex={-1}
          className="rounded-sm text-sm text-soft tabular-nums"
          aria-live="polite"
        >
          {countWords(total, rows.length, 'testimonial')}
        </h2>
        {selectable.length > 0 && (
          <Checkbox
            label={`Select all ${selectable.length.toLocaleString()} pending${list.hasNextPage ? ' loaded so far' : ''}`}
            checked={selected.length === selectable.length}
            ref={(box) => {
              if (box) box.indeterminate = selected.length > 0 && selected.length < selectable.length
            }}
            onChange={(event) => (event.target.checked ? selection.selectAll() : selection.clear())}
          />
        )}
      </div>
      <div className={clsx('transition-opacity', list.isPlaceholderData && 'opacity-60')}>
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
      </div>
      <LoadMore
        hasMore={list.hasNextPage && !list.isPlaceholderData}
        isPending={list.isFetchingNextPage}
        failure={
          list.isFetchNextPageError && sentenceOf(list.error, 'More testimonials could not be loaded.')
        }
        onLoad={() => void list.fetchNextPage({ cancelRefetch: false })}
      />
      {selected.length > 0 && (
        <BulkBar
          count={selected.length}
          isPending={decisions.isDecidingSeveral}
          next={heading}
          onDecide={(status) => decisions.decideSeveral(selected, status, selection.clear)}
          onClear={selection.clear}
        />
      )}
    </section>
  )
}
