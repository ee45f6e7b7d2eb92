import type { TestimonialStats } from '#contract/testimonials/testimonial-stats.ts'
import { CircleCheck, Hourglass, MessageSquareQuote, Star } from 'lucide-react'
import { averageChange, percentChange } from '../../lib/copy/month-change.ts'
import { averageCopy, ratingNotes } from '../../lib/copy/testimonial-copy.ts'
import { StatCard } from '../../ui/layout/stat-card.tsx'

const counts = [
  { name: 'total', label: 'Total', icon: <MessageSquareQuote aria-hidden="true" />, tone: 'signed' },
  { name: 'pending', label: 'Pending', icon: <Hourglass aria-hidden="true" />, tone: 'neutral' },
  { name: 'approved', label: 'Approved', icon: <CircleCheck aria-hidden="true" />, tone: 'signed' },
] as const

/** The four numbers of the workspace, each with how it moved from last month. */
export function StatCards({ stats, isPending }: { stats: TestimonialStats | undefined; isPending: boolean }) {
  const now = stats?.thisMonth
  const before = stats?.lastMonth
  return (
    <section aria-label="Numbers" className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
      {counts.map(({ name, label, icon, tone }) => (
        <StatCard
          key={name}
          label={label}
          changeTone={tone}
          value={stats?.[name].toLocaleString() ?? '–'}
          change={now && before && percentChange(now[name], before[name])}
          notes={name === 'total' ? privateNotes(stats) : []}
          icon={icon}
          isPending={isPending}
        />
      ))}
      <StatCard
        label="Average rating"
        value={stats ? averageCopy(stats.averageRating) : '–'}
        change={now && before ? averageChange(now.averageRating, before.averageRating) : undefined}
        notes={stats && ratingNotes(stats)}
        icon={<Star aria-hidden="true" />}
        isPending={isPending}
      />
    </section>
  )
}

/** Private feedback is in the total and in no status. */
function privateNotes(stats: TestimonialStats | undefined): string[] {
  const { open, contacted, resolved } = stats?.privateFeedback ?? { open: 0, contacted: 0, resolved: 0 }
  const count = open + contacted + resolved
  return count === 0 ? [] : [`Including ${count.toLocaleString()} private`]
}
