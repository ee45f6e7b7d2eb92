import { brand } from '#contract/brand.ts'
import type { Services } from '../../context.ts'
import { queueEmail } from '../../emails/service.ts'
import type { BillingDifference } from '../tables.ts'

/** As many as are read; all of them are stored with the check. */
const mostTold = 20

/** Tells the operator what the nightly comparison found. Without an address for it, the log has it. */
export async function tellOperator(
  services: Services,
  differences: readonly BillingDifference[],
): Promise<void> {
  const to = services.config.operatorEmail
  if (to !== undefined) await queueEmail(services, services.db, differenceEmail(to, differences))
}

/** To the operator, after a night in which something differed. */
export function differenceEmail(to: string, differences: readonly BillingDifference[]) {
  const count = differences.length
  const left = count - mostTold
  return {
    to,
    subject: `${brand.name} billing: ${count === 1 ? '1 difference' : `${count} differences`} with Stripe`,
    paragraphs: [
      'The nightly check compared this server with Stripe. Except for customers who pay twice, everything below is already corrected. If this happens often, check that Stripe can reach the webhook address.',
      ...differences.slice(0, mostTold).map(({ customerId, what }) => `${customerId}: ${what}`),
      ...(left > 0 ? [`And ${left} more.`] : []),
    ],
  }
}
