import type { UnsettledEmail } from '#contract/emails/emails.ts'
import { useState } from 'react'
import { usePagedRows } from '../lib/call/use-rows.ts'
import { LoadingLines } from '../ui/loading/loading-lines.tsx'
import { CountedList } from '../ui/loading/paged-list.tsx'
import { SubjectCard } from '../ui/layout/subject-card.tsx'
import { DecisionBar } from './decision-bar.tsx'
import { unsettledQuery } from './queries.ts'
import { UnsettledRow } from './unsettled-row.tsx'

/** Emails of which nobody knows whether they arrived, and those that were given up: the owner decides. */
export function UnsettledCard() {
  const list = usePagedRows(unsettledQuery)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const { rows } = list
  return (
    <SubjectCard
      title="Uncertain and failed emails"
      description="If the connection breaks before the mail server confirms an email, nobody knows whether it arrived. It isn't sent again automatically, because your customer might get it twice. Failed emails were not accepted by the mail server."
    >
      <CountedList
        {...list}
        noun="email"
        label="Uncertain and failed emails"
        heading={() => null}
        loading={<LoadingLines label="Loading uncertain emails" lines={['h-14 w-full', 'h-14 w-full']} />}
        failure="Couldn't load these emails"
        nextFailure="Couldn't load the next emails."
        empty={<p className="text-base text-faint">No uncertain or failed emails.</p>}
      >
        {() => (
          <>
            <DecisionBar rows={rows} chosen={rows.filter(({ id }) => chosen.has(id))} onChoose={setChosen} />
            <ul className="divide-y divide-line rounded-lg border border-line">
              {rows.map((row) => (
                <UnsettledRow
                  key={row.id}
                  row={row}
                  isChosen={chosen.has(row.id)}
                  onChoose={(isChosen) => setChosen(withOne(chosen, row, isChosen))}
                />
              ))}
            </ul>
          </>
        )}
      </CountedList>
    </SubjectCard>
  )
}

function withOne(chosen: ReadonlySet<string>, { id }: UnsettledEmail, isChosen: boolean) {
  const next = new Set(chosen)
  if (isChosen) next.add(id)
  else next.delete(id)
  return next
}
