/** Stripe's objects as far as we read them, in its own words; times are in seconds. */

export interface StandInPrice {
  readonly id: string
  readonly object: 'price'
  readonly currency: 'usd'
  readonly unit_amount: number
  readonly nickname: string
  readonly recurring: { readonly interval: 'month' | 'year' }
  readonly metadata: Record<string, string>
}

/** `bad`: every payment is declined. */
export type Card = 'good' | 'bad'

export interface StandInCustomer {
  readonly id: string
  readonly object: 'customer'
  readonly created: number
  name: string
  email: string | null
  metadata: Record<string, string>
  invoice_settings: { default_payment_method: string | null }
  /** Below zero it is credit for the next invoices. */
  balance: number
  /** As entered on a checkout page. */
  tax_ids: string[]
  deleted?: true
}

export interface StandInSubscription {
  readonly id: string
  readonly object: 'subscription'
  readonly customer: string
  readonly created: number
  readonly currency: 'usd'
  status: 'trialing' | 'active' | 'past_due' | 'unpaid' | 'canceled'
  items: {
    object: 'list'
    data: [
      {
        readonly id: string
        object: 'subscription_item'
        price: StandInPrice
        quantity: 1
        current_period_start: number
        current_period_end: number
      },
    ]
  }
  trial_start: number | null
  trial_end: number | null
  cancel_at: number | null
  cancel_at_period_end: boolean
  canceled_at: number | null
  ended_at: number | null
  cancellation_details: { comment: string | null }
  default_payment_method: string | null
  latest_invoice: string | null
  schedule: string | null
  metadata: Record<string, string>
}

export interface StandInPhase {
  start_date: number
  end_date: number
  items: { price: string; quantity: number }[]
}

export interface StandInSchedule {
  readonly id: string
  readonly object: 'subscription_schedule'
  subscription: string | null
  status: 'active' | 'released'
  current_phase: { start_date: number; end_date: number } | null
  phases: StandInPhase[]
}

export interface StandInLine {
  readonly description: string
  readonly amount: number
}

export interface StandInInvoice {
  readonly id: string
  readonly object: 'invoice'
  readonly customer: string
  readonly created: number
  readonly currency: 'usd'
  readonly number: string
  readonly billing_reason: string
  readonly total: number
  readonly lines: { object: 'list'; data: readonly StandInLine[] }
  readonly parent: { subscription_details: { subscription: string } }
  readonly hosted_invoice_url: string
  amount_due: number
  amount_paid: number
  status: 'open' | 'paid' | 'void'
  payments: { object: 'list'; data: { payment: { type: 'payment_intent'; payment_intent: string } }[] }
}

export interface StandInCharge {
  readonly id: string
  readonly object: 'charge'
  readonly customer: string
  readonly created: number
  readonly amount: number
  readonly payment_intent: string
  amount_refunded: number
  refunded: boolean
  disputed: boolean
}

export interface StandInDispute {
  readonly id: string
  readonly object: 'dispute'
  readonly charge: string
  readonly amount: number
  status: 'needs_response' | 'won' | 'lost'
}

export interface StandInSession {
  readonly id: string
  readonly object: 'checkout.session'
  readonly customer: string
  readonly created: number
  readonly url: string
  readonly price: string
  readonly trialEnd: number | null
  readonly tax_id_collection: { readonly enabled: boolean }
  readonly success_url: string
  readonly cancel_url: string
  readonly client_reference_id: string | null
  readonly metadata: Record<string, string>
  status: 'open' | 'complete' | 'expired'
  subscription: string | null
}

export interface StandInEvent {
  readonly id: string
  readonly object: 'event'
  readonly api_version: string
  readonly created: number
  readonly type: string
  readonly livemode: false
  readonly data: { readonly object: unknown }
}
