import { useQuery } from '@tanstack/react-query'
import { Loaded } from '../../ui/loading/loaded.tsx'
import { LoadingLines } from '../../ui/loading/loading-lines.tsx'
import { DaysChart } from '../figures/days-chart.tsx'
import { MonthsCharts } from '../figures/months-chart.tsx'
import { platformDaysQuery, platformStatsQuery } from '../queries.ts'

const monthly = ['users', 'testimonials', 'widgets', 'businessProfiles'] as const

const daily = [
  { kind: 'activeUsers', title: 'Active users' },
  { kind: 'subscriptions', title: 'Active subscriptions' },
  { kind: 'testimonials', title: 'Testimonials in total' },
  { kind: 'workspaces', title: 'Workspaces' },
] as const

/** How the instance grew: what was new in each month, and how the totals stood on each day. */
export function AnalyticsTab() {
  const stats = useQuery(platformStatsQuery)
  const days = useQuery(platformDaysQuery)
  const loading = <LoadingLines label="Loading charts" lines={['h-40', 'h-40']} />
  return (
    <div className="flex flex-col gap-8">
      <section aria-label="New by month">
        <h2 className="mb-3 font-serif text-title font-medium tracking-tight">New by month</h2>
        <Loaded query={stats} loading={loading} failure="Couldn't load the charts.">
          {({ months }) => <MonthsCharts kinds={monthly} months={months} />}
        </Loaded>
      </section>
      <section aria-label="Totals by day">
        <h2 className="font-serif text-title font-medium tracking-tight">Totals by day</h2>
        <p className="mt-1 mb-3 text-base text-soft">Recorded every hour, for the last 90 days.</p>
        <Loaded query={days} loading={loading} failure="Couldn't load the charts.">
          {(rows) =>
            rows.length === 0 ? (
              <p className="text-base text-soft">The first figures appear within an hour.</p>
            ) : (
              <div className="grid gap-4 lg:grid-cols-2">
                {daily.map(({ kind, title }) => (
                  <DaysChart key={kind} kind={kind} title={title} days={rows} />
                ))}
              </div>
            )
          }
        </Loaded>
      </section>
    </div>
  )
}
