import { escapeHtml } from '../../../http/escape-html.ts'
import type { StandInSession } from './objects.ts'
import { completeSession } from './subscribing.ts'
import { type Ledger, StandInRefusal } from './ledger.ts'
import { setCard } from './paying.ts'
import { passTime, payOverdue } from './passing-time.ts'

export interface Answer {
  readonly status: number
  readonly html?: string
  readonly location?: string
}

/** The stand-in's own pages: what a person sees of Stripe, without Stripe. */
export function answerPage(ledger: Ledger, method: string, url: URL, form: URLSearchParams): Answer {
  passTime(ledger)
  const [, kind, id = ''] = url.pathname.split('/')
  if (kind === 'checkout') return checkout(ledger, method, id, form)
  if (kind === 'portal') return portal(ledger, method, { id, url, form })
  if (kind === 'invoice') return invoice(ledger, id)
  return { status: 404, html: page('Nothing here', '') }
}

function checkout(ledger: Ledger, method: string, id: string, form: URLSearchParams): Answer {
  const session = ledger.find(ledger.sessions, id, 'session')
  const price = ledger.find(ledger.prices, session.price, 'price')
  if (method === 'GET') return { status: 200, html: page('Checkout', checkoutForm(price, session)) }
  const number = form.get('card')?.replaceAll(' ', '') ?? ''
  const card = number === '' ? null : number === '4242424242424242' ? 'good' : 'bad'
  try {
    const entered = (name: string) => form.get(name) ?? ''
    completeSession(ledger, session, { card, promotion: entered('promotion'), taxId: entered('tax_id') })
  } catch (refusal) {
    if (!(refusal instanceof StandInRefusal)) throw refusal
    return { status: 402, html: page('Checkout', checkoutForm(price, session, refusal.message)) }
  }
  return { status: 303, location: session.success_url }
}

function checkoutForm(
  price: { readonly nickname: string; readonly unit_amount: number },
  { trialEnd, tax_id_collection: taxId, cancel_url: back }: StandInSession,
  error = '',
): string {
  const due = trialEnd === null ? `${dollars(price.unit_amount)} due today` : 'Nothing due today'
  const trial =
    trialEnd === null ? '' : `<p>Free until ${dayOf(trialEnd)}. A card is optional until then.</p>`
  return `<p>${escapeHtml(price.nickname)}, ${dollars(price.unit_amount)}</p><p>${due}</p>${trial}
    ${error && `<p role="alert">${escapeHtml(error)}</p>`}
    <form method="post">
      <p><label>Card number <input name="card" autocomplete="off" inputmode="numeric"></label></p>
      <p>Use 4242 4242 4242 4242, or any other number for a card that is declined.</p>
      <p><label>Promotion code <input name="promotion" autocomplete="off"></label></p>
      ${taxId.enabled ? '<p><label>Tax ID, for businesses <input name="tax_id" autocomplete="off"></label></p>' : ''}
      <button>Subscribe</button>
    </form><p><a href="${escapeHtml(back)}">Back</a></p>`
}

function portal(
  ledger: Ledger,
  method: string,
  { id, url, form }: { id: string; url: URL; form: URLSearchParams },
): Answer {
  const customer = ledger.find(ledger.customers, id, 'customer')
  if (method === 'POST') {
    setCard(ledger, customer, form.get('card')?.replaceAll(' ', '') === '4242424242424242' ? 'good' : 'bad')
    for (const one of ledger.subscriptions.values()) if (one.customer === id) payOverdue(ledger, one)
  }
  const invoices = [...ledger.invoices.values()].filter((one) => one.customer === id)
  const rows = invoices.map(
    (one) => `<li><a href="/invoice/${one.id}">${one.number}</a> ${dollars(one.total)}, ${one.status}</li>`,
  )
  const back = url.searchParams.get('back') ?? '/'
  const hasCard = customer.invoice_settings.default_payment_method !== null
  const html = `<p>${hasCard ? 'There is a card.' : 'There is no card.'}</p>
    <form method="post"><p><label>New card number <input name="card" inputmode="numeric"></label></p>
    <button>Save card</button></form><h2>Invoices</h2><ul>${rows.join('')}</ul>
    <p><a href="${escapeHtml(back)}">Return</a></p>`
  return { status: 200, html: page('Billing', html) }
}

function invoice(ledger: Ledger, id: string): Answer {
  const found = ledger.find(ledger.invoices, id, 'invoice')
  const lines = found.lines.data.map(
    (one) => `<li>${escapeHtml(one.description)}: ${dollars(one.amount)}</li>`,
  )
  const html = `<ul>${lines.join('')}</ul><p>Total ${dollars(found.total)}, ${found.status}</p>`
  return { status: 200, html: page(`Invoice ${found.number}`, html) }
}

function page(title: string, content: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
    <link rel="icon" href="data:,"><title>${escapeHtml(title)}</title><style>body{font:16px/1.5 system-ui;max-width:30rem;margin:3rem auto;padding:0 1rem}
    input{font:inherit;padding:.25rem;display:block}button{font:inherit;padding:.5rem 1rem}</style>
    <main><p>This stands in for Stripe. No money moves.</p><h1>${escapeHtml(title)}</h1>${content}</main></html>`
}

const dollars = (cents: number) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(cents / 100)

const dayOf = (seconds: number) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(seconds * 1000)
