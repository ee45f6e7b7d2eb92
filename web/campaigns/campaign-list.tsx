import { Mail } from 'lucide-react'
import { usePagedRows } from '../lib/call/use-rows.ts'
import { EmptyState } from '../ui/message/empty-state.tsx'
import { PagedList } from '../ui/loading/paged-list.tsx'
import { CampaignCard, CampaignCardSkeleton } from './campaign-card.tsx'
import { CreateButton } from './create-button.tsx'
import { campaignsQuery } from './queries.ts'

interface CampaignListProps {
  onCreate: () => void
  onEdit: (id: string) => void
  onDuplicate: (id: string) => void
  onAnalyze: (id: string) => void
}

/** The campaigns in each state of their list. */
export function CampaignList({ onCreate, onEdit, onDuplicate, onAnalyze }: CampaignListProps) {
  const list = usePagedRows(campaignsQuery)
  return (
    <PagedList
      {...list}
      loading={<LoadingCampaigns />}
      failure="Couldn't load your campaigns"
      nextFailure="Couldn't load the next campaigns."
      empty={<NoCampaigns onCreate={onCreate} />}
    >
      <ul aria-label="Campaigns" className={columns}>
        {list.rows.map((campaign) => (
          <li key={campaign.id} className="flex min-w-0">
            <CampaignCard
              campaign={campaign}
              onEdit={() => onEdit(campaign.id)}
              onDuplicate={() => onDuplicate(campaign.id)}
              onAnalyze={() => onAnalyze(campaign.id)}
            />
          </li>
        ))}
      </ul>
    </PagedList>
  )
}

const columns = 'grid grid-cols-1 gap-4 xl:grid-cols-2'
const places = ['a', 'b', 'c', 'd']

function LoadingCampaigns() {
  return (
    <output aria-label="Loading campaigns" className={columns}>
      {places.map((key) => (
        <CampaignCardSkeleton key={key} />
      ))}
    </output>
  )
}

function NoCampaigns({ onCreate }: { onCreate: () => void }) {
  return (
    <EmptyState
      icon={<Mail aria-hidden="true" />}
      title="No campaigns yet"
      action={<CreateButton onCreate={onCreate} />}
    >
      Write one email, choose who gets it, and see who answers.
    </EmptyState>
  )
}
