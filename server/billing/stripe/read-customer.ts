import type Stripe from 'stripe'
import type { PriceId } from '#contract/billing/tiers.ts'
import type { PaymentSettings } from '../../config/payment-settings.ts'
import { type KnownPrice, knownPriceOf } from './prices.ts'
import { readReturned } from './read-returned.ts'

export interface StripeSubscription extends KnownPrice {
  readonly id: string
  /** Stripe's own word. */
  readonly state: string
  readonly itemId: string
  readonly scheduleId: string | null
  readonly createdAt: Date
  readonly periodStart: Date
  readonly periodEnd: Date
  readonly trialEnd: Date | null
  readonly endedAt: Date | null
  readonly isEnding: boolean
  readonly hasCard: boolean
  readonly next: { readonly priceId: PriceId | null; readonly at: Date } | null
}

export interface StripeInvoice {
  readonly id: string
  readonly subscriptionId: string | null
  readonly number: string | null
  readonly state: string
  readonly cents: number
  readonly paidCents: number
  readonly returnedCents: number
  readonly currency: string
  readonly createdAt: Date
  readonly url: string | null
}

/** All that counts of a customer, as Stripe says it now. */
export interface StripeCustomer {
  readonly customerId: string
  /** Whose the customer is, as we wrote there when we made it. */
  readonly workspaceId: string | null
  /** Newest first. */
  readonly subscriptions: readonly StripeSubscription[]
  readonly invoices: readonly StripeInvoice[]
}

const most = 100

/** Asks for everything anew: events say that something changed, never what. */
export async function readCustomer(
  stripe: Stripe,
  settings: PaymentSettings,
  customerId: string,
): Promise<StripeCustomer> {
  const customer = await stripe.customers.retrieve(customerId)
  const theirs = { customer: customerId, limit: most }
  const [subscriptions, invoices] = await Promise.all([
    stripe.subscriptions.list({ ...theirs, status: 'all', expand: ['data.schedule'] }),
    stripe.invoices.list({ ...theirs, expand: ['data.payments'] }),
  ])
  const returned = await readReturned(stripe, customerId, invoices.data)
  const hasCard = !customer.deleted && customer.invoice_settings.default_payment_method !== null
  return {
    customerId,
    workspaceId: (!customer.deleted && customer.metadata['workspace_id']) || null,
    subscriptions: subscriptions.data
      .map((one) => toldOf(settings, one, hasCard))
      .toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime()),
    invoices: invoices.data.map((one) => invoiceOf(one, returned.get(one.id) ?? 0)),
  }
}

function toldOf(
  settings: PaymentSettings,
  subscription: Stripe.Subscription,
  customerHasCard: boolean,
): StripeSubscription {
  const [item] = subscription.items.data
  if (!item) throw new Error(`${subscription.id} has no price.`)
  return {
    ...knownPriceOf(settings, item.price),
    id: subscription.id,
    state: subscription.status,
    itemId: item.id,
    scheduleId: idOf(subscription.schedule),
    createdAt: momentOf(subscription.created),
    periodStart: momentOf(item.current_period_start),
    periodEnd: momentOf(item.current_period_end),
    trialEnd: subscription.trial_end === null ? null : momentOf(subscription.trial_end),
    endedAt: subscription.ended_at === null ? null : momentOf(subscription.ended_at),
    isEnding: subscription.cancel_at_period_end || subscription.cancel_at !== null,
    hasCard: customerHasCard || subscription.default_payment_method !== null,
    next: nextOf(settings, subscription.schedule),
  }
}

/** What a schedule changes when the running period is over. */
function nextOf(
  { prices }: PaymentSettings,
  schedule: Stripe.Subscription['schedule'],
): StripeSubscription['next'] {
  if (schedule === null || typeof schedule === 'string') return null
  const { current_phase: current, phases } = schedule
  const following = current && phases.find(({ start_date: start }) => start >= current.end_date)
  if (!following) return null
  const price = idOf(following.items[0]?.price)
  const found = Object.entries(prices).find(([, id]) => id === price)
  return { priceId: (found?.[0] as PriceId | undefined) ?? null, at: momentOf(following.start_date) }
}

function invoiceOf(invoice: Stripe.Invoice, returnedCents: number): StripeInvoice {
  const { subscription_details: details } = invoice.parent ?? {}
  return {
    id: invoice.id,
    subscriptionId: idOf(details?.subscription),
    number: invoice.number,
    state: invoice.status ?? 'draft',
    cents: invoice.total,
    paidCents: invoice.amount_paid,
    returnedCents,
    currency: invoice.currency,
    createdAt: momentOf(invoice.created),
    url: invoice.hosted_invoice_url ?? null,
  }
}

export function idOf(reference: string | { readonly id: string } | null | undefined): string | null {
  return typeof reference === 'string' ? reference : (reference?.id ?? null)
}

function momentOf(seconds: number): Date {
  return new Date(seconds * 1000)
}
