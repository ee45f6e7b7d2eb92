import { createCheckoutSession } from '#contract/billing/billing.ts'
import * as contract from '#contract/billing/changes.ts'
import { getSubscription } from '#contract/billing/subscription.ts'
import { type App, mount } from '../http/mount.ts'
import { cancelPlan, resumePlan } from './calls/cancel.ts'
import { changePlan, previewChange } from './calls/change.ts'
import { startCheckout } from './calls/checkout.ts'
import { openPortal } from './calls/portal.ts'
import { refreshSubscription } from './calls/refresh.ts'
import { describeSubscription } from './describe-subscription.ts'
import { readInvoices } from './invoices.ts'

/** What owners do with their plan. */
export function billingRoutes(app: App): void {
  mount(app, getSubscription, (context) => describeSubscription(context))
  mount(app, contract.listInvoices, (context) => readInvoices(context))
  mount(app, createCheckoutSession, (context, { body }) => startCheckout(context, body.priceId))
  mount(app, contract.previewChange, (context, { body }) => previewChange(context, body))
  mount(app, contract.changePlan, (context, { body }) => changePlan(context, body))
  mount(app, contract.cancelPlan, (context, { body }) => cancelPlan(context, body.reason))
  mount(app, contract.resumePlan, (context) => resumePlan(context))
  mount(app, contract.openPortal, (context) => openPortal(context))
  mount(app, contract.refreshSubscription, (context) => refreshSubscription(context))
}
