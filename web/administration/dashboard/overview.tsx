import type { PlatformStats } from '#contract/administration/platform.ts'
import { LoadingLines } from '../../ui/loading/loading-lines.tsx'
import { AlertSummary } from '../alerts/alert-summary.tsx'
import { MonthsChart } from '../figures/months-chart.tsx'

const charts = [
  { kind: 'users', title: 'New users by month' },
  { kind: 'testimonials', title: 'Testimonials by month' },
  { kind: 'workspaces', title: 'New workspaces by month' },
  { kind: 'widgets', title: 'New widgets by month' },
] as const

/** What is wrong, in one line, and how the instance grows. */
export function Overview({ stats }: { stats: PlatformStats | undefined }) {
  return (
    <div className="flex flex-col gap-4">
      <h2 className="sr-only">Overview</h2>
      <AlertSummary />
      {stats ? (
        <div className="grid gap-4 lg:grid-cols-2">
          {charts.map(({ kind, title }) => (
            <MonthsChart key={kind} kind={kind} title={title} months={stats.months} />
          ))}
        </div>
      ) : (
        <LoadingLines label="Loading charts" lines={['h-40', 'h-40']} />
      )}
    </div>
  )
}
