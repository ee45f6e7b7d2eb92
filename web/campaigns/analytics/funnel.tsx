import type { CampaignAnalytics } from '#contract/campaigns/campaign-people.ts'
import { ChartTable } from '../../ui/chart/chart-table.tsx'
import { shareOf } from '../copy.ts'

/** How many people came how far. */
export function Funnel({ analytics: { counts, people } }: { analytics: CampaignAnalytics }) {
  const stages = [
    { label: 'In the campaign', count: counts.people },
    { label: 'Asked', count: counts.asked },
    { label: 'Opened the form', count: people.clicked },
    { label: 'Answered', count: counts.answered },
  ]
  const most = Math.max(1, counts.people)
  return (
    <>
      <div aria-hidden="true" className="flex flex-col gap-3">
        {stages.map(({ label, count }) => (
          <div key={label}>
            <div className="flex items-baseline justify-between gap-3 text-sm">
              <span className="text-soft">{label}</span>
              <span className="text-ink tabular-nums">
                {count.toLocaleString()} <span className="text-faint">{shareOf(count, counts.people)}</span>
              </span>
            </div>
            <svg
              viewBox="0 0 100 8"
              preserveAspectRatio="none"
              className="mt-1 h-2 w-full rounded-full bg-hover"
            >
              <rect width={(count / most) * 100} height={8} className="fill-accent" />
            </svg>
          </div>
        ))}
      </div>
      <ChartTable
        caption="From asked to answered"
        head="Stage"
        totalName="Customers"
        rows={stages.map(({ label, count }) => ({ label, counts: [count] }))}
      />
    </>
  )
}
