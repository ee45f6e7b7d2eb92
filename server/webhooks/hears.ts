import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import type { WebhookEvent } from '#contract/webhooks/webhook-events.ts'
import type { Services } from '../context.ts'
import { customers, requests } from '../customers/tables.ts'
import type { Tx } from '../db/database.ts'
import { rowsWithIds } from '../db/rows-with-ids.ts'
import type { Hears } from '../feature.ts'
import { readTestimonials } from '../testimonials/service.ts'
import { type Announced, announce } from './announce.ts'
import { forgetMessages } from './forget.ts'

/** What webhooks are told of. Stands behind those who note what a submission answers, and before rewards. */
export const hearsForWebhooks: Hears = {
  async 'testimonial-submitted'(services, tx, event) {
    if (!event.each.some(({ tellsWebhooks }) => tellsWebhooks)) return
    const open = event.each.filter(({ expectsDecision }) => expectsDecision)
    const isPrivate = event.each.filter(({ expectsDecision }) => !expectsDecision)
    if (open.length > 0) await tell(services, tx, { ...event, each: open }, 'testimonial.submitted')
    if (isPrivate.length > 0) await tell(services, tx, { ...event, each: isPrivate }, 'feedback.opened')
    await tellAnswers(services, tx, event)
  },
  'testimonial-confirmed': (services, tx, event) => tell(services, tx, event, 'testimonial.confirmed'),
  'testimonial-edited': (services, tx, event) => tell(services, tx, event, 'testimonial.edited'),
  async 'testimonial-decided'(services, tx, event) {
    for (const status of ['approved', 'rejected'] as const) {
      const each = event.each.filter((one) => one.status === status)
      if (each.length > 0) await tell(services, tx, { ...event, each }, `testimonial.${status}`)
    }
  },
  async 'testimonial-withdrawn'(services, tx, event) {
    await forgetMessages(tx, event)
    await tellGone(services, tx, event, 'testimonial.withdrawn')
  },
  'testimonial-deleted': (services, tx, event) => tellGone(services, tx, event, 'testimonial.deleted'),
  async 'testimonial-erased'(services, tx, event) {
    await forgetMessages(tx, event)
    await tellGone(services, tx, event, 'testimonial.deleted')
  },
  'testimonial-rewarded': (services, tx, event) =>
    announce(services, tx, event, 'reward.given', () =>
      Promise.resolve(
        event.each.map(({ testimonialId, rewardType, trigger }) => ({
          testimonialId,
          data: { testimonialId, rewardType, trigger },
        })),
      ),
    ),
  'customer-added': (services, tx, { workspaceId, at, each }) =>
    announce(services, tx, { workspaceId, at }, 'customer.created', () =>
      readCustomers(
        tx,
        workspaceId,
        each.map(({ customerId }) => customerId),
      ),
    ),
  'customer-deleted': (_services, tx, { workspaceId, each }) =>
    forgetMessages(tx, { workspaceId, customers: each.map(({ customerId }) => customerId) }),
}

interface OfTestimonials {
  readonly workspaceId: string
  readonly at: Date
  readonly each: readonly { readonly testimonialId: string }[]
}

const idsOf = ({ each }: OfTestimonials) => each.map(({ testimonialId }) => testimonialId)

function tell(services: Services, tx: Tx, event: OfTestimonials, name: WebhookEvent): Promise<void> {
  return announce(services, tx, event, name, () => readAnnounced(tx, event.workspaceId, idsOf(event)))
}

/** Of what is gone, nothing is told but that it is. */
function tellGone(services: Services, tx: Tx, event: OfTestimonials, name: WebhookEvent): Promise<void> {
  return announce(services, tx, event, name, () =>
    Promise.resolve(idsOf(event).map((id) => ({ testimonialId: id, data: { id } }))),
  )
}

async function tellAnswers(services: Services, tx: Tx, event: OfTestimonials): Promise<void> {
  await announce(services, tx, event, 'campaign.answered', async () => {
    const answered = await tx
      .select({ testimonialId: requests.testimonialId, campaignId: requests.campaignId })
      .from(requests)
      .where(
        and(
          eq(requests.workspaceId, event.workspaceId),
          isNotNull(requests.campaignId),
          inArray(requests.testimonialId, idsOf(event)),
        ),
      )
    const campaigns = new Map(answered.map(({ testimonialId, campaignId }) => [testimonialId, campaignId]))
    const told = await readAnnounced(
      tx,
      event.workspaceId,
      [...campaigns.keys()].flatMap((id) => id ?? []),
    )
    return told.map((one) => ({
      ...one,
      data: { campaignId: campaigns.get(one.testimonialId ?? null), ...one.data },
    }))
  })
}

async function readAnnounced(tx: Tx, workspaceId: string, ids: readonly string[]): Promise<Announced[]> {
  const found = await readTestimonials(tx, workspaceId, ids)
  return found.map((testimonial) => ({
    testimonialId: testimonial.id,
    rating: testimonial.rating,
    data: { ...testimonial },
  }))
}

async function readCustomers(tx: Tx, workspaceId: string, ids: readonly string[]): Promise<Announced[]> {
  const { id, name, email, company, phone, language, createdAt } = customers
  const rows = await tx
    .select({ id, name, email, company, phone, language, createdAt })
    .from(customers)
    .where(rowsWithIds(customers, workspaceId, ids))
  return rows.map((row) => ({
    customerId: row.id,
    data: { ...row, createdAt: row.createdAt.toISOString() },
  }))
}
