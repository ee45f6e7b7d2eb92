import { AudienceSummary } from '../audience-summary.tsx'
import { RatingBars } from '../rating-bars.tsx'
import type { Meter } from './use-meter.ts'

/** Who is asked of those who could be, by what they said before: a selection must not follow ratings. */
export function FairnessMeter({ meter: { query, isCounting } }: { meter: Meter }) {
  return (
    <section aria-label="Fairness" className="flex flex-col gap-3 rounded-lg bg-sunken p-4">
      <AudienceSummary query={query} isCounting={isCounting} />
      {query.data && !isCounting && <RatingBars fairness={query.data.fairness} />}
    </section>
  )
}
