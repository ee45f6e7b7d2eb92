import { enforcedLimits, trialDays } from './tiers.ts'

/** Said wherever plans are, on servers without a payment provider. */
export const noPayments = 'This server takes no payments: nothing is limited.'

/** How many days widgets stay up after a trial or a plan has ended. */
export const widgetGraceDays = 30

/** What happens when a trial or a plan ends: the plan card, the emails and /pricing say it in these words. */
export const afterTheEnd = `Nothing is deleted when it ends. Customers can still send you testimonials, and you can read and export everything. Your widgets stay up for another ${widgetGraceDays} days, then they turn off until you choose a plan. Without a plan, you can approve ${enforcedLimits.free} testimonials in total.`

export const trialOffer = `Try any plan free for ${trialDays} days, no card required.`

/** 'Approaching limit' from 80 % on. */
export function nearLimit(used: number, limit: number): boolean {
  return used >= limit * 0.8
}
