import { formatCount } from '#shared/text/format-count.ts'
import { usePagedRows } from '../lib/call/use-rows.ts'
import { LoadingLines } from '../ui/loading/loading-lines.tsx'
import { CountedList } from '../ui/loading/paged-list.tsx'
import { SubjectCard } from '../ui/layout/subject-card.tsx'
import { AddSuppression } from './add-suppression.tsx'
import { suppressionsQuery } from './queries.ts'
import { SuppressionRow } from './suppression-row.tsx'

/** Who gets no more requests, and why. */
export function SuppressionsTab() {
  const list = usePagedRows(suppressionsQuery)
  return (
    <div className="max-w-3xl">
      <SubjectCard
        title="Who gets no more requests"
        description="Anyone who unsubscribed, marked a request as spam, or whose address bounced. No campaign or request reaches them. If somebody tells you in another way, add them here."
      >
        <AddSuppression />
        <CountedList
          {...list}
          noun="address"
          heading={() => null}
          label="Who gets no more requests"
          loading={
            <LoadingLines
              label="Loading who gets no more requests"
              lines={['h-14 w-full', 'h-14 w-full']}
              className="mt-5 flex flex-col gap-2"
            />
          }
          failure="Couldn't load this list"
          nextFailure="Couldn't load the next addresses."
          empty={<p className="text-base text-faint">Nobody yet. You can ask all of your customers.</p>}
        >
          {(total) => (
            <>
              <h3 className="mb-3 text-sm text-soft tabular-nums" aria-live="polite">
                {formatCount(total ?? list.rows.length, 'address', 'addresses')}
              </h3>
              <ul className="divide-y divide-line rounded-lg border border-line">
                {list.rows.map((row) => (
                  <SuppressionRow key={row.id} row={row} />
                ))}
              </ul>
            </>
          )}
        </CountedList>
      </SubjectCard>
    </div>
  )
}
