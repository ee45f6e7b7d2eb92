import type { Card, StandInCustomer, StandInInvoice, StandInLine, StandInSubscription } from './objects.ts'
import type { Ledger } from './ledger.ts'

/** A new card becomes the customer's default. */
export function setCard(ledger: Ledger, customer: StandInCustomer, card: Card): void {
  const id = ledger.id('pm')
  if (card === 'bad') ledger.badCards.add(id)
  customer.invoice_settings.default_payment_method = id
  ledger.emit('customer.updated', customer)
}

export function cardOf(ledger: Ledger, { customer }: { readonly customer: string }): string | null {
  return ledger.customers.get(customer)?.invoice_settings.default_payment_method ?? null
}

interface NewInvoice {
  readonly reason: string
  readonly lines: readonly StandInLine[]
  readonly at: number
}

/** An invoice that waits to be paid; credit of the customer is taken off. */
export function makeInvoice(
  ledger: Ledger,
  subscription: StandInSubscription,
  { reason, lines, at }: NewInvoice,
): StandInInvoice {
  const customer = ledger.find(ledger.customers, subscription.customer, 'customer')
  const total = lines.reduce((sum, { amount }) => sum + amount, 0)
  const owed = total + customer.balance
  customer.balance = Math.min(0, owed)
  const id = ledger.id('in')
  const invoice: StandInInvoice = {
    id,
    object: 'invoice',
    customer: subscription.customer,
    created: at,
    currency: 'usd',
    number: `DEMO-${id.slice(3)}`,
    billing_reason: reason,
    total,
    lines: { object: 'list', data: lines },
    parent: { subscription_details: { subscription: subscription.id } },
    hosted_invoice_url: `${ledger.url}/invoice/${id}`,
    amount_due: Math.max(0, owed),
    amount_paid: 0,
    status: 'open',
    payments: { object: 'list', data: [] },
  }
  ledger.invoices.set(id, invoice)
  subscription.latest_invoice = id
  return invoice
}

/** Tries to collect it; false where there is no card, or it declines. */
export function pay(ledger: Ledger, invoice: StandInInvoice, at: number): boolean {
  const card = cardOf(ledger, invoice)
  if (invoice.amount_due > 0 && (card === null || ledger.badCards.has(card))) {
    ledger.emit('invoice.payment_failed', invoice, at)
    return false
  }
  if (invoice.amount_due > 0) charge(ledger, invoice, at)
  invoice.status = 'paid'
  invoice.amount_paid = invoice.amount_due
  ledger.emit('invoice.paid', invoice, at)
  return true
}

function charge(ledger: Ledger, invoice: StandInInvoice, at: number): void {
  const payment = ledger.id('pi')
  const made = {
    id: ledger.id('ch'),
    object: 'charge' as const,
    customer: invoice.customer,
    created: at,
    amount: invoice.amount_due,
    payment_intent: payment,
    amount_refunded: 0,
    refunded: false,
    disputed: false,
  }
  ledger.charges.set(made.id, made)
  invoice.payments.data.push({ payment: { type: 'payment_intent', payment_intent: payment } })
  ledger.emit('charge.succeeded', made, at)
}

/** The charge that paid an invoice. */
export function chargeOf(ledger: Ledger, invoice: StandInInvoice) {
  const payments = invoice.payments.data.map(({ payment }) => payment.payment_intent)
  return [...ledger.charges.values()].find((one) => payments.includes(one.payment_intent))
}

/** Gives back so much of what an invoice brought; all of it unless said. Not while it is disputed, nor once that is lost. */
export function refund(ledger: Ledger, invoice: StandInInvoice, cents?: number): void {
  const paid = chargeOf(ledger, invoice)
  if (!paid || isContested(ledger, paid.id)) return
  paid.amount_refunded = Math.min(paid.amount, paid.amount_refunded + (cents ?? paid.amount))
  paid.refunded = paid.amount_refunded === paid.amount
  ledger.emit('charge.refunded', paid)
}

function isContested(ledger: Ledger, chargeId: string): boolean {
  return [...ledger.disputes.values()].some(({ charge, status }) => charge === chargeId && status !== 'won')
}

/** The card's holder asks their bank for the money. */
export function dispute(ledger: Ledger, invoice: StandInInvoice): void {
  const paid = chargeOf(ledger, invoice)
  if (!paid || paid.disputed || paid.amount_refunded > 0) return
  paid.disputed = true
  const opened = {
    id: ledger.id('dp'),
    object: 'dispute' as const,
    charge: paid.id,
    amount: paid.amount,
    status: 'needs_response' as const,
  }
  ledger.disputes.set(opened.id, opened)
  ledger.emit('charge.dispute.created', opened)
}

export function closeDisputes(ledger: Ledger, status: 'won' | 'lost'): void {
  for (const open of ledger.disputes.values()) {
    if (open.status !== 'needs_response') continue
    open.status = status
    ledger.emit('charge.dispute.closed', open)
  }
}
