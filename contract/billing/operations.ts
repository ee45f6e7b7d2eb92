import { z } from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { id, moment } from '../fields.ts'

/** So many are answered at a time. */
export const eventsAtOnce = 100

const paymentEvent = z.object({
  /** The provider's, such as `evt_...`. */
  id: z.string(),
  type: z.string(),
  workspaceId: z.nullable(z.string()),
  /** Null too when the workspace is gone. */
  businessName: z.nullable(z.string()),
  customerId: z.nullable(z.string()),
  happenedAt: moment,
  receivedAt: moment,
  /** Null while it waits. */
  handledAt: z.nullable(moment),
  handledTimes: z.number(),
  lastError: z.nullable(z.string()),
})
export type PaymentEvent = z.infer<typeof paymentEvent>

const paymentCheck = z.object({
  id: z.string(),
  startedAt: moment,
  /** Null while it runs. */
  finishedAt: z.nullable(moment),
  customers: z.number(),
  differences: z.array(
    z.object({ workspaceId: z.nullable(z.string()), customerId: z.string(), what: z.string() }),
  ),
})
export type PaymentCheck = z.infer<typeof paymentCheck>

/** What the payment provider told, newest first, `eventsAtOnce` at a time. */
export const listBillingEvents = endpoint('GET /api/admin/billing/events', {
  access: 'admin',
  rate: 'app',
  query: z.object({
    before: z.optional(
      z.iso.datetime({ offset: true, error: 'before must be a date and time with a time zone' }),
    ),
    waiting: z.optional(z.enum(['true', 'false'], { error: 'waiting must be true or false' })),
    workspaceId: z.optional(id),
  }),
  response: z.array(paymentEvent),
})

/** Acts on a stored event once more. Where everything holds already, nothing changes. */
export const replayBillingEvent = endpoint('POST /api/admin/billing/events/:id/replay', {
  access: 'admin',
  rate: 'app',
  params: z.object({ id: z.string().check(z.maxLength(255)) }),
  response: paymentEvent,
})

/** The comparisons of the last nights, newest first. */
export const listBillingChecks = endpoint('GET /api/admin/billing/checks', {
  access: 'admin',
  rate: 'app',
  response: z.array(paymentCheck),
})

/** Compares now. */
export const runBillingCheck = endpoint('POST /api/admin/billing/checks', {
  access: 'admin',
  rate: 'app',
  response: paymentCheck,
})
