import type { CampaignAnalytics } from '#contract/campaigns/campaign-people.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { DetailsWait } from '../../ui/dialog/details-wait.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Tabs } from '../../ui/layout/tabs.tsx'
import { shareOf, statusCopy } from '../copy.ts'
import { analyticsQuery } from '../queries.ts'
import { Overview } from './overview.tsx'
import { CampaignPeople } from './people.tsx'

type TabName = 'overview' | 'people'

/** What became of a campaign, in figures and person by person. */
export function AnalyticsDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const query = useQuery(analyticsQuery(id))
  const { data } = query
  const [tab, setTab] = useState<TabName>('overview')
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="huge"
      title={data?.name ?? 'Analytics'}
      description={data ? campaignStandingOf(data) : undefined}
    >
      <DetailsWait
        query={query}
        label="Loading analytics"
        lines={['h-20 w-full', 'h-40 w-full', 'h-40 w-full']}
        otherwise="Couldn't load the analytics."
      />
      {data && (
        <Tabs<TabName>
          label="Analytics"
          value={tab}
          onChange={setTab}
          tabs={[
            { value: 'overview', label: 'Overview', content: <Overview analytics={data} /> },
            {
              value: 'people',
              label: `People (${data.counts.people.toLocaleString()})`,
              content: <CampaignPeople id={id} />,
            },
          ]}
        />
      )}
    </Dialog>
  )
}

function campaignStandingOf({ status, counts: { answered, asked } }: CampaignAnalytics): string {
  const { label } = statusCopy[status]
  if (asked === 0) return `${label}. Nobody has been asked yet.`
  return `${label}. ${answered.toLocaleString()} of ${asked.toLocaleString()} answered (${shareOf(answered, asked)}).`
}
