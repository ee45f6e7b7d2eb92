import type { Campaign } from '#contract/campaigns/campaigns.ts'
import { useId } from 'react'
import { useInstance } from '../lib/call/use-instance.ts'
import { Badge } from '../ui/text/badge.tsx'
import { Card } from '../ui/layout/card.tsx'
import { Fact } from '../ui/layout/fact.tsx'
import { DayInSentence } from '../ui/text/day-in-sentence.tsx'
import { Skeleton } from '../ui/loading/skeleton.tsx'
import { CampaignActions } from './campaign-actions.tsx'
import { CampaignMenu } from './campaign-menu.tsx'
import { CampaignProgress } from './campaign-progress.tsx'
import { audienceOf, emailsOf, shareOf, statusCopy } from './copy.ts'

interface CampaignCardProps {
  campaign: Campaign
  onEdit: () => void
  onDuplicate: () => void
  onAnalyze: () => void
}

/** One campaign: who it asks, how far it has come, and what can be done with it. */
export function CampaignCard({ campaign, onEdit, onDuplicate, onAnalyze }: CampaignCardProps) {
  const id = useId()
  const { name, status, createdAt } = campaign
  return (
    <Card className="w-full min-w-0">
      <article aria-labelledby={`${id}-name`} className="flex h-full flex-col">
        <div className="flex items-start gap-2">
          <div className="min-w-0 grow">
            <h2 id={`${id}-name`} className="font-serif text-title font-medium tracking-tight wrap-anywhere">
              {name}
            </h2>
            <p className="mt-0.5 text-sm text-faint">
              {audienceOf(campaign)} · {emailsOf(campaign)} · created <DayInSentence date={createdAt} />
            </p>
          </div>
          <span className="mt-1">
            <Badge tone={statusCopy[status].tone}>{statusCopy[status].label}</Badge>
          </span>
          <CampaignMenu campaign={campaign} onDuplicate={onDuplicate} />
        </div>
        <CampaignFigures campaign={campaign} />
        <CampaignProgress campaign={campaign} onAnalyze={onAnalyze} />
        <CampaignActions campaign={campaign} nameId={`${id}-name`} onEdit={onEdit} onAnalyze={onAnalyze} />
      </article>
    </Card>
  )
}

function CampaignFigures({
  campaign: { channel, emailsSent, responsesReceived, counts },
}: {
  campaign: Campaign
}) {
  const { isMailConfigured } = useInstance()
  const emailTerm = isMailConfigured ? 'Emails sent' : 'Emails in outbox'
  const sentTerm = channel === 'text' ? 'Texts sent' : emailTerm
  const figures = [
    [sentTerm, emailsSent.toLocaleString()],
    ['Responses', responsesReceived.toLocaleString()],
    ['Response rate', shareOf(counts.answered, counts.asked)],
  ] as const
  return (
    <dl className="mt-4 grid grid-cols-3 gap-3 border-t border-line pt-4">
      {figures.map(([term, figure]) => (
        <Fact key={term} look="above" term={term}>
          {figure}
        </Fact>
      ))}
    </dl>
  )
}

/** The place of a card that is under way, in its later size. */
export function CampaignCardSkeleton() {
  return (
    <Card className="flex h-[15.5rem] flex-col">
      <Skeleton className="h-6 w-48" />
      <Skeleton className="mt-2.5 h-3.5 w-64 max-w-full" />
      <div className="mt-5 grid grid-cols-3 gap-3">
        {['a', 'b', 'c'].map((key) => (
          <Skeleton key={key} className="h-11" />
        ))}
      </div>
      <Skeleton className="mt-5 h-1.5 w-full" />
      <Skeleton className="mt-auto h-9 w-72 max-w-full" />
    </Card>
  )
}
