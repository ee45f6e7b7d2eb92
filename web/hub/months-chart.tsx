import type { Trends } from '#contract/trends.ts'
import { clsx } from 'clsx'
import { ChartTable } from './chart-table.tsx'
import { segmentsOf, seriesColors, sumOf } from './chart-series.ts'

const width = 384
const top = 16
const height = 128
const columnWidth = 20

/** How many in each month, as a column of its sources. */
export function MonthsChart({
  months,
  sources,
  earlier,
  undated,
}: Pick<Trends, 'months' | 'sources' | 'earlier' | 'undated'>) {
  const most = Math.max(...months.map(({ counts }) => sumOf(counts)))
  if (most === 0) {
    return <p className="mt-4 text-base text-soft">{emptyCopy(earlier)}</p>
  }
  const step = width / months.length
  return (
    <>
      <svg aria-hidden="true" viewBox={`0 0 ${width} ${top + height + 22}`} className="mt-3 w-full">
        <line x1={0} x2={width} y1={top + height} y2={top + height} className="stroke-line-strong" />
        {months.map(({ month, counts }, index) => (
          <g key={month} transform={`translate(${index * step + (step - columnWidth) / 2} 0)`}>
            {segmentsOf(counts, most).map((segment) => (
              <rect
                key={segment.index}
                y={top + height * (1 - segment.start - segment.length)}
                width={columnWidth}
                height={height * segment.length}
                className={seriesColors[segment.index]?.fill}
              />
            ))}
            {sumOf(counts) > 0 && (
              <Label y={top + height * (1 - sumOf(counts) / most) - 5} isStrong>
                {compact.format(sumOf(counts))}
              </Label>
            )}
            <Label y={top + height + 16}>{shortMonth.format(new Date(`${month}-01`))}</Label>
          </g>
        ))}
      </svg>
      <ChartTable
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

function Label({ y, isStrong, children }: { y: number; isStrong?: true; children: string }) {
  return (
    <text
      x={columnWidth / 2}
      y={y}
      textAnchor="middle"
      // On a phone the drawing shrinks, and its words must not become too small to read.
      className={clsx(
        'text-[0.6875rem] max-sm:text-[0.8125rem]',
        isStrong ? 'fill-soft tabular-nums' : 'fill-faint',
      )}
    >
      {children}
    </text>
  )
}

const compact = new Intl.NumberFormat(undefined, { notation: 'compact' })
const shortMonth = new Intl.DateTimeFormat(undefined, { month: 'short', timeZone: 'UTC' })
const longMonth = new Intl.DateTimeFormat(undefined, { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** In place of a chart whose columns would all be empty. */
function emptyCopy(earlier: number): string {
  return earlier > 0
    ? 'No testimonials dated in the last 12 months.'
    : 'None of your testimonials has a date, so there is no chart.'
}

/** What is in none of the columns. */
function restCopy(earlier: number, undated: number): string | null {
  const rest = [
    ...(earlier > 0 ? [`${earlier.toLocaleString()} earlier`] : []),
    ...(undated > 0 ? [`${undated.toLocaleString()} without a date`] : []),
  ]
  return rest.length === 0 ? null : `Not shown: ${rest.join(', ')}.`
}
