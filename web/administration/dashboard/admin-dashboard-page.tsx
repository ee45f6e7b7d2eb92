import { useQuery } from '@tanstack/react-query'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { PlatformFigures } from './platform-figures.tsx'
import { platformStatsQuery } from '../queries.ts'

/** How the instance is doing, for the people who run it. */
export function AdminDashboardPage() {
  const stats = useQuery(platformStatsQuery)
  return (
    <>
      <PageHeader title="Admin Dashboard" description="Everyone and everything on this instance." />
      <PlatformFigures stats={stats} />
    </>
  )
}
