import { createCheckoutSession } from '#contract/billing/billing.ts'
import {
  cancelPlan,
  changePlan,
  listInvoices,
  openPortal,
  previewChange,
  refreshSubscription,
  resumePlan,
} from '#contract/billing/changes.ts'
import { getSubscription } from '#contract/billing/subscription.ts'
import { type App, mount } from '../http/mount.ts'
import { describeSubscription, readInvoices, refuseWithoutPayments } from './service.ts'

export function billingRoutes(app: App): void {
  mount(app, getSubscription, (context) => describeSubscription(context))
  mount(app, listInvoices, (context) => readInvoices(context))
  mount(app, createCheckoutSession, () => refuseWithoutPayments())
  mount(app, previewChange, () => refuseWithoutPayments())
  mount(app, changePlan, () => refuseWithoutPayments())
  mount(app, cancelPlan, () => refuseWithoutPayments())
  mount(app, resumePlan, () => refuseWithoutPayments())
  mount(app, openPortal, () => refuseWithoutPayments())
  mount(app, refreshSubscription, (context) => describeSubscription(context))
}
