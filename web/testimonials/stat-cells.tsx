import type { TestimonialStats } from '#contract/testimonials/testimonial-stats.ts'
import { averageChange, percentChange } from '../lib/copy/month-change.ts'
import { averageCopy, ratingNotes } from '../lib/copy/testimonial-copy.ts'
import { StatCell, StatStrip } from '../ui/layout/stat-strip.tsx'

const counts = [
  { name: 'total', label: 'Total', tone: 'signed' },
  { name: 'pending', label: 'Pending', tone: 'neutral' },
  { name: 'approved', label: 'Approved', tone: 'signed' },
] as const

/** The four numbers of the workspace, each with how it moved from last month. */
export function StatCells({ stats, isPending }: { stats: TestimonialStats | undefined; isPending: boolean }) {
  const now = stats?.thisMonth
  const before = stats?.lastMonth
  return (
    <StatStrip>
      {counts.map(({ name, label, tone }) => (
        <StatCell
          key={name}
          label={label}
          changeTone={tone}
          value={stats?.[name].toLocaleString() ?? '–'}
          change={now && before && percentChange(now[name], before[name])}
          isPending={isPending}
        />
      ))}
      <StatCell
        label="Average rating"
        value={stats ? averageCopy(stats.averageRating) : '–'}
        change={now && before ? averageChange(now.averageRating, before.averageRating) : undefined}
        notes={stats && [...ratingNotes(stats), ...privateNotes(stats)]}
        isPending={isPending}
      />
    </StatStrip>
  )
}

/** Private feedback is in the total and in no status. */
function privateNotes(stats: TestimonialStats | undefined): string[] {
  const { open, contacted, resolved } = stats?.privateFeedback ?? { open: 0, contacted: 0, resolved: 0 }
  const count = open + contacted + resolved
  return count === 0 ? [] : [`The total includes ${count.toLocaleString()} private`]
}
