import type { PlatformStats } from '#contract/administration/platform.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import { Building2, LayoutTemplate, MessageSquareQuote, UserCheck, UsersRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { StatCard } from '../../ui/layout/stat-card.tsx'
import { LoadFailure } from '../../ui/message/load-failure.tsx'

type Figure = 'totalUsers' | 'activeUsers' | 'totalTestimonials' | 'totalWidgets' | 'totalBusinessProfiles'

const figures: ReadonlyArray<{ key: Figure; label: string; icon: ReactNode; note?: string }> = [
  { key: 'totalUsers', label: 'Total users', icon: <UsersRound aria-hidden="true" /> },
  {
    key: 'activeUsers',
    label: 'Active users',
    icon: <UserCheck aria-hidden="true" />,
    note: 'In the last 30 days',
  },
  { key: 'totalTestimonials', label: 'Testimonials', icon: <MessageSquareQuote aria-hidden="true" /> },
  { key: 'totalWidgets', label: 'Widgets', icon: <LayoutTemplate aria-hidden="true" /> },
  { key: 'totalBusinessProfiles', label: 'Business profiles', icon: <Building2 aria-hidden="true" /> },
]

/** The instance in five numbers. */
export function PlatformFigures({ stats }: { stats: UseQueryResult<PlatformStats> }) {
  const { data, isError, error, refetch } = stats
  if (isError && !data)
    return (
      <LoadFailure failure={error} otherwise="Couldn't load the figures." onRetry={() => void refetch()} />
    )
  return (
    <section aria-label="Figures" className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-5">
      {figures.map(({ key, label, icon, note }) => (
        <StatCard
          key={key}
          label={label}
          icon={icon}
          value={data?.[key].toLocaleString()}
          notes={note ? [note] : []}
          isPending={!data}
        />
      ))}
    </section>
  )
}
