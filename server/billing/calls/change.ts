import type Stripe from 'stripe'
import type { previewChange as previewCall } from '#contract/billing/changes.ts'
import type { SubscriptionBody } from '#contract/billing/subscription.ts'
import type { PriceId } from '#contract/billing/tiers.ts'
import type { Output } from '#contract/endpoint.ts'
import type { WorkspaceContext } from '../../context.ts'
import { Problem } from '../../http/problem.ts'
import { stripePriceOf } from '../stripe/prices.ts'
import { changeRunningPlan, releaseSchedule, type RunningPlan, withRunningPlan } from './running-plan.ts'

interface Change {
  readonly priceId: PriceId
  readonly when: 'next-cycle' | 'now'
}

type Preview = Output<typeof previewCall>

/** What the change would cost. Stripe computes it; `asOf` makes the change cost what was shown. */
export function previewChange(context: WorkspaceContext, change: Change): Promise<Preview> {
  return withRunningPlan(context, async (running) => {
    const { stripe, settings, customer, plan } = running
    refuseSamePlan(running, change)
    const price = stripePriceOf(settings, change.priceId)
    const asOf = Math.floor(context.now().getTime() / 1000)
    const isAtOnce = takesEffectAtOnce(running, change)
    const invoice = await stripe.invoices.createPreview({
      customer,
      subscription: plan.id,
      subscription_details: {
        items: [{ id: plan.itemId, price }],
        // In a trial nothing was paid that could be set off.
        ...(isAtOnce && plan.state !== 'trialing'
          ? { proration_behavior: 'always_invoice' as const, proration_date: asOf }
          : { proration_behavior: 'none' as const }),
      },
    })
    const next = await stripe.prices.retrieve(price)
    return describePreview({ plan, isAtOnce, asOf, invoice, next })
  })
}

function describePreview({
  plan,
  isAtOnce,
  asOf,
  invoice,
  next,
}: {
  plan: RunningPlan['plan']
  isAtOnce: boolean
  asOf: number
  invoice: Stripe.Invoice
  next: Stripe.Price
}): Preview {
  const { currency } = invoice
  const isPaidNow = isAtOnce && plan.state !== 'trialing'
  const lines = isPaidNow ? invoice.lines.data : []
  const begins = isAtOnce ? new Date(asOf * 1000) : plan.periodEnd
  const hasOtherPeriod = isPaidNow && (next.recurring?.interval ?? 'month') !== plan.period
  const nextAt = hasOtherPeriod ? addPeriod(begins, next.recurring?.interval) : plan.periodEnd
  return {
    takesEffectAt: begins.toISOString(),
    dueNow: { cents: isPaidNow ? invoice.total : 0, currency },
    lines: lines.map(({ description, amount }) => ({ text: description ?? '', cents: amount, currency })),
    nextPayment: { at: nextAt.toISOString(), cents: next.unit_amount ?? 0, currency },
    asOf,
  }
}

/** Changes the plan at the next cycle, or at once where the owner says so. A trial changes at once: it costs nothing. */
export function changePlan(
  context: WorkspaceContext,
  { asOf, ...change }: Change & { readonly asOf?: number | undefined },
): Promise<SubscriptionBody> {
  return changeRunningPlan(context, async (running) => {
    refuseSamePlan(running, change)
    const price = stripePriceOf(running.settings, change.priceId)
    await releaseSchedule(running)
    if (!takesEffectAtOnce(running, change)) return changeNextCycle(running, price)
    return changeNow(running, price, asOf)
  })
}

function takesEffectAtOnce({ plan }: RunningPlan, { when }: Change): boolean {
  return when === 'now' || plan.state === 'trialing'
}

async function changeNow(
  { stripe, plan }: RunningPlan,
  price: string,
  asOf: number | undefined,
): Promise<void> {
  await stripe.subscriptions.update(plan.id, {
    items: [{ id: plan.itemId, price }],
    cancel_at_period_end: false,
    ...(plan.state === 'trialing'
      ? { proration_behavior: 'none' }
      : {
          proration_behavior: 'always_invoice',
          // Without its payment the plan stays as it was.
          payment_behavior: 'error_if_incomplete',
          ...(asOf !== undefined && { proration_date: asOf }),
        }),
  })
}

/** The plan goes on as it is to the end of its period, and then with the other price. */
async function changeNextCycle({ stripe, plan }: RunningPlan, price: string): Promise<void> {
  if (plan.isEnding) await stripe.subscriptions.update(plan.id, { cancel_at_period_end: false })
  const schedule = await stripe.subscriptionSchedules.create({ from_subscription: plan.id })
  const [current] = schedule.phases
  const item = current?.items[0]
  if (!current || !item) throw new Error(`${schedule.id} has no phase.`)
  const currentPrice = typeof item.price === 'string' ? item.price : item.price.id
  await stripe.subscriptionSchedules.update(schedule.id, {
    end_behavior: 'release',
    phases: [
      {
        items: [{ price: currentPrice, quantity: 1 }],
        start_date: current.start_date,
        end_date: current.end_date,
      },
      { items: [{ price, quantity: 1 }], start_date: current.end_date, proration_behavior: 'none' },
    ],
  })
}

function refuseSamePlan({ plan }: RunningPlan, { priceId }: Change): void {
  if (plan.priceId === priceId && plan.next === null)
    throw new Problem('has-plan', 'This is already your plan. Please choose another.')
}

function addPeriod(from: Date, interval: string | undefined): Date {
  const to = new Date(from)
  if (interval === 'year') to.setUTCFullYear(to.getUTCFullYear() + 1)
  else to.setUTCMonth(to.getUTCMonth() + 1)
  return to
}
