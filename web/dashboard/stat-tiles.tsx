import type { TestimonialStats } from '#contract/testimonials.ts'
import { CircleCheck, Hourglass, MessageSquareQuote, Sparkles, Star } from 'lucide-react'
import { averageChange, percentChange } from '../lib/month-change.ts'
import { ratingNotes } from '../lib/testimonial-copy.ts'
import { StatCard } from '../ui/stat-card.tsx'

/** The four numbers of the workspace, each with how it moved from last month. Drafts count once there are some. */
export function StatTiles({ stats }: { stats: TestimonialStats | undefined }) {
  const isPending = !stats
  const now = stats?.thisMonth
  const before = stats?.lastMonth
  return (
    <section aria-label="Numbers" className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
      <StatCard
        label="Testimonials"
        value={stats?.total.toLocaleString() ?? '–'}
        change={now && before && percentChange(now.total, before.total)}
        icon={<MessageSquareQuote aria-hidden="true" />}
        isPending={isPending}
      />
      <StatCard
        label="Pending"
        changeTone="neutral"
        value={stats?.pending.toLocaleString() ?? '–'}
        change={now && before && percentChange(now.pending, before.pending)}
        icon={<Hourglass aria-hidden="true" />}
        isPending={isPending}
      />
      {stats && stats.aiGenerated > 0 ? (
        <StatCard
          label="AI-generated"
          value={`${aiShare(stats)}%`}
          changeTone="neutral"
          change={now && before && percentChange(aiShare(now), aiShare(before))}
          icon={<Sparkles aria-hidden="true" />}
        />
      ) : (
        <StatCard
          label="Approved"
          value={stats?.approved.toLocaleString() ?? '–'}
          change={now && before && percentChange(now.approved, before.approved)}
          icon={<CircleCheck aria-hidden="true" />}
          isPending={isPending}
        />
      )}
      <StatCard
        label="Average rating"
        value={stats ? (stats.averageRating ?? 0).toFixed(1) : '–'}
        change={now && before && averageChange(now.averageRating, before.averageRating)}
        notes={stats && ratingNotes(stats)}
        icon={<Star aria-hidden="true" />}
        isPending={isPending}
      />
    </section>
  )
}

/** How much of it the AI drafted, in whole percent. */
function aiShare({ total, aiGenerated }: { total: number; aiGenerated: number }): number {
  return total === 0 ? 0 : Math.round((aiGenerated / total) * 100)
}
