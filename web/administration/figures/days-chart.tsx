import type { PlatformDay } from '#contract/administration/platform.ts'
import { useId } from 'react'
import { ChartTable } from '../../ui/chart/chart-table.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { exactTime } from '../../lib/text/dates.ts'

type Kind = Exclude<keyof PlatformDay, 'day'>

const width = 384
const height = 96

/** How a total stood at the end of each day, as a line. Drawn for the eye alone; the table says the same. */
export function DaysChart({
  title,
  kind,
  days,
}: {
  title: string
  kind: Kind
  days: readonly PlatformDay[]
}) {
  const id = useId()
  const counts = days.map((day) => day[kind])
  return (
    <Card>
      <section aria-labelledby={id}>
        <div className="flex items-baseline justify-between gap-3">
          <h3 id={id} className="text-sm font-semibold text-soft">
            {title}
          </h3>
          <p className="text-base font-semibold tabular-nums">{(counts.at(-1) ?? 0).toLocaleString()}</p>
        </div>
        <svg aria-hidden="true" viewBox={`0 -4 ${width} ${height + 8}`} className="mt-3 w-full">
          <line x1={0} x2={width} y1={height} y2={height} className="stroke-line-strong" />
          <polyline
            points={pointsOf(counts)}
            className="fill-none stroke-accent"
            strokeWidth={2}
            strokeLinejoin="round"
          />
        </svg>
        <ChartTable
          caption={title}
          head="Day"
          rows={days.map((day) => ({ label: exactTime(day.day), counts: [day[kind]] }))}
        />
      </section>
    </Card>
  )
}

/** One day alone is a line from side to side. */
function pointsOf(counts: readonly number[]): string {
  const most = Math.max(1, ...counts)
  const all = counts.length === 1 ? [...counts, ...counts] : counts
  return all
    .map((count, index) => `${(index / (all.length - 1)) * width},${height * (1 - count / most)}`)
    .join(' ')
}
