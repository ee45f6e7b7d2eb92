import { z } from 'zod/mini'
import { ownerEndpoint } from '../endpoint.ts'
import { moment, text } from '../fields.ts'
import { money, subscription } from './subscription.ts'
import { priceIds } from './tiers.ts'

/** `next-cycle`: with the next payment. `now`: at once, and the difference is paid at once. */
export const changeTimes = ['next-cycle', 'now'] as const

const change = z.object({
  priceId: z.enum(priceIds, 'Choose one of our plans'),
  when: z.enum(changeTimes),
})

/** What a change would cost, before anything is changed. */
export const previewChange = ownerEndpoint('POST /api/billing/change/preview', {
  onlyOwners: true,
  body: change,
  response: z.object({
    takesEffectAt: moment,
    /** Paid with the change; below zero it is credited to the next payments. */
    dueNow: money,
    /** What it is made of, such as the unused time of the plan until now. */
    lines: z.array(z.object({ text: z.string(), ...money.shape })),
    nextPayment: z.object({ at: moment, ...money.shape }),
    /** Handed back with `changePlan`, so that what is paid is what was shown. */
    asOf: z.number(),
  }),
})

export const changePlan = ownerEndpoint('POST /api/billing/change', {
  onlyOwners: true,
  body: z.extend(change, { asOf: z.optional(z.int()) }),
  response: subscription,
})

/** Ends the plan with the period that is paid for. The reason may be left out. */
export const cancelPlan = ownerEndpoint('POST /api/billing/cancel', {
  onlyOwners: true,
  body: z.object({ reason: z.nullish(text(500)) }),
  response: subscription,
})

/** Takes back a cancellation, or a change that waits for the next cycle. */
export const resumePlan = ownerEndpoint('POST /api/billing/resume', {
  onlyOwners: true,
  response: subscription,
})

/** The provider's own page for cards, tax ids and invoices; it comes back to Settings. */
export const openPortal = ownerEndpoint('POST /api/billing/portal', {
  onlyOwners: true,
  response: z.object({ url: z.string() }),
})

/** Asks the provider again: for whoever comes back from its pages and is not to wait for its events. */
export const refreshSubscription = ownerEndpoint('POST /api/billing/refresh', {
  support: 'never',
  response: subscription,
})

export const listInvoices = ownerEndpoint('GET /api/billing/invoices', {
  onlyOwners: true,
  /** Newest first. */
  response: z.array(
    z.object({
      id: z.string(),
      /** As it is printed; null while it is a draft. */
      number: z.nullable(z.string()),
      state: z.enum(['draft', 'open', 'paid', 'void', 'uncollectible', 'refunded']),
      ...money.shape,
      createdAt: moment,
      /** The provider's page of it, where it can be paid and saved. */
      url: z.nullable(z.string()),
    }),
  ),
})
