import type { User } from '#contract/accounts/accounts.ts'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'wouter'
import { businessProfileQuery, userQuery } from '../accounts/queries.ts'
import { BannerWithLink } from '../ui/message/banner-with-link.tsx'
import { Banner } from '../ui/message/banner.tsx'
import { PageHeader } from '../ui/layout/page-header.tsx'
import { Tabs } from '../ui/layout/tabs.tsx'
import { HubRecent } from './hub-recent.tsx'
import { HubStats } from './hub-stats.tsx'
import { AutomateTab, CollectTab, GenerateTab } from './hub-tabs.tsx'
import { ThemesSection } from './themes/themes-section.tsx'
import { TrendsSection } from './trends-section.tsx'

const views = ['generate', 'collect', 'automate'] as const
type View = (typeof views)[number]

/** Every way to get testimonials in one place: draft them, collect them, automate asking. */
export function HubPage() {
  const { data: user } = useQuery(userQuery)
  if (!user) return null
  if (user.formId) return <Hub user={user} formId={user.formId} />
  return (
    <>
      <PageHeader title="Testimonials" />
      <Banner>This account has no workspace, so there are no testimonials to show.</Banner>
    </>
  )
}

function Hub({ user, formId }: { user: User; formId: string }) {
  const { data: profile } = useQuery(businessProfileQuery)
  const [search, setSearch] = useSearchParams()
  const view = views.find((one) => one === search.get('tab')) ?? 'collect'
  return (
    <>
      <PageHeader
        title={profile ? `${profile.businessName} Testimonials` : 'Testimonials'}
        description="Every way to get testimonials, in one place."
      />
      {!user.hasBusinessProfile && <SetupPrompt />}
      <HubStats />
      <TrendsSection />
      <ThemesSection />
      <div className="mt-8 grid grid-cols-1 items-start gap-x-6 gap-y-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <Tabs<View>
          label="Ways to get testimonials"
          value={view}
          onChange={(next) => setSearch({ tab: next }, { replace: true })}
          tabs={[
            { value: 'generate', label: 'Generate', content: <GenerateTab /> },
            { value: 'collect', label: 'Collect', content: <CollectTab formId={formId} /> },
            { value: 'automate', label: 'Automate', content: <AutomateTab /> },
          ]}
        />
        <HubRecent />
      </div>
    </>
  )
}

function SetupPrompt() {
  return (
    <BannerWithLink title="Set up your business first" href="/ai-onboarding" label="Set Up Business Profile">
      Customers see your business name when you ask them.
    </BannerWithLink>
  )
}
