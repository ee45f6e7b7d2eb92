import { useQuery } from '@tanstack/react-query'
import { BookOpenText } from 'lucide-react'
import { usePagedRows } from '../lib/call/use-rows.ts'
import { EmptyState } from '../ui/message/empty-state.tsx'
import { LinkButton } from '../ui/button/link-button.tsx'
import { NoMatch } from '../ui/message/no-match.tsx'
import { CountedList } from '../ui/loading/paged-list.tsx'
import { LoadingLines } from '../ui/loading/loading-lines.tsx'
import { LedgerTable } from './ledger-table.tsx'
import { ledgerQuery, type LedgerFilters, settingsQuery } from './queries.ts'

/** The ledger in each of its states. */
export function LedgerList({
  filters,
  onClearFilters,
}: {
  filters: LedgerFilters
  onClearFilters: () => void
}) {
  const list = usePagedRows(ledgerQuery(filters))
  const isFiltered = Object.keys(filters).length > 0
  // While the filters are just gone, what matched none of them says nothing about all rewards.
  const unfiltered = list.list.isPlaceholderData ? loading : <NoRewards />
  return (
    <CountedList
      {...list}
      noun="reward"
      loading={loading}
      failure="Couldn't load the ledger"
      nextFailure="Couldn't load the next rewards."
      empty={
        isFiltered ? (
          <NoMatch title="No rewards found" onClearFilters={onClearFilters}>
            No rewards match your filters.
          </NoMatch>
        ) : (
          unfiltered
        )
      }
    >
      {() => <LedgerTable rows={list.rows} />}
    </CountedList>
  )
}

const loading = (
  <LoadingLines
    label="Loading the ledger"
    lines={['h-13 w-full', 'h-13 w-full', 'h-13 w-full', 'h-13 w-full', 'h-13 w-full']}
    className="flex flex-col gap-2"
  />
)

/** What fills it depends on the settings; until they are known, neither is said. */
function NoRewards() {
  const { data: settings } = useQuery(settingsQuery)
  if (settings?.isEnabled) {
    return (
      <EmptyState icon={<BookOpenText aria-hidden="true" />} title="No rewards yet">
        Rewards are on. The next customer who earns one appears here.
      </EmptyState>
    )
  }
  return (
    <EmptyState
      icon={<BookOpenText aria-hidden="true" />}
      title="No rewards yet"
      action={<LinkButton href="/rewards">Set up rewards</LinkButton>}
    >
      {settings && 'Rewards are off. Turn them on to see each one here.'}
    </EmptyState>
  )
}
