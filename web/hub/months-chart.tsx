import type { Trends } from '#contract/testimonials/trends.ts'
import { sumOf } from '../ui/chart/chart-series.ts'
import { ColumnsChart } from '../ui/chart/columns-chart.tsx'
import { SourcesTable } from './sources-table.tsx'

/** How many in each month, as a column of its sources. */
export function MonthsChart({
  months,
  sources,
  earlier,
  undated,
}: Pick<Trends, 'months' | 'sources' | 'earlier' | 'undated'>) {
  if (months.every(({ counts }) => sumOf(counts) === 0)) {
    return <p className="mt-4 text-base text-soft">{emptyCopy(earlier)}</p>
  }
  return (
    <>
      <ColumnsChart
        columns={months.map(({ month, counts }) => ({
          key: month,
          label: shortMonth.format(new Date(`${month}-01`)),
          counts,
        }))}
      />
      <SourcesTable
        caption="Testimonials by month and source"
        head="Month"
        sources={sources}
        rows={months.map(({ month, counts }) => ({
          label: longMonth.format(new Date(`${month}-01`)),
          counts,
        }))}
      />
      <p className="mt-2 text-sm text-faint">{restCopy(earlier, undated)}</p>
    </>
  )
}

const shortMonth = new Intl.DateTimeFormat(undefined, { month: 'short', timeZone: 'UTC' })
const longMonth = new Intl.DateTimeFormat(undefined, { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** In place of a chart whose columns would all be empty. */
function emptyCopy(earlier: number): string {
  return earlier > 0
    ? 'No testimonials dated in the last 12 months.'
    : 'Your testimonials have no dates, so there is nothing to chart.'
}

/** What is in none of the columns. */
function restCopy(earlier: number, undated: number): string | null {
  const rest = [
    ...(earlier > 0 ? [`${earlier.toLocaleString()} earlier`] : []),
    ...(undated > 0 ? [`${undated.toLocaleString()} without a date`] : []),
  ]
  return rest.length === 0 ? null : `Not shown: ${rest.join(', ')}.`
}
