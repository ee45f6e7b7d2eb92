import type { DistributionMethod } from '#contract/rewards/rewards.ts'
import { keptInOutbox } from '../lib/kept-in-outbox.ts'
import { useInstance } from '../lib/call/use-instance.ts'
import { Banner } from '../ui/message/banner.tsx'

const copy: Readonly<Record<DistributionMethod, string>> = {
  qr_code:
    'On a page with the code as text and as a QR code to scan in your store. The thank-you page links to it. Email addresses are not verified.',
  email_campaign: 'By email, so only someone who can read that mailbox gets the code.',
  both: 'On a page of its own and by email.',
}

/** Where the reward turns up, and whether emails leave this server at all. */
export function DeliveryNote({ method }: { method: DistributionMethod }) {
  const { isMailConfigured } = useInstance()
  return (
    <div className="flex flex-col gap-3">
      <p className="text-sm text-faint">
        {copy[method]}
        {method === 'qr_code' && isMailConfigured && ' Rewards that come later are linked in an email.'}
      </p>
      {method !== 'qr_code' && !isMailConfigured && (
        <Banner tone="warning" title="This server can't send email">
          {keptInOutbox}
        </Banner>
      )}
    </div>
  )
}
