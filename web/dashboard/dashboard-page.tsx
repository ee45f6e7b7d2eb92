import type { User } from '#contract/accounts.ts'
import { useQuery } from '@tanstack/react-query'
import { businessProfileQuery, userQuery } from '../accounts/queries.ts'
import { useInstance } from '../lib/use-instance.ts'
import { useTitle } from '../lib/use-title.ts'
import { Banner } from '../ui/banner.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { displayName } from './display-name.ts'
import { FormCard } from './form-card.tsx'
import { RecentTestimonials } from './recent-testimonials.tsx'
import { SiteCard } from './site-card.tsx'
import { StatTiles } from './stat-tiles.tsx'

/** Where work starts: how things stand, what came in, and the two things every workspace needs. */
export function DashboardPage() {
  useTitle('Dashboard')
  const { data: user } = useQuery(userQuery)
  if (!user) return null
  return <Dashboard user={user} />
}

function Dashboard({ user }: { user: User }) {
  const profile = useQuery({ ...businessProfileQuery, enabled: user.formId !== null })
  const { name } = useInstance()
  const isAdmin = user.role === 'admin' || user.role === 'super_admin'
  const businessName = profile.data?.businessName
  return (
    <>
      {isAdmin ? (
        <PageHeader title={`Welcome, ${name}`} description="Platform Administration Dashboard" />
      ) : (
        <PageHeader
          title={`Welcome back, ${displayName(user, profile.data?.ownerName, name)}`}
          description={businessName && `Managing testimonials for ${businessName}`}
        />
      )}
      {!user.hasBusinessProfile && !isAdmin && (
        <div className="mb-6">
          <Banner
            title="Tell your customers who is asking"
            action={
              <LinkButton href="/onboarding" size="small">
                Finish Setup
              </LinkButton>
            }
          >
            Your form carries your business’s name. Two minutes, then it is ready to share.
          </Banner>
        </div>
      )}
      {user.formId ? (
        <Workspace formId={user.formId} apiKey={user.apiKey} />
      ) : (
        <Banner>This account has no workspace of its own, so there are no testimonials to show here.</Banner>
      )}
    </>
  )
}

function Workspace({ formId, apiKey }: { formId: string; apiKey: string | null }) {
  return (
    <>
      <StatTiles />
      <div className="mt-8 grid items-start gap-x-6 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <RecentTestimonials />
        <div className="flex flex-col gap-4">
          <FormCard formId={formId} />
          {apiKey && <SiteCard apiKey={apiKey} />}
        </div>
      </div>
    </>
  )
}
