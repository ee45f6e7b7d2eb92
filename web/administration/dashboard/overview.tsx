import type { PlatformStats } from '#contract/administration/platform.ts'
import { LoadingLines } from '../../ui/loading/loading-lines.tsx'
import { AlertSummary } from '../alerts/alert-summary.tsx'
import { MonthsCharts } from '../figures/months-chart.tsx'

const charts = ['users', 'testimonials', 'workspaces', 'widgets'] as const

/** What is wrong, in one line, and how the instance grows. */
export function Overview({ stats }: { stats: PlatformStats | undefined }) {
  return (
    <div className="flex flex-col gap-4">
      <h2 className="sr-only">Overview</h2>
      <AlertSummary />
      {stats ? (
        <MonthsCharts kinds={charts} months={stats.months} />
      ) : (
        <LoadingLines label="Loading charts" lines={['h-40', 'h-40']} />
      )}
    </div>
  )
}
