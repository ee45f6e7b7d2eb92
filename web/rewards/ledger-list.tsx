import { BookOpenText } from 'lucide-react'
import { usePagedRows } from '../lib/use-rows.ts'
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
  const list = usePagedRows(ledgerQuery(filters))
  return (
    <CountedList
      {...list}
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
        Object.keys(filters).length > 0 ? (
          <NoMatch title="No rewards found" onClearFilters={onClearFilters}>
            No rewards match your filters.
          </NoMatch>
        ) : (
          <NoRewards />
        )
      }
    >
      {() => <LedgerTable rows={list.rows} />}
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
