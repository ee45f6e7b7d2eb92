import { and, isNotNull, lt } from 'drizzle-orm'
import type { Feature } from '../feature.ts'
import { daysBefore } from '../kit/time.ts'
import { planActivity } from './notices/activity.ts'
import { billingSamples } from './notices/email-samples.ts'
import { followPlans } from './notices/follow-plans.ts'
import { quotaRoutes } from './quota/routes.ts'
import { billingRoutes } from './routes.ts'
import {
  billingChecks,
  billingCustomers,
  billingEvents,
  invoices,
  paymentsSince,
  planNotices,
  subscriptions,
} from './tables.ts'
import { paymentSamples } from './email-samples.ts'
import { checkBilling } from './sync/reconcile.ts'
import { settleClosing } from './closing.ts'
import { eventRoutes } from './webhooks/event-routes.ts'
import { handleEvent } from './webhooks/handle-event.ts'
import { handleForgotten } from './webhooks/handle-forgotten.ts'
import { operationRoutes } from './webhooks/operations.ts'

/** The provider sends an event again for three days, and answers for one of the last thirty. */
const keptDays = 90

export const billingFeature: Feature = {
  name: 'billing',
  routes: [billingRoutes, quotaRoutes, eventRoutes, operationRoutes],
  jobs: [followPlans, handleEvent, handleForgotten, checkBilling, settleClosing],
  activity: planActivity,
  sampleEmails: [...billingSamples, ...paymentSamples],
  tables: [
    {
      table: billingCustomers,
      exported: { by: [billingCustomers.workspaceId], without: ['asked', 'written'] },
      erased: 'with-workspace',
    },
    { table: subscriptions, exported: { by: [subscriptions.workspaceId] }, erased: 'with-workspace' },
    { table: invoices, exported: { by: [invoices.invoiceId] }, erased: 'with-workspace' },
    {
      table: billingEvents,
      exported: 'what the payment provider told is in the subscription and its invoices',
      erased: { when: 'last' },
      expired: (now) =>
        and(isNotNull(billingEvents.handledAt), lt(billingEvents.receivedAt, daysBefore(now, keptDays))),
    },
    {
      table: planNotices,
      exported: { by: [planNotices.kind, planNotices.about, planNotices.count] },
      erased: 'with-workspace',
    },
    { table: paymentsSince, exported: 'belongs to the operator', erased: 'never' },
    {
      table: billingChecks,
      exported: 'belongs to the operator',
      erased: 'never',
      expired: (now) => lt(billingChecks.startedAt, daysBefore(now, keptDays)),
    },
  ],
}
