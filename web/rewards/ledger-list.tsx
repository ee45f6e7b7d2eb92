import { useInfiniteQuery } from '@tanstack/react-query'
import { BookOpenText } from 'lucide-react'
import { useRows } from '../lib/use-rows.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { NoMatch } from '../ui/no-match.tsx'
import { CountedList } from '../ui/paged-list.tsx'
import { LoadingLines } from '../ui/loading-lines.tsx'
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
  const rows = useRows(list)
  const isFiltered = Object.keys(filters).length > 0
  return (
    <CountedList
      list={list}
      rows={rows}
      label="Rewards"
      noun="reward"
      loading={
        <LoadingLines
          label="Loading the ledger"
          lines={['h-13 w-full', 'h-13 w-full', 'h-13 w-full', 'h-13 w-full', 'h-13 w-full']}
          className="flex flex-col gap-2"
        />
      }
      failure="The ledger could not be loaded"
      nextFailure="The next rewards could not be loaded."
      empty={
        isFiltered ? (
          <NoMatch title="No rewards found" onClearFilters={onClearFilters}>
            No rewards match your filters.
          </NoMatch>
        ) : (
          <NoRewards />
        )
      }
    >
      {() => <LedgerTable rows={rows} />}
    </CountedList>
  )
}

function NoRewards() {
  return (
    <EmptyState
      icon={<BookOpenText aria-hidden="true" />}
      title="No rewards yet"
      action={<LinkButton href="/rewards">Set up rewards</LinkButton>}
    >
      Turn on rewards to see each one here.
    </EmptyState>
  )
}
