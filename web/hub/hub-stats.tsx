import { useQuery } from '@tanstack/react-query'
import { CircleCheck, Hourglass, MessageSquareQuote, Star } from 'lucide-react'
import { averageCopy, ratingNotes } from '../lib/copy/testimonial-copy.ts'
import { statsQuery } from '../testimonials/queries.ts'
import { LoadFailure } from '../ui/message/load-failure.tsx'
import { StatCard } from '../ui/layout/stat-card.tsx'

const counts = [
  { name: 'total', label: 'Testimonials', icon: <MessageSquareQuote aria-hidden="true" /> },
  { name: 'approved', label: 'Approved', icon: <CircleCheck aria-hidden="true" /> },
  { name: 'pending', label: 'Pending', icon: <Hourglass aria-hidden="true" /> },
] as const

export function HubStats() {
  const { data: stats, isPending, isError, error, refetch } = useQuery(statsQuery)
  if (isError && !stats) {
    return (
      <LoadFailure failure={error} otherwise="Couldn't load the numbers." onRetry={() => void refetch()} />
    )
  }
  return (
    <section aria-label="Numbers" className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
      {counts.map(({ name, label, icon }) => (
        <StatCard
          key={name}
          label={label}
          value={stats?.[name].toLocaleString()}
          icon={icon}
          isPending={isPending}
        />
      ))}
      <StatCard
        label="Average rating"
        value={stats && averageCopy(stats.averageRating)}
        notes={stats && ratingNotes(stats)}
        icon={<Star aria-hidden="true" />}
        isPending={isPending}
      />
    </section>
  )
}
