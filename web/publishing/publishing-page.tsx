import { AddressTabs } from '../lib/address/address-tabs.tsx'
import { LinkButton } from '../ui/button/link-button.tsx'
import { PageHeader } from '../ui/layout/page-header.tsx'
import { ReviewLinksTab } from './links/links-tab.tsx'
import { OverviewTab } from './overview-tab.tsx'
import { StatusTab } from './status-tab.tsx'

const tabs = [
  { value: 'overview', label: 'Overview', content: <OverviewTab /> },
  { value: 'links', label: 'Generate Review Links', content: <ReviewLinksTab /> },
  { value: 'status', label: 'Publishing Status', content: <StatusTab /> },
] as const

/** How testimonials get to review sites: what is set up, links to hand over, and what became of them. */
export function PublishingPage() {
  return (
    <>
      <PageHeader
        title="Review Publishing"
        description="Give customers their own words to post on Google, or show them where you are on Yelp."
        actions={
          <>
            <LinkButton href="/review-sources" variant="secondary">
              Review Sources
            </LinkButton>
            <LinkButton href="/testimonials" variant="secondary">
              All testimonials
            </LinkButton>
          </>
        }
      />
      <AddressTabs label="Review publishing" tabs={tabs} usual="overview" />
    </>
  )
}
