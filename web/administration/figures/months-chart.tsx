import type { PlatformMonth } from '#contract/administration/platform.ts'
import { useId } from 'react'
import { ChartTable } from '../../ui/chart/chart-table.tsx'
import { ColumnsChart } from '../../ui/chart/columns-chart.tsx'
import { Card } from '../../ui/layout/card.tsx'

type Kind = Exclude<keyof PlatformMonth, 'month'>

const monthName = new Intl.DateTimeFormat(undefined, { month: 'short', timeZone: 'UTC' })
const longMonth = new Intl.DateTimeFormat(undefined, { month: 'long', year: 'numeric', timeZone: 'UTC' })

const titles: Readonly<Record<Kind, string>> = {
  users: 'New users by month',
  testimonials: 'Testimonials by month',
  widgets: 'New widgets by month',
  workspaces: 'New workspaces by month',
  businessProfiles: 'New business profiles by month',
}

/** A chart for each kind. */
export function MonthsCharts({
  kinds,
  months,
}: {
  kinds: readonly Kind[]
  months: readonly PlatformMonth[]
}) {
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      {kinds.map((kind) => (
        <MonthsChart key={kind} kind={kind} months={months} />
      ))}
    </div>
  )
}

/** How many of a kind were new in each of the last months. */
function MonthsChart({ kind, months }: { kind: Kind; months: readonly PlatformMonth[] }) {
  const title = titles[kind]
  const id = useId()
  const moments = months.map((month) => ({ ...month, date: new Date(`${month.month}-01T00:00:00Z`) }))
  return (
    <Card>
      <section aria-labelledby={id}>
        <h3 id={id} className="text-sm font-semibold text-soft">
          {title}
        </h3>
        <ColumnsChart
          columns={moments.map((month) => ({
            key: month.month,
            label: monthName.format(month.date).slice(0, 3),
            counts: [month[kind]],
          }))}
        />
        <ChartTable
          caption={title}
          head="Month"
          totalName="New"
          rows={moments.map((month) => ({ label: longMonth.format(month.date), counts: [month[kind]] }))}
        />
      </section>
    </Card>
  )
}
