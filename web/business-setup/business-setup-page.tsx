import { useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { useLocation, useSearch } from 'wouter'
import { businessProfileQuery } from '../accounts/queries.ts'
import { PageHeader } from '../ui/layout/page-header.tsx'
import { Tabs } from '../ui/layout/tabs.tsx'
import { NoProfile } from './no-profile.tsx'
import { ProfileFailure } from './profile-failure.tsx'
import { ProfileSkeleton } from './profile-skeleton.tsx'
import { Profile } from './profile.tsx'

/** Who the business is, and who works on it. The tab is in the address: `?tab=team`. */
export function BusinessSetupPage({ Team }: { Team: ComponentType }) {
  const [location, navigate] = useLocation()
  const tab = new URLSearchParams(useSearch()).get('tab') === 'team' ? 'team' : 'business'
  return (
    <>
      <PageHeader title="Business Setup" description="Your public profile and your team." />
      <Tabs
        label="Business Setup"
        value={tab}
        onChange={(next) => navigate(next === 'team' ? `${location}?tab=team` : location, { replace: true })}
        tabs={[
          { value: 'business', label: 'Business', content: <Business />, staysMounted: true },
          { value: 'team', label: 'Team', content: <Team /> },
        ]}
      />
    </>
  )
}

function Business() {
  const profile = useQuery(businessProfileQuery)
  if (profile.data) return <Profile key={profile.data.id} profile={profile.data} />
  if (profile.isPending) return <ProfileSkeleton />
  if (profile.isError) {
    return <ProfileFailure failure={profile.error} onRetry={() => void profile.refetch()} />
  }
  return <NoProfile />
}
