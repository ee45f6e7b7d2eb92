import { potentialScores, type Recommendations } from '#contract/recommendations/recommendations.ts'
import { useQuery } from '@tanstack/react-query'
import { Gauge, MessageSquareQuote, Scale, Star } from 'lucide-react'
import { averageCopy, ratingNotes } from '../lib/copy/testimonial-copy.ts'
import { statsQuery } from '../testimonials/queries.ts'
import { StatCard } from '../ui/layout/stat-card.tsx'
import { potentialNames } from './copy.ts'

const { high, medium, ofBest } = potentialScores
const thresholds = `Average score of your top ${ofBest}: ${high} or more is high, ${medium} or more is medium.`

/** Four numbers about what there is to choose from, each with what it is of. */
export function AnalyticsCards({ analytics }: { analytics: Recommendations['analytics'] | undefined }) {
  const { data: stats } = useQuery(statsQuery)
  const isPending = analytics === undefined
  return (
    <section aria-label="Analytics" className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
      <StatCard
        label="Total Testimonials"
        value={analytics?.totalTestimonials.toLocaleString() ?? '–'}
        notes={analytics && [publishableNote(analytics)]}
        icon={<MessageSquareQuote aria-hidden="true" />}
        isPending={isPending}
      />
      <StatCard
        label="Average Rating"
        value={analytics?.averageRating ? averageCopy(analytics.averageRating) : '–'}
        notes={stats && ratingNotes(stats)}
        icon={<Star aria-hidden="true" />}
        isPending={isPending}
      />
      <StatCard
        label="Industry Benchmark"
        value={analytics?.industryBenchmark ? averageCopy(analytics.industryBenchmark) : '–'}
        notes={analytics && [analytics.benchmarkNote]}
        icon={<Scale aria-hidden="true" />}
        isPending={isPending}
      />
      <StatCard
        label="Conversion Potential"
        value={analytics ? potentialNames[analytics.conversionPotential] : '–'}
        notes={[thresholds]}
        icon={<Gauge aria-hidden="true" />}
        isPending={isPending}
      />
    </section>
  )
}

function publishableNote({ publishable, compared }: Recommendations['analytics']): string {
  const count = publishable.toLocaleString()
  if (compared >= publishable) return `${count} can be shown`
  return `${count} can be shown, ${compared.toLocaleString()} compared`
}
