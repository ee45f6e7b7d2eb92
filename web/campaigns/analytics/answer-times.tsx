import type { CampaignAnalytics } from '#contract/campaigns/campaign-people.ts'
import { ChartTable } from '../../ui/chart/chart-table.tsx'
import { ColumnsChart } from '../../ui/chart/columns-chart.tsx'

/** How long customers took, from the first email to their answer. */
export function AnswerTimes({
  analytics: { timeToAnswer, medianHoursToAnswer },
}: {
  analytics: CampaignAnalytics
}) {
  if (timeToAnswer.every(({ count }) => count === 0)) {
    return <p className="text-base text-soft">No answers yet.</p>
  }
  return (
    <>
      <ColumnsChart
        columns={timeToAnswer.map(({ upToHours, count }) => ({
          key: `${upToHours}`,
          label: shortOf(upToHours),
          counts: [count],
        }))}
      />
      <ChartTable
        caption="How fast people answer"
        head="Time"
        totalName="Answers"
        rows={timeToAnswer.map(({ upToHours, count }) => ({ label: longOf(upToHours), counts: [count] }))}
      />
      {medianHoursToAnswer !== null && (
        <p className="text-sm text-faint">
          Half of them answered within {durationOf(medianHoursToAnswer, Math.ceil)}.
        </p>
      )}
    </>
  )
}

const dayHours = 24

function shortOf(hours: number | null): string {
  if (hours === null) return 'later'
  return hours < dayHours ? `${hours} h` : `${Math.round(hours / dayHours)} d`
}

function longOf(hours: number | null): string {
  return hours === null ? 'Later' : `Within ${durationOf(hours)}`
}

/** A length of time in the unit in which people say it; rounded up where it is a limit. */
export function durationOf(hours: number, round: (length: number) => number = Math.round): string {
  const [length, unit] =
    hours < 1
      ? ([hours * 60, 'minute'] as const)
      : hours < 2 * dayHours
        ? ([hours, 'hour'] as const)
        : ([hours / dayHours, 'day'] as const)
  const format = new Intl.NumberFormat('en-US', { style: 'unit', unit, unitDisplay: 'long' })
  return format.format(Math.max(1, round(length)))
}
