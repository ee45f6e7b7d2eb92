import { useInfiniteQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { BookOpenText, SearchX } from 'lucide-react'
import { distinctRows } from '../lib/distinct-rows.ts'
import { sentenceOf } from '../lib/problem.ts'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { LoadFailure } from '../ui/load-failure.tsx'
import { LoadMore } from '../ui/load-more.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { LedgerTable } from './ledger-table.tsx'
import { ledgerQuery, type LedgerFilters } from './queries.ts'

/** The ledger in each of its states. */
export function LedgerList({
  filters,
  onClearFilters,
}: {
  filters: LedgerFilters
  onClearFilters: () => void
}) {
  const list = useInfiniteQuery(ledgerQuery(filters))
  if (list.isPending) {
    return (
      <output aria-label="Loading the ledger" className="mt-6 flex flex-col gap-2">
        {['a', 'b', 'c', 'd', 'e'].map((key) => (
          <Skeleton key={key} className="h-13 w-full" />
        ))}
      </output>
    )
  }
  if (!list.data) {
    return (
      <div className="mt-6">
        <LoadFailure
          title="The ledger could not be loaded"
          failure={list.error}
          onRetry={() => void list.refetch()}
        />
      </div>
    )
  }
  const rows = distinctRows(list.data.pages)
  if (rows.length === 0) {
    return (
      <div className="mt-6">
        {Object.keys(filters).length > 0 ? (
          <EmptyState
            icon={<SearchX aria-hidden="true" />}
            title="No rewards found"
            action={
              <Button variant="secondary" onClick={onClearFilters}>
                Clear filters
              </Button>
            }
          >
            No rewards match your filters.
          </EmptyState>
        ) : (
          <EmptyState
            icon={<BookOpenText aria-hidden="true" />}
            title="No rewards yet"
            action={<LinkButton href="/rewards">Set up rewards</LinkButton>}
          >
            Turn on rewards to see each one here.
          </EmptyState>
        )}
      </div>
    )
  }
  const total = list.data.pages.at(-1)?.total ?? rows.length
  return (
    <section aria-label="Rewards" aria-busy={list.isPlaceholderData} className="mt-5">
      <h2 className="mb-3 text-sm text-soft tabular-nums" aria-live="polite">
        {total === 1 ? '1 reward' : `${total.toLocaleString()} rewards`}
      </h2>
      <div className={clsx('transition-opacity', list.isPlaceholderData && 'opacity-60')}>
        <LedgerTable rows={rows} />
      </div>
      <LoadMore
        hasMore={list.hasNextPage && !list.isPlaceholderData}
        isPending={list.isFetchingNextPage}
        failure={list.isFetchNextPageError && sentenceOf(list.error, 'The next rewards could not be loaded.')}
        onLoad={() => void list.fetchNextPage({ cancelRefetch: false })}
      />
    </section>
  )
}
