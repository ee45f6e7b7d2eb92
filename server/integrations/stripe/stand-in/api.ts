import type { StandInCustomer, StandInSession, StandInSubscription } from './objects.ts'
import {
  type Form,
  prorate,
  releaseSchedule,
  scheduleFrom,
  updateSchedule,
  updateSubscription,
} from './changing.ts'
import { type Ledger, StandInRefusal } from './ledger.ts'
import { end, passTime } from './passing-time.ts'

export interface Call {
  readonly method: string
  /** Without `/v1/`. */
  readonly path: readonly string[]
  /** Of the query or of the body. */
  readonly form: Form
}

const text = (form: Form, name: string) => (typeof form[name] === 'string' ? form[name] : undefined)
const part = (form: Form, name: string): Form => (typeof form[name] === 'object' ? form[name] : {})
const strings = (form: Form) =>
  Object.fromEntries(Object.entries(form).filter(([, value]) => typeof value === 'string')) as Record<
    string,
    string
  >

/** Answers one call of Stripe's interface, as far as this product makes it. */
export function answerCall(ledger: Ledger, call: Call): unknown {
  passTime(ledger)
  const { method, path } = call
  const answer =
    answers[
      `${method} ${path[0] === 'checkout' || path[0] === 'billing_portal' ? path.slice(0, 2).join('/') : (path[0] ?? '')}`
    ]
  if (answer) return answer(ledger, call)
  throw new StandInRefusal(404, {
    type: 'invalid_request_error',
    message: `Unrecognized request URL (${method}: /v1/${path.join('/')}).`,
  })
}

const list = (data: readonly unknown[]) => ({ object: 'list', data, has_more: false, url: '/v1' })

const answers: Readonly<Record<string, (ledger: Ledger, call: Call) => unknown>> = {
  'POST customers': (ledger, { path: [, id], form }) =>
    id ? customer(ledger, id) : addCustomer(ledger, form),
  'GET customers': (ledger, { path: [, id = ''] }) => customer(ledger, id),
  'DELETE customers': (ledger, { path: [, id = ''] }) => deleteCustomer(ledger, id),
  'GET prices': (ledger, { path: [, id = ''] }) => ledger.find(ledger.prices, id, 'price'),
  'GET subscriptions': (ledger, call) => list(listSubscriptions(ledger, call.form)),
  'POST subscriptions': (ledger, { path: [, id = ''], form }) => {
    const found = ledger.find(ledger.subscriptions, id, 'subscription')
    updateSubscription(ledger, found, form)
    return found
  },
  'DELETE subscriptions': (ledger, { path: [, id = ''] }) => {
    const found = ledger.find(ledger.subscriptions, id, 'subscription')
    end(ledger, found, ledger.clock())
    return found
  },
  'POST subscription_schedules': scheduleCall,
  'GET invoices': (ledger, { form }) =>
    list([...ledger.invoices.values()].filter(isOf(form)).toSorted((a, b) => b.created - a.created)),
  'POST invoices': (ledger, { form }) => preview(ledger, form),
  'GET charges': (ledger, { path: [, id], form }) =>
    id ? ledger.find(ledger.charges, id, 'charge') : list([...ledger.charges.values()].filter(isOf(form))),
  'GET disputes': (ledger, { form }) =>
    list([...ledger.disputes.values()].filter(({ charge }) => charge === text(form, 'charge'))),
  'GET checkout/sessions': (ledger, { form }) =>
    list(
      [...ledger.sessions.values()]
        .filter(isOf(form))
        .filter(({ status }) => status === text(form, 'status')),
    ),
  'POST checkout/sessions': (ledger, { path: [, , id, action], form }) =>
    action === 'expire' ? expire(ledger, id ?? '') : addSession(ledger, form),
  'POST billing_portal/sessions': (ledger, { form }) => {
    const { id } = customer(ledger, text(form, 'customer') ?? '')
    const back = encodeURIComponent(text(form, 'return_url') ?? '')
    return {
      id: ledger.id('bps'),
      object: 'billing_portal.session',
      url: `${ledger.url}/portal/${id}?back=${back}`,
    }
  },
}

function isOf(form: Form): (one: { readonly customer: string }) => boolean {
  const wanted = text(form, 'customer')
  return (one) => wanted === undefined || one.customer === wanted
}

function customer(ledger: Ledger, id: string): StandInCustomer {
  return ledger.find(ledger.customers, id, 'customer')
}

function addCustomer(ledger: Ledger, form: Form): StandInCustomer {
  const made: StandInCustomer = {
    id: ledger.id('cus'),
    object: 'customer',
    created: ledger.clock(),
    name: text(form, 'name') ?? '',
    email: text(form, 'email') ?? null,
    metadata: strings(part(form, 'metadata')),
    invoice_settings: { default_payment_method: null },
    balance: 0,
    tax_ids: [],
  }
  ledger.customers.set(made.id, made)
  ledger.emit('customer.created', made)
  return made
}

function deleteCustomer(ledger: Ledger, id: string) {
  const found = customer(ledger, id)
  for (const one of ledger.subscriptions.values())
    if (one.customer === id && one.status !== 'canceled') end(ledger, one, ledger.clock())
  found.deleted = true
  ledger.emit('customer.deleted', found)
  return { id, object: 'customer', deleted: true }
}

function listSubscriptions(ledger: Ledger, form: Form): unknown[] {
  const isAll = text(form, 'status') === 'all'
  return [...ledger.subscriptions.values()]
    .filter(isOf(form))
    .filter(({ status }) => isAll || status !== 'canceled')
    .toReversed()
    .map((one) => withSchedule(ledger, one, form))
}

function withSchedule(ledger: Ledger, one: StandInSubscription, form: Form): unknown {
  const isExpanded = Object.values(part(form, 'expand')).includes('data.schedule')
  return isExpanded && one.schedule ? { ...one, schedule: ledger.schedules.get(one.schedule) } : one
}

function scheduleCall(ledger: Ledger, { path: [, id, action], form }: Call): unknown {
  if (!id) {
    const from = text(form, 'from_subscription') ?? ''
    return scheduleFrom(ledger, ledger.find(ledger.subscriptions, from, 'subscription'))
  }
  const found = ledger.find(ledger.schedules, id, 'schedule')
  if (action === 'release') releaseSchedule(ledger, found)
  else updateSchedule(ledger, found, form)
  return found
}

function preview(ledger: Ledger, form: Form): unknown {
  const subscription = ledger.find(ledger.subscriptions, text(form, 'subscription') ?? '', 'subscription')
  const details = part(form, 'subscription_details')
  const asked = text(part(part(details, 'items'), '0'), 'price') ?? ''
  const price = ledger.find(ledger.prices, asked, 'price')
  const isProrated = text(details, 'proration_behavior') === 'always_invoice'
  const at = Number(text(details, 'proration_date') ?? ledger.clock())
  const whole = [{ description: `1 × ${price.nickname}`, amount: price.unit_amount }]
  const lines = isProrated ? prorate(subscription, price, at) : whole
  const total = lines.reduce((sum, { amount }) => sum + amount, 0)
  return { object: 'invoice', currency: 'usd', total, lines: list(lines) }
}

function addSession(ledger: Ledger, form: Form): StandInSession {
  const price = text(part(part(form, 'line_items'), '0'), 'price') ?? ''
  const data = part(form, 'subscription_data')
  const id = ledger.id('cs_test')
  const asksTaxId = text(part(form, 'tax_id_collection'), 'enabled') === 'true'
  if (asksTaxId && text(part(form, 'customer_update'), 'name') !== 'auto')
    throw new StandInRefusal(400, {
      type: 'invalid_request_error',
      message: 'A tax ID needs customer_update[name].',
    })
  const made: StandInSession = {
    id,
    object: 'checkout.session',
    customer: customer(ledger, text(form, 'customer') ?? '').id,
    created: ledger.clock(),
    url: `${ledger.url}/checkout/${id}`,
    price: ledger.find(ledger.prices, price, 'price').id,
    trialEnd: text(data, 'trial_end') === undefined ? null : Number(text(data, 'trial_end')),
    tax_id_collection: { enabled: asksTaxId },
    success_url: (text(form, 'success_url') ?? '').replace('{CHECKOUT_SESSION_ID}', id),
    cancel_url: text(form, 'cancel_url') ?? '',
    client_reference_id: text(form, 'client_reference_id') ?? null,
    metadata: strings(part(data, 'metadata')),
    status: 'open',
    subscription: null,
  }
  ledger.sessions.set(id, made)
  return made
}

function expire(ledger: Ledger, id: string): StandInSession {
  const found = ledger.find(ledger.sessions, id, 'session')
  found.status = 'expired'
  ledger.emit('checkout.session.expired', found)
  return found
}
