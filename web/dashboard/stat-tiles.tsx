import type { TestimonialStats } from '#contract/testimonials/testimonial-stats.ts'
import { Hourglass, MessageSquareQuote, Sparkles, Star } from 'lucide-react'
import type { ComponentProps } from 'react'
import { averageChange, percentChange } from '../lib/copy/month-change.ts'
import { averageCopy, ratingNotes } from '../lib/copy/testimonial-copy.ts'
import { StatCard } from '../ui/layout/stat-card.tsx'

/** The four numbers of the workspace, each with how it moved from last month. */
export function StatTiles({ stats }: { stats: TestimonialStats | undefined }) {
  const now = stats?.thisMonth
  const before = stats?.lastMonth
  return (
    <section aria-label="Numbers" className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
      <CountTile
        of="total"
        stats={stats}
        label="Testimonials"
        icon={<MessageSquareQuote aria-hidden="true" />}
      />
      <CountTile
        of="pending"
        stats={stats}
        label="Pending"
        changeTone="neutral"
        icon={<Hourglass aria-hidden="true" />}
      />
      <StatCard
        label="AI-generated"
        value={stats ? `${aiShare(stats)}%` : '–'}
        changeTone="neutral"
        change={now && before && percentChange(aiShare(now), aiShare(before))}
        icon={<Sparkles aria-hidden="true" />}
        isPending={!stats}
      />
      <StatCard
        label="Average rating"
        value={stats ? averageCopy(stats.averageRating) : '–'}
        change={now && before && averageChange(now.averageRating, before.averageRating)}
        notes={stats && ratingNotes(stats)}
        icon={<Star aria-hidden="true" />}
        isPending={!stats}
      />
    </section>
  )
}

interface CountTileProps extends Pick<ComponentProps<typeof StatCard>, 'label' | 'icon' | 'changeTone'> {
  of: 'total' | 'pending'
  stats: TestimonialStats | undefined
}

function CountTile({ of, stats, ...card }: CountTileProps) {
  return (
    <StatCard
      {...card}
      value={stats?.[of].toLocaleString() ?? '–'}
      change={stats && percentChange(stats.thisMonth[of], stats.lastMonth[of])}
      isPending={!stats}
    />
  )
}

/** How much of it the AI drafted, in whole percent. */
function aiShare({ total, aiGenerated }: { total: number; aiGenerated: number }): number {
  return total === 0 ? 0 : Math.round((aiGenerated / total) * 100)
}
