import { useQuery } from '@tanstack/react-query'
import { AddressTabs } from '../../lib/address/address-tabs.tsx'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { SystemAlerts } from '../alerts/system-alerts.tsx'
import { platformStatsQuery } from '../queries.ts'
import { Overview } from './overview.tsx'
import { PlatformFigures } from './platform-figures.tsx'
import { RecentActivity } from './recent-activity.tsx'
import { RecentUsers } from './recent-users.tsx'

/** How the instance is doing, for the people who run it. */
export function AdminDashboardPage() {
  const stats = useQuery(platformStatsQuery)
  return (
    <>
      <PageHeader
        title="Admin Dashboard"
        description="Everyone and everything on this instance."
        actions={
          <LinkButton variant="secondary" href="/admin/users">
            All users
          </LinkButton>
        }
      />
      <PlatformFigures stats={stats} />
      <div className="mt-7">
        <AddressTabs
          label="Admin dashboard"
          usual="overview"
          tabs={[
            { value: 'overview', label: 'Overview', content: <Overview stats={stats.data} /> },
            { value: 'activity', label: 'Recent Activity', content: <RecentActivity /> },
            { value: 'users', label: 'User Management', content: <RecentUsers /> },
            { value: 'alerts', label: 'System Alerts', content: <SystemAlerts /> },
          ]}
        />
      </div>
    </>
  )
}
