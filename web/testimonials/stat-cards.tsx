import type { TestimonialStats } from '#contract/testimonials.ts'
import { CircleCheck, Hourglass, MessageSquareQuote, Star } from 'lucide-react'
import { averageChange, percentChange } from '../lib/month-change.ts'
import { ratingNotes } from '../lib/testimonial-copy.ts'
import { StatCard } from '../ui/stat-card.tsx'

/** The four numbers of the workspace, each with how it moved from last month. */
export function StatCards({ stats, isPending }: { stats: TestimonialStats | undefined; isPending: boolean }) {
  const now = stats?.thisMonth
  const before = stats?.lastMonth
  const moved = (name: 'total' | 'pending' | 'approved') =>
    now && before ? percentChange(now[name], before[name]) : undefined
  const count = (number: number | undefined) => number?.toLocaleString() ?? '–'
  return (
    <section aria-label="Numbers" className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
      <StatCard
        label="Total"
        value={count(stats?.total)}
        change={moved('total')}
        icon={<MessageSquareQuote aria-hidden="true" />}
        isPending={isPending}
      />
      <StatCard
        label="Pending"
        changeTone="neutral"
        value={count(stats?.pending)}
        change={moved('pending')}
        icon={<Hourglass aria-hidden="true" />}
        isPending={isPending}
      />
      <StatCard
        label="Approved"
        value={count(stats?.approved)}
        change={moved('approved')}
        icon={<CircleCheck aria-hidden="true" />}
        isPending={isPending}
      />
      <StatCard
        label="Average rating"
        value={stats ? stats.averageRating.toFixed(1) : '–'}
        change={now && before ? averageChange(now.averageRating, before.averageRating) : undefined}
        notes={stats && ratingNotes(stats)}
        icon={<Star aria-hidden="true" />}
        isPending={isPending}
      />
    </section>
  )
}
