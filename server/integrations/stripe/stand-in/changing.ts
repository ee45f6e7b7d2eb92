import type {
  StandInInvoice,
  StandInLine,
  StandInPrice,
  StandInSchedule,
  StandInSubscription,
} from './objects.ts'
import { declined, type Ledger, StandInRefusal } from './ledger.ts'
import { makeInvoice, pay } from './paying.ts'
import { periodFrom } from './periods.ts'

/** A form as the client sent it, unfolded. */
export type Form = { readonly [name: string]: string | Form | undefined }

const textOf = (value: string | Form | undefined) => (typeof value === 'string' ? value : undefined)
const formOf = (value: string | Form | undefined): Form => (typeof value === 'object' ? value : {})

/** What Stripe does with `POST /v1/subscriptions/:id`. */
export function updateSubscription(ledger: Ledger, subscription: StandInSubscription, form: Form): void {
  if (subscription.status === 'canceled') {
    throw new StandInRefusal(400, {
      type: 'invalid_request_error',
      message: 'A canceled subscription can only update its cancellation_details and metadata.',
    })
  }
  const before = structuredClone(subscription)
  for (const [name, value] of Object.entries(formOf(form['metadata'])))
    subscription.metadata[name] = textOf(value) ?? ''
  const [item] = subscription.items.data
  const ending = textOf(form['cancel_at_period_end'])
  if (ending !== undefined && subscription.schedule)
    throw new StandInRefusal(400, {
      type: 'invalid_request_error',
      message: 'The subscription is managed by the subscription schedule.',
    })
  if (ending !== undefined) {
    const isEnding = ending === 'true'
    subscription.cancel_at_period_end = isEnding
    subscription.cancel_at = isEnding ? item.current_period_end : null
    subscription.canceled_at = isEnding ? ledger.clock() : null
    subscription.cancellation_details.comment =
      textOf(formOf(form['cancellation_details'])['comment']) ?? null
  }
  const price = textOf(formOf(formOf(form['items'])['0'])['price'])
  if (price !== undefined) {
    try {
      changePrice(ledger, subscription, { price: ledger.find(ledger.prices, price, 'price'), form })
    } catch (refusal) {
      Object.assign(subscription, before)
      throw refusal
    }
  }
  ledger.emit('customer.subscription.updated', subscription)
}

function changePrice(
  ledger: Ledger,
  subscription: StandInSubscription,
  { price, form }: { price: StandInPrice; form: Form },
): void {
  const at = ledger.clock()
  const [item] = subscription.items.data
  const isProrated = textOf(form['proration_behavior']) === 'always_invoice'
  const lines = isProrated ? prorate(subscription, price, Number(textOf(form['proration_date']) ?? at)) : []
  const hasOtherPeriod = item.price.recurring.interval !== price.recurring.interval
  item.price = price
  if (hasOtherPeriod && subscription.status !== 'trialing') {
    item.current_period_start = at
    item.current_period_end = periodFrom(at, price.recurring.interval)
  }
  if (!isProrated) return
  const invoice = makeInvoice(ledger, subscription, { reason: 'subscription_update', lines, at })
  if (pay(ledger, invoice, at)) return
  dropInvoice(ledger, invoice)
  throw declined()
}

/** As with `error_if_incomplete`: what could not be paid was never there. */
function dropInvoice(ledger: Ledger, invoice: StandInInvoice): void {
  ledger.invoices.delete(invoice.id)
}

/** The unused part of what was paid, and the new price for as long as the period still is. */
export function prorate(subscription: StandInSubscription, price: StandInPrice, at: number): StandInLine[] {
  const [{ price: old, current_period_start: start, current_period_end: end }] = subscription.items.data
  const left = Math.max(0, Math.min(1, (end - at) / (end - start)))
  const isSamePeriod = old.recurring.interval === price.recurring.interval
  const charged = isSamePeriod ? Math.round(price.unit_amount * left) : price.unit_amount
  return [
    { description: `Unused time on ${old.nickname}`, amount: -Math.round(old.unit_amount * left) },
    { description: `${isSamePeriod ? 'Remaining time on ' : ''}${price.nickname}`, amount: charged },
  ]
}

/** A schedule that begins as the subscription is. */
export function scheduleFrom(ledger: Ledger, subscription: StandInSubscription): StandInSchedule {
  if (subscription.schedule)
    throw new StandInRefusal(400, { type: 'invalid_request_error', message: 'There already is a schedule.' })
  const [{ price, current_period_start: start, current_period_end: end }] = subscription.items.data
  const schedule: StandInSchedule = {
    id: ledger.id('sub_sched'),
    object: 'subscription_schedule',
    subscription: subscription.id,
    status: 'active',
    current_phase: { start_date: start, end_date: end },
    phases: [{ start_date: start, end_date: end, items: [{ price: price.id, quantity: 1 }] }],
  }
  ledger.schedules.set(schedule.id, schedule)
  subscription.schedule = schedule.id
  ledger.emit('subscription_schedule.created', { ...schedule, customer: subscription.customer })
  return schedule
}

export function updateSchedule(ledger: Ledger, schedule: StandInSchedule, form: Form): void {
  schedule.phases = Object.values(formOf(form['phases'])).map((phase) => {
    const { start_date: start, end_date: end, items } = formOf(phase)
    const price = textOf(formOf(formOf(items)['0'])['price']) ?? ''
    const begins = Number(textOf(start))
    return {
      start_date: begins,
      end_date: Number(
        textOf(end) ?? periodFrom(begins, ledger.find(ledger.prices, price, 'price').recurring.interval),
      ),
      items: [{ price, quantity: 1 }],
    }
  })
  const subscription = ledger.subscriptions.get(schedule.subscription ?? '')
  ledger.emit('subscription_schedule.updated', { ...schedule, customer: subscription?.customer })
  if (subscription) ledger.emit('customer.subscription.updated', subscription)
}

export function releaseSchedule(ledger: Ledger, schedule: StandInSchedule): void {
  const subscription = ledger.subscriptions.get(schedule.subscription ?? '')
  Object.assign(schedule, { status: 'released', subscription: null, current_phase: null })
  if (!subscription) return
  subscription.schedule = null
  ledger.emit('customer.subscription.updated', subscription)
}
