import type { DistributionMethod } from '#contract/rewards.ts'
import { useInstance } from '../lib/use-instance.ts'
import { Banner } from '../ui/banner.tsx'

const words: Readonly<Record<DistributionMethod, string>> = {
  qr_code:
    'On the private page that every customer gets, as a code and as a QR code for your till. The address they give is not checked.',
  email_campaign: 'In a letter to the address they gave, so only who really has that address gets the code.',
  both: 'On the customer’s private page and in a letter.',
}

/** Where the reward turns up, and whether letters leave this server at all. */
export function DeliveryNote({ method }: { method: DistributionMethod }) {
  const { isMailConfigured } = useInstance()
  return (
    <div className="flex flex-col gap-3">
      <p className="text-sm text-faint">{words[method]}</p>
      {method !== 'qr_code' && !isMailConfigured && (
        <Banner tone="warning" title="No mail leaves this server yet">
          Letters are kept in its outbox until a mail server is set up.
        </Banner>
      )}
    </div>
  )
}
