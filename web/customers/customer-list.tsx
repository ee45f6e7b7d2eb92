import type { Customer } from '#contract/customers.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { SearchX, Upload, UserPlus, Users } from 'lucide-react'
import { useMemo } from 'react'
import { distinctRows } from '../lib/distinct-rows.ts'
import { countWords, totalOf } from '../lib/list-total.ts'
import { sentenceOf } from '../lib/problem.ts'
import { Button } from '../ui/button.tsx'
import { CardGrid } from '../ui/card-grid.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { LoadFailure } from '../ui/load-failure.tsx'
import { LoadMore } from '../ui/load-more.tsx'
import { CustomerCard, CustomerCardSkeleton } from './customer-card.tsx'
import { type CustomerFilters, customersQuery } from './queries.ts'

const skeletons = ['a', 'b', 'c', 'd', 'e', 'f']

/** The customers in each state of their list. */
export function CustomerList({
  filters,
  onEmail,
  onDetails,
  onAdd,
  onImport,
  onClearFilters,
}: {
  filters: CustomerFilters
  onEmail: (customer: Customer) => void
  onDetails: (customer: Customer) => void
  onAdd: () => void
  onImport: () => void
  onClearFilters: () => void
}) {
  const list = useInfiniteQuery(customersQuery(filters))
  const rows = useMemo(() => distinctRows(list.data?.pages), [list.data])

  if (list.isPending) {
    return (
      <output
        aria-label="Loading customers"
        className="mt-6 grid grid-cols-[repeat(auto-fill,minmax(18.125rem,1fr))] gap-4"
      >
        {skeletons.map((key) => (
          <CustomerCardSkeleton key={key} />
        ))}
      </output>
    )
  }
  if (!list.data) {
    return (
      <div className="mt-6">
        <LoadFailure
          title="Your customers could not be loaded"
          failure={list.error}
          onRetry={() => void list.refetch()}
        />
      </div>
    )
  }
  if (rows.length === 0 && !list.hasNextPage) {
    const isFiltered = Object.keys(filters).length > 0
    return (
      <div className="mt-6">
        {isFiltered ? (
          <NoMatch onClearFilters={onClearFilters} />
        ) : (
          <NoCustomers onAdd={onAdd} onImport={onImport} />
        )}
      </div>
    )
  }
  const total = totalOf(list.data.pages, rows.length, list.hasNextPage)
  return (
    <section aria-label="Customers" aria-busy={list.isPlaceholderData} className="mt-5">
      <h2 className="mb-3 text-sm text-soft tabular-nums" aria-live="polite">
        {countWords(total, rows.length, 'customer')}
      </h2>
      <div className={clsx('transition-opacity', list.isPlaceholderData && 'opacity-60')}>
        <CardGrid
          label="Customers"
          rows={rows}
          total={total}
          usualHeightPx={160}
          renderCard={(row) => (
            <CustomerCard customer={row} onEmail={() => onEmail(row)} onDetails={() => onDetails(row)} />
          )}
        />
      </div>
      <LoadMore
        hasMore={list.hasNextPage && !list.isPlaceholderData}
        isPending={list.isFetchingNextPage}
        failure={
          list.isFetchNextPageError && sentenceOf(list.error, 'The next customers could not be loaded.')
        }
        onLoad={() => void list.fetchNextPage({ cancelRefetch: false })}
      />
    </section>
  )
}

function NoMatch({ onClearFilters }: { onClearFilters: () => void }) {
  return (
    <EmptyState
      icon={<SearchX aria-hidden="true" />}
      title="No customers found"
      action={
        <Button variant="secondary" onClick={onClearFilters}>
          Clear filters
        </Button>
      }
    >
      Try another search or status.
    </EmptyState>
  )
}

function NoCustomers({ onAdd, onImport }: { onAdd: () => void; onImport: () => void }) {
  return (
    <EmptyState
      icon={<Users aria-hidden="true" />}
      title="No customers yet"
      action={
        <>
          <Button onClick={onAdd}>
            <UserPlus aria-hidden="true" />
            Add Customer
          </Button>
          <Button variant="secondary" onClick={onImport}>
            <Upload aria-hidden="true" />
            Import a list
          </Button>
        </>
      }
    >
      Email your customers to ask for a testimonial.
    </EmptyState>
  )
}
