import { defaultRewardMessage, type RewardSettings } from '#contract/rewards/rewards.ts'
import { rewardTypeCopy } from '../lib/copy/reward-copy.ts'
import { Badge } from '../ui/text/badge.tsx'
import { Card } from '../ui/layout/card.tsx'
import { CodeTicket } from '../ui/text/code-ticket.tsx'
import { CardTitle } from '../ui/layout/card-title.tsx'

const where = {
  qr_code: 'What customers see on the page of their reward.',
  email_campaign: 'What customers get by email.',
  both: 'What customers see on the page of their reward and get by email.',
}

/** The reward as customers see it, with a code that is an example. */
export function RewardPreview({
  settings: { rewardType, rewardMessage, distributionMethod },
}: {
  settings: RewardSettings
}) {
  return (
    <section aria-labelledby="reward-preview">
      <Card>
        <div className="flex items-center justify-between gap-3">
          <CardTitle id="reward-preview">Preview</CardTitle>
          <Badge>Example code</Badge>
        </div>
        <p className="mt-1 mb-4 text-base text-soft">{where[distributionMethod]}</p>
        <CodeTicket
          title={`Your ${rewardTypeCopy[rewardType].toLowerCase()}`}
          code="ABCD-2345"
          hasQrCode={distributionMethod !== 'email_campaign'}
          isExample
        >
          {rewardMessage.trim() || defaultRewardMessage}
        </CodeTicket>
      </Card>
    </section>
  )
}
