import type { Campaign } from '#contract/campaigns/campaigns.ts'
import { Pause, Play, Send } from 'lucide-react'
import { useState } from 'react'
import { lazyPart } from '../lib/lazy-part.tsx'
import { Button } from '../ui/button/button.tsx'
import { showRefusal } from '../ui/message/show-refusal.ts'
import { toast } from '../ui/message/toast.ts'
import { sendLabelOf } from './copy.ts'
import { usePauseCampaign, useResumeCampaign } from './queries.ts'

const SendDialog = lazyPart(() => import('./send-dialog.tsx').then((m) => m.SendDialog))

interface CampaignActionsProps {
  campaign: Campaign
  /** What the campaign is called: several cards have the same buttons. */
  nameId: string
  onEdit: () => void
  onAnalyze: () => void
}

/** The four buttons of a card. */
export function CampaignActions({ campaign, nameId, onEdit, onAnalyze }: CampaignActionsProps) {
  const [isSending, setIsSending] = useState(false)
  const canSend = campaign.status === 'active'
  const hasMoreToSend = canSend && (campaign.startedAt === null || campaign.counts.waiting > 0)
  return (
    <div className="mt-auto flex flex-wrap gap-2">
      <Button
        size="small"
        variant={hasMoreToSend ? 'primary' : 'secondary'}
        disabled={!canSend}
        title={canSend ? undefined : 'Resume this campaign to send emails'}
        aria-describedby={nameId}
        onClick={() => setIsSending(true)}
      >
        <Send aria-hidden="true" />
        {sendLabelOf(campaign)}
      </Button>
      <PauseCampaignButton campaign={campaign} nameId={nameId} />
      <Button size="small" variant="secondary" aria-describedby={nameId} onClick={onAnalyze}>
        Analytics
      </Button>
      <Button size="small" variant="secondary" aria-describedby={nameId} onClick={onEdit}>
        Edit Campaign
      </Button>
      {isSending && <SendDialog campaign={campaign} onClose={() => setIsSending(false)} />}
    </div>
  )
}

function PauseCampaignButton({ campaign, nameId }: Pick<CampaignActionsProps, 'campaign' | 'nameId'>) {
  const pause = usePauseCampaign()
  const resume = useResumeCampaign()
  const isActive = campaign.status === 'active'
  const run = () =>
    isActive
      ? pause.mutate(campaign.id, {
          onError: showRefusal("Couldn't pause the campaign"),
        })
      : resume.mutate(campaign.id, {
          onSuccess: () => toast({ title: 'Campaign resumed', description: resumedCopy(campaign) }),
          onError: showRefusal("Couldn't resume the campaign"),
        })
  const isPending = pause.isPending || resume.isPending
  return (
    <Button size="small" variant="secondary" isPending={isPending} aria-describedby={nameId} onClick={run}>
      {!isPending && (isActive ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />)}
      {isActive ? 'Pause' : 'Resume'}
    </Button>
  )
}

function resumedCopy(campaign: Campaign): string {
  const isText = campaign.channel === 'text'
  if (campaign.status === 'completed')
    return `Customers who have not been asked get ${isText ? 'a text message' : 'an email'}.`
  if (campaign.startedAt === null) return `Press ${sendLabelOf(campaign)} when you’re ready.`
  return 'Sending picks up where it left off.'
}
