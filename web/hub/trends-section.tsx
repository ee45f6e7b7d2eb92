import type { Trends } from '#contract/testimonials/trends.ts'
import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { Card } from '../ui/layout/card.tsx'
import { QueryFailure } from '../ui/message/load-failure.tsx'
import { LoadingLines } from '../ui/loading/loading-lines.tsx'
import { seriesDots } from '../ui/chart/chart-series.ts'
import { MonthsChart } from './months-chart.tsx'
import { trendsQuery } from './queries.ts'
import { RatingsChart } from './ratings-chart.tsx'

/** Ratings and volume over time, by source. */
export function TrendsSection() {
  const query = useQuery(trendsQuery)
  const { data, isPending } = query
  return (
    <section aria-labelledby="trends" className="mt-8">
      <h2 id="trends" className="mb-3 font-serif text-title font-medium tracking-tight">
        Trends
      </h2>
      {isPending && <LoadingLines label="Loading charts" lines={['h-56 w-full']} className="flex flex-col" />}
      <QueryFailure query={query} otherwise="Couldn't load the charts." />
      {data?.total === 0 && (
        <Card>
          <p className="text-base text-soft">Charts appear with your first testimonial.</p>
        </Card>
      )}
      {data && data.total > 0 && <Charts trends={data} />}
    </section>
  )
}

function Charts({ trends }: { trends: Trends }) {
  return (
    <>
      <Legend sources={trends.sources} />
      <div className="grid gap-4 lg:grid-cols-2">
        <Card className="flex flex-col">
          <h3 className="text-base font-semibold">Ratings</h3>
          <RatingsChart {...trends} />
        </Card>
        <Card>
          <h3 className="text-base font-semibold">Last 12 months</h3>
          <MonthsChart {...trends} />
        </Card>
      </div>
      <p className="mt-3 text-sm text-faint">
        Everything you received, including private and deleted submissions.
      </p>
    </>
  )
}

function Legend({ sources }: Pick<Trends, 'sources'>) {
  return (
    <ul aria-label="Sources" className="mb-3 flex flex-wrap gap-x-5 gap-y-1 text-sm">
      {sources.map(({ kind, name, count }, index) => (
        <li key={`${kind} ${name}`} className="flex min-w-0 items-center gap-2">
          <span aria-hidden="true" className={clsx('size-2.5 shrink-0 rounded-[3px]', seriesDots[index])} />
          <span className="truncate text-soft">{name}</span>
          <span className="text-faint tabular-nums">{count.toLocaleString()}</span>
        </li>
      ))}
    </ul>
  )
}
