import { isAdministrator } from '#contract/accounts/administrators.ts'
import type { User } from '#contract/accounts/accounts.ts'
import type { Dashboard as DashboardData } from '#contract/overview/overview.ts'
import type { Testimonial } from '#contract/testimonials/testimonials.ts'
import { useQuery } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'
import { userQuery } from '../accounts/queries.ts'
import { useInstance } from '../lib/call/use-instance.ts'
import { BannerWithLink } from '../ui/message/banner-with-link.tsx'
import { Banner } from '../ui/message/banner.tsx'
import { LoadFailure } from '../ui/message/load-failure.tsx'
import { PageHeader } from '../ui/layout/page-header.tsx'
import { ActivitySection } from './activity-section.tsx'
import { BusinessCard } from './business-card.tsx'
import { displayName } from './display-name.ts'
import { lazyPart } from '../lib/lazy-part.tsx'
import { PlanSection } from './plan-section.tsx'
import { dashboardQuery } from './queries.ts'
import { type QuickAction, QuickActions } from './quick-actions.tsx'
import { RecentTestimonials } from './recent-testimonials.tsx'
import { StatTiles } from './stat-tiles.tsx'

const SideCards = lazyPart(() => import('./side-cards.tsx').then((m) => m.SideCards))
const OutdatedSites = lazyPart(() => import('./outdated-sites.tsx').then((m) => m.OutdatedSites))
const ShareCards = lazyPart(() => import('./first-steps.tsx').then((m) => m.ShareCards))
const FirstSteps = lazyPart(() => import('./first-steps.tsx').then((m) => m.FirstSteps))

type WorkspaceData = NonNullable<DashboardData['workspace']>

/** What other features bring to the page. */
interface Parts {
  assistant: ReactNode
  quickActions: readonly QuickAction[]
  /** Takes a file of reviews. */
  importStart: ReactNode
  /** What testimonials look like, before there are any. */
  samples: ReactNode
  Approve: ComponentType<{ testimonial: Testimonial }>
}

/** Where work starts: how things stand, what came in, and what every workspace needs. One call brings all of it. */
export function DashboardPage(parts: Parts) {
  const { data: user } = useQuery(userQuery)
  return user ? <Dashboard user={user} {...parts} /> : null
}

function Dashboard({ user, ...parts }: { user: User } & Parts) {
  const { data, isError, error, refetch, isFetching } = useQuery(dashboardQuery)
  const { name: product } = useInstance()
  const isAdmin = isAdministrator(user)
  const workspace = data?.workspace
  const business = workspace?.business ?? null
  const name = displayName(user, business?.ownerName, product)
  return (
    <>
      <Welcome user={user} name={name} product={product} business={business} />
      {!user.hasBusinessProfile && !isAdmin && <SetupBanner />}
      {workspace && workspace.outdatedSites.length > 0 && <OutdatedSites sites={workspace.outdatedSites} />}
      {isError && !data ? (
        <LoadFailure
          failure={error}
          otherwise="Couldn't load the dashboard."
          isPending={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <>
          {workspace?.checklist && user.formId && user.apiKey && (
            <FirstSteps
              checklist={workspace.checklist}
              pending={workspace.stats.pending}
              formId={user.formId}
              apiKey={user.apiKey}
              importStart={parts.importStart}
            />
          )}
          <div className="grid grid-cols-1 gap-4 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-x-6">
            <BusinessCard
              user={user}
              name={name}
              business={business}
              isPending={!data}
              assistant={user.formId && parts.assistant}
            />
            {data?.plan !== null && <PlanSection plan={data?.plan} isAdmin={isAdmin} />}
          </div>
          {user.formId ? (
            <Workspace formId={user.formId} apiKey={user.apiKey} workspace={workspace} {...parts} />
          ) : (
            <NoWorkspace />
          )}
        </>
      )}
    </>
  )
}

function hasSideCards({ themes, campaigns: { active, sent } }: WorkspaceData): boolean {
  return themes.texts + active + sent > 0
}

function NoWorkspace() {
  return (
    <div className="mt-4">
      <Banner>This account has no workspace, so there are no testimonials to show.</Banner>
    </div>
  )
}

function SetupBanner() {
  return (
    <BannerWithLink title="Finish setting up your business" href="/onboarding" label="Start onboarding">
      Your form shows your business name to customers. Setup takes two minutes.
    </BannerWithLink>
  )
}

function Welcome({
  user,
  name,
  product,
  business,
}: {
  user: User
  name: string
  product: string
  business: { businessName: string } | null
}) {
  if (isAdministrator(user)) {
    return <PageHeader title={`Welcome, ${product}`} description="Platform Administration Dashboard" />
  }
  return (
    <PageHeader
      title={`${user.isNew ? 'Welcome' : 'Welcome back'}, ${name}`}
      description={business && `Managing testimonials for ${business.businessName}`}
    />
  )
}

function Workspace({
  formId,
  apiKey,
  workspace,
  quickActions,
  samples,
  Approve,
}: {
  formId: string
  apiKey: string | null
  workspace: DashboardData['workspace'] | undefined
} & Omit<Parts, 'assistant' | 'importStart'>) {
  const checklist = workspace?.checklist
  return (
    <>
      <div className="mt-4 sm:mt-5">
        <StatTiles stats={workspace?.stats} />
      </div>
      <div className="mt-8 grid grid-cols-1 items-start gap-x-6 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex min-w-0 flex-col gap-8">
          <RecentTestimonials recent={workspace?.recent} samples={samples} Approve={Approve} />
          <ActivitySection activity={workspace?.activity} />
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          {workspace && !checklist && <ShareCards formId={formId} apiKey={apiKey} />}
          <QuickActions actions={quickActions} />
          {workspace && hasSideCards(workspace) && <SideCards {...workspace} />}
        </div>
      </div>
    </>
  )
}
