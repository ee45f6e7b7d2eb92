import { createCheckoutSession } from '#contract/billing/billing.ts'
import { type App, mount } from '../http/mount.ts'
import { startCheckout } from './service.ts'

export function billingRoutes(app: App): void {
  mount(app, createCheckoutSession, () => startCheckout())
}
