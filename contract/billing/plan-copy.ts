import { checkoutPlans, dashboardPlans } from './plans.ts'
import { enforcedLimits, trialDays } from './tiers.ts'

/** Said wherever plans are, on servers without a payment provider. */
export const noPayments = 'This server takes no payments: nothing is limited.'

/** How many days widgets stay up after a trial or a plan has ended. */
export const widgetGraceDays = 30

const whatStays = `Customers can still send you testimonials, and you can read and export everything. Your widgets stay up for ${widgetGraceDays} more days, then they turn off until you choose a plan. Without a plan, you can approve ${enforcedLimits.free} testimonials in total.`

/** What happens at the end: the plan card, the emails and /pricing say it in these words. */
export const afterTrial = `When the trial ends, nothing is deleted. ${whatStays}`
export const afterPlan = `When your plan ends, nothing is deleted. ${whatStays}`

export const trialOffer = `Try any plan free for ${trialDays} days, no card required.`

/** What a tier is called everywhere. */
export function planName(tier: string): string {
  return dashboardPlans.find((plan) => plan.tier === tier)?.name ?? tier
}

/** The cheapest that is sold, in whole US cents. */
export const lowestPrice = Math.min(...checkoutPlans.map(({ price }) => price))
