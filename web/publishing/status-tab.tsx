import { publishedStatuses } from '#contract/publishing/hand-over.ts'
import { Send } from 'lucide-react'
import { useListFilters } from '../lib/address/use-address-filters.ts'
import { usePagedRows } from '../lib/call/use-rows.ts'
import { EmptyState } from '../ui/message/empty-state.tsx'
import { LinkButton } from '../ui/button/link-button.tsx'
import { LoadingLines } from '../ui/loading/loading-lines.tsx'
import { NoMatch } from '../ui/message/no-match.tsx'
import { CountedList } from '../ui/loading/paged-list.tsx'
import { SegmentedFilter } from '../ui/search/segmented-filter.tsx'
import { reviewsQuery } from './queries.ts'
import { statusCopy } from './status-copy.ts'
import { StatusTable } from './status-table.tsx'

const options = [
  { value: '', label: 'All' },
  ...publishedStatuses.map((value) => ({ value, label: statusCopy[value].label })),
] as const

/** What became of everything that was handed over. */
export function StatusTab() {
  const { filters, change } = useListFilters('status', publishedStatuses)
  const { status } = filters
  const list = usePagedRows(reviewsQuery(status ? { status } : {}))
  const hasAny = list.rows.length > 0 || status !== undefined
  return (
    <>
      {hasAny && (
        <SegmentedFilter
          label="Status"
          options={options}
          value={status ?? ''}
          onChange={(next) => change({ status: next })}
        />
      )}
      <CountedList
        {...list}
        noun="review"
        label="Handed over"
        loading={
          <LoadingLines
            label="Loading the status"
            lines={['h-14 w-full', 'h-14 w-full', 'h-14 w-full']}
            className="flex flex-col gap-2"
          />
        }
        failure="Couldn't load the status"
        nextFailure="Couldn't load the next reviews."
        empty={
          status ? (
            <NoMatch title="No reviews found" onClearFilters={() => change({ status: '' })}>
              No reviews match your filters.
            </NoMatch>
          ) : (
            <NonePublished />
          )
        }
      >
        {() => <StatusTable rows={list.rows} />}
      </CountedList>
    </>
  )
}

function NonePublished() {
  return (
    <EmptyState
      icon={<Send aria-hidden="true" />}
      title="No published reviews yet"
      action={<LinkButton href="/publishing?tab=links">Generate Review Links</LinkButton>}
    >
      Testimonials that you hand over to their customers appear here.
    </EmptyState>
  )
}
