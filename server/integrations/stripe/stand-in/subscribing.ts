import type { StandInPrice, StandInSession, StandInSubscription } from './objects.ts'
import { declined, type Ledger, StandInRefusal } from './ledger.ts'
import { cardOf, makeInvoice, pay, setCard } from './paying.ts'
import { periodFrom } from './periods.ts'

/** Every code that the checkout page takes, with the percentage that it takes off the first payment. */
const promotions: Readonly<Record<string, number>> = { WELCOME20: 20, FREE100: 100 }

export interface Entered {
  readonly card: 'good' | 'bad' | null
  readonly promotion?: string
  readonly taxId?: string
}

/** What the checkout page does when its button is pressed. Throws what the page shows when a payment is refused. */
export function completeSession(
  ledger: Ledger,
  session: StandInSession,
  { card, promotion = '', taxId = '' }: Entered,
): void {
  if (session.status !== 'open')
    throw new StandInRefusal(400, { type: 'invalid_request_error', message: 'This page has expired.' })
  const customer = ledger.find(ledger.customers, session.customer, 'customer')
  const price = ledger.find(ledger.prices, session.price, 'price')
  if (taxId && !session.tax_id_collection.enabled)
    throw new StandInRefusal(400, { type: 'invalid_request_error', message: 'This page asks for no tax ID.' })
  const isTrial = session.trialEnd !== null
  const off = promotions[promotion.toUpperCase()] ?? 0
  const due = isTrial ? 0 : Math.round((price.unit_amount * (100 - off)) / 100)
  if (due > 0 && card !== 'good') throw declined()
  if (taxId) customer.tax_ids.push(taxId)
  if (card) setCard(ledger, customer, card)
  const subscription = subscribe(ledger, session, price)
  ledger.subscriptions.set(subscription.id, subscription)
  session.status = 'complete'
  session.subscription = subscription.id
  const at = ledger.clock()
  const lines = [{ description: `1 × ${price.nickname}${isTrial ? ' (trial)' : ''}`, amount: due }]
  pay(ledger, makeInvoice(ledger, subscription, { reason: 'subscription_create', lines, at }), at)
  ledger.emit('customer.subscription.created', subscription)
  ledger.emit('checkout.session.completed', session)
}

function subscribe(
  ledger: Ledger,
  { customer, trialEnd, metadata }: StandInSession,
  price: StandInPrice,
): StandInSubscription {
  const now = ledger.clock()
  const end = trialEnd ?? periodFrom(now, price.recurring.interval)
  return {
    id: ledger.id('sub'),
    object: 'subscription',
    customer,
    created: now,
    currency: 'usd',
    status: trialEnd === null ? 'active' : 'trialing',
    items: {
      object: 'list',
      data: [
        {
          id: ledger.id('si'),
          object: 'subscription_item',
          price,
          quantity: 1,
          current_period_start: now,
          current_period_end: end,
        },
      ],
    },
    trial_start: trialEnd === null ? null : now,
    trial_end: trialEnd,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    ended_at: null,
    cancellation_details: { comment: null },
    default_payment_method: cardOf(ledger, { customer }),
    latest_invoice: null,
    schedule: null,
    metadata,
  }
}
