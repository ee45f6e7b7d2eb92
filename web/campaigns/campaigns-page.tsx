import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { lazyPart } from '../lib/lazy-part.tsx'
import { useAddressFilters } from '../lib/address/use-address-filters.ts'
import { Button } from '../ui/button/button.tsx'
import { WideLabel } from '../ui/button/wide-label.tsx'
import { PageHeader } from '../ui/layout/page-header.tsx'
import { CampaignList } from './campaign-list.tsx'
import { CreateButton } from './create-button.tsx'

const NewCampaign = lazyPart(() => import('./editor/new-campaign.tsx').then((m) => m.NewCampaign))
const EditCampaign = lazyPart(() => import('./editor/edit-campaign.tsx').then((m) => m.EditCampaign))
const CopyCampaign = lazyPart(() => import('./editor/copy-campaign.tsx').then((m) => m.CopyCampaign))
const AnalyticsDialog = lazyPart(() =>
  import('./analytics/analytics-dialog.tsx').then((m) => m.AnalyticsDialog),
)
const RulesDialog = lazyPart(() => import('./rules-dialog.tsx').then((m) => m.RulesDialog))

/** Asking many customers at once. What is open is in the address: other pages lead to it. */
export function CampaignsPage() {
  const { parameters, change } = useAddressFilters()
  const [isRuling, setIsRuling] = useState(false)
  const wanted = parameters.get('new')
  const edited = parameters.get('edit')
  const copied = parameters.get('copy')
  const analyzed = parameters.get('analytics')
  const close = () => change({ new: '', edit: '', copy: '', analytics: '' })
  const create = () => change({ new: 'chosen' })
  return (
    <>
      <PageHeader
        title="Campaigns"
        description="Ask many customers at once. Everyone gets a personal link, and no more emails once they answer."
        actions={
          <>
            <Button variant="secondary" onClick={() => setIsRuling(true)}>
              <SlidersHorizontal aria-hidden="true" />
              <WideLabel>Sending rules</WideLabel>
            </Button>
            <CreateButton onCreate={create} />
          </>
        }
      />
      <CampaignList
        onCreate={create}
        onEdit={(edit) => change({ edit })}
        onDuplicate={(copy) => change({ copy })}
        onAnalyze={(analytics) => change({ analytics })}
      />
      {wanted !== null && (
        <NewCampaign audience={wanted === 'everyone' ? 'everyone' : 'chosen'} onClose={close} />
      )}
      {copied !== null && <CopyCampaign key={copied} id={copied} onClose={close} />}
      {edited !== null && <EditCampaign key={edited} id={edited} onClose={close} />}
      {analyzed !== null && <AnalyticsDialog key={analyzed} id={analyzed} onClose={close} />}
      {isRuling && <RulesDialog onClose={() => setIsRuling(false)} />}
    </>
  )
}
