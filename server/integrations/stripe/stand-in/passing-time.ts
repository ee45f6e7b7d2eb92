import type { StandInSubscription } from './objects.ts'
import type { Ledger } from './ledger.ts'
import { cardOf, makeInvoice, pay } from './paying.ts'
import { periodFrom } from './periods.ts'

const day = 86_400
/** A payment that failed is tried again so many days after it was due; after the last, the subscription ends. */
const retryDays = [3, 5, 7]

/** What has come due by now, in the order in which it did. */
export function passTime(ledger: Ledger): void {
  for (;;) {
    const due = [...ledger.subscriptions.values()]
      .map((subscription) => ({ subscription, at: nextOf(subscription) }))
      .filter(({ at }) => at <= ledger.clock())
      .toSorted((a, b) => a.at - b.at)[0]
    if (!due) return
    step(ledger, due.subscription, due.at)
  }
}

const tried = new WeakMap<StandInSubscription, number>()

function nextOf(subscription: StandInSubscription): number {
  const [item] = subscription.items.data
  if (subscription.status === 'trialing' || subscription.status === 'active') return item.current_period_end
  if (subscription.status !== 'past_due') return Number.POSITIVE_INFINITY
  return item.current_period_start + retryDays[tried.get(subscription) ?? 0]! * day
}

function step(ledger: Ledger, subscription: StandInSubscription, at: number): void {
  if (subscription.status === 'past_due') return retry(ledger, subscription, at)
  const lacksCard = subscription.status === 'trialing' && cardOf(ledger, subscription) === null
  if (subscription.cancel_at_period_end || lacksCard) return end(ledger, subscription, at)
  renew(ledger, subscription, at)
}

export function end(ledger: Ledger, subscription: StandInSubscription, at: number): void {
  Object.assign(subscription, {
    status: 'canceled',
    ended_at: at,
    canceled_at: subscription.canceled_at ?? at,
  })
  ledger.emit('customer.subscription.deleted', subscription, at)
}

function renew(ledger: Ledger, subscription: StandInSubscription, at: number): void {
  const [item] = subscription.items.data
  followSchedule(ledger, subscription, at)
  item.current_period_start = at
  item.current_period_end = periodFrom(at, item.price.recurring.interval)
  const lines = [{ description: `1 × ${item.price.nickname}`, amount: item.price.unit_amount }]
  const invoice = makeInvoice(ledger, subscription, { reason: 'subscription_cycle', lines, at })
  subscription.status = pay(ledger, invoice, at) ? 'active' : 'past_due'
  tried.set(subscription, 0)
  ledger.emit('customer.subscription.updated', subscription, at)
}

function followSchedule(ledger: Ledger, subscription: StandInSubscription, at: number): void {
  const schedule = subscription.schedule && ledger.schedules.get(subscription.schedule)
  if (!schedule) return
  const next = schedule.phases.find(({ start_date: start }) => start >= at)
  const price = next && ledger.prices.get(next.items[0]?.price ?? '')
  if (!next || !price) return
  subscription.items.data[0].price = price
  subscription.schedule = null
  Object.assign(schedule, { status: 'released', subscription: null, current_phase: null })
  ledger.emit('subscription_schedule.released', { ...schedule, customer: subscription.customer }, at)
}

function retry(ledger: Ledger, subscription: StandInSubscription, at: number): void {
  const invoice = ledger.invoices.get(subscription.latest_invoice ?? '')
  const count = (tried.get(subscription) ?? 0) + 1
  tried.set(subscription, count)
  if (invoice && pay(ledger, invoice, at)) settle(ledger, subscription, at)
  else if (count === retryDays.length) end(ledger, subscription, at)
}

function settle(ledger: Ledger, subscription: StandInSubscription, at: number): void {
  subscription.status = 'active'
  ledger.emit('customer.subscription.updated', subscription, at)
}

/** Pays what is overdue, as the hosted page of an invoice does. */
export function payOverdue(ledger: Ledger, subscription: StandInSubscription): boolean {
  const invoice = ledger.invoices.get(subscription.latest_invoice ?? '')
  if (subscription.status !== 'past_due' || !invoice || !pay(ledger, invoice, ledger.clock())) return false
  settle(ledger, subscription, ledger.clock())
  return true
}
