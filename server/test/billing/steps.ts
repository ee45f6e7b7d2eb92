import { type Tier, tiers } from '#contract/billing/tiers.ts'
import {
  releaseSchedule,
  scheduleFrom,
  updateSchedule,
  updateSubscription,
} from '../../integrations/stripe/stand-in/changing.ts'
import { type Ledger, StandInRefusal } from '../../integrations/stripe/stand-in/ledger.ts'
import type { StandInInvoice, StandInSubscription } from '../../integrations/stripe/stand-in/objects.ts'
import { closeDisputes, dispute, refund, setCard } from '../../integrations/stripe/stand-in/paying.ts'
import { payOverdue } from '../../integrations/stripe/stand-in/passing-time.ts'
import type { Chance } from './random.ts'
import { higherTier, type Reference } from './reference.ts'

/** What can happen to a plan at Stripe, done there and told to the reference. */
export interface Place {
  readonly ledger: Ledger
  readonly customer: string
  readonly reference: Reference
  readonly chance: Chance
}

const priceOf = (tier: Tier) => `price_${tier}_monthly`

function running({ ledger, customer }: Place): StandInSubscription | undefined {
  return [...ledger.subscriptions.values()].find(
    (one) => one.customer === customer && one.status !== 'canceled',
  )
}

function release({ ledger }: Place, { schedule }: StandInSubscription): void {
  const found = schedule && ledger.schedules.get(schedule)
  if (found) releaseSchedule(ledger, found)
}

function paidInvoices({ ledger, customer, reference }: Place): StandInInvoice[] {
  const begun = reference.plan?.begun ?? Number.POSITIVE_INFINITY
  return [...ledger.invoices.values()].filter(
    (one) => one.customer === customer && one.created >= begun && one.amount_paid > 0,
  )
}

/** By name; each answers false where it makes no sense at the moment. */
export const steps: Readonly<Record<string, (place: Place) => boolean>> = {
  'card declines': (place) => replaceCard(place, 'bad'),
  'new card': (place) => replaceCard(place, 'good'),
  upgrade(place) {
    const { ledger, reference } = place
    const [found, tier] = [running(place), reference.plan && higherTier(reference.plan.tier)]
    if (!found || !tier || found.status === 'past_due') return false
    release(place, found)
    reference.plan!.next = null
    reference.upgrade(tier)
    const proration = found.status === 'trialing' ? 'none' : 'always_invoice'
    const items = { '0': { price: priceOf(tier) } }
    try {
      updateSubscription(ledger, found, {
        items,
        proration_behavior: proration,
        cancel_at_period_end: 'false',
      })
    } catch (refusal) {
      if (!(refusal instanceof StandInRefusal)) throw refusal
    }
    return true
  },
  downgrade(place) {
    const { ledger, reference, chance } = place
    const found = running(place)
    const lower = tiers.slice(0, tiers.indexOf(reference.plan?.tier ?? 'starter'))
    if (!found || found.status !== 'active' || found.cancel_at_period_end || lower.length === 0) return false
    release(place, found)
    const tier = chance.pick(lower)
    const schedule = scheduleFrom(ledger, found)
    const [{ price, current_period_start: start, current_period_end: end }] = found.items.data
    const phases = {
      '0': { items: { '0': { price: price.id } }, start_date: String(start), end_date: String(end) },
      '1': { items: { '0': { price: priceOf(tier) } }, start_date: String(end) },
    }
    updateSchedule(ledger, schedule, { phases })
    reference.plan!.next = tier
    return true
  },
  cancel: (place) => setEnding(place, true),
  resume: (place) => setEnding(place, false),
  'partial refund'(place) {
    const [invoice] = paidInvoices(place)
    if (invoice) refund(place.ledger, invoice, 1)
    return invoice !== undefined
  },
  refund(place) {
    const paid = paidInvoices(place)
    for (const invoice of paid) refund(place.ledger, invoice)
    place.reference.takeBack('refund')
    return paid.length > 0
  },
  dispute(place) {
    const { ledger, reference } = place
    const paid = paidInvoices(place)
    const isRefunded = [...ledger.charges.values()].some(
      ({ customer, amount_refunded: cents }) => customer === place.customer && cents > 0,
    )
    if (paid.length === 0 || isRefunded) return false
    for (const invoice of paid) dispute(ledger, invoice)
    for (const payment of reference.plan!.payments) payment.isDisputed = true
    return true
  },
  'dispute is lost': (place) => close(place, 'lost'),
  'dispute is won': (place) => close(place, 'won'),
  'pays what is overdue'(place) {
    const found = running(place)
    if (!found || found.status !== 'past_due') return false
    payOverdue(place.ledger, found)
    place.reference.payOverdue()
    return true
  },
}

function replaceCard({ ledger, customer, reference }: Place, card: 'good' | 'bad'): boolean {
  if (!reference.plan || reference.card === card) return false
  setCard(ledger, ledger.customers.get(customer)!, card)
  reference.card = card
  return true
}

function setEnding(place: Place, isEnding: boolean): boolean {
  const found = running(place)
  const { plan } = place.reference
  if (!found || !plan) return false
  release(place, found)
  updateSubscription(place.ledger, found, { cancel_at_period_end: String(isEnding) })
  Object.assign(plan, { isEnding, next: null })
  return true
}

function close(place: Place, status: 'won' | 'lost'): boolean {
  const { ledger, reference } = place
  if (![...ledger.disputes.values()].some((one) => one.status === 'needs_response')) return false
  closeDisputes(ledger, status)
  if (status === 'lost') reference.takeBack('lost')
  for (const payment of reference.plan?.payments ?? []) payment.isDisputed = false
  return true
}
