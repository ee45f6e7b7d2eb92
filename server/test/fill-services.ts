import { eq } from 'drizzle-orm'
import { billingCustomers, billingEvents, invoices, planNotices, subscriptions } from '../billing/tables.ts'
import {
  crmAutomation,
  crmContacts,
  crmDeals,
  crmIntegrations,
  milestoneRequests,
  milestones,
} from '../crm/tables.ts'
import { customers } from '../customers/tables.ts'
import { emails, mailboxes } from '../emails/tables.ts'
import { randomToken, sha256 } from '../kit/ids.ts'
import { reviewSources, sourceReviews } from '../review-sources/tables.ts'
import { rewardCodes, rewards, rewardSettings } from '../rewards/tables.ts'
import { drafts, storedDrafts, writerUsage } from '../drafts/tables.ts'
import { textConsents, texts, textUsage, userPhones } from '../texts/tables.ts'
import { webhookAttempts, webhookDeliveries, webhookMessages, webhooks } from '../webhooks/tables.ts'
import type { TestApp } from './test-app.ts'

/** Whose rows they are. */
export interface Place {
  db: TestApp['services']['db']
  userId: string
  /** What every row of the workspace has. */
  own: { workspaceId: string; id: string; createdAt: Date }
}

/** Bytes unlike any other. */
export const random = () => sha256(randomToken())

/** What is given, and to whom. */
export async function fillRewards({ db, own }: Place): Promise<void> {
  const { workspaceId, id: testimonialId, createdAt } = own
  const address = { customerName: 'Ines Duarte', customerEmail: 'ines@example.com' }
  await db
    .insert(rewardSettings)
    .values({
      workspaceId,
      isEnabled: true,
      rewardType: 'discount_code',
      rewardMessage: 'Thank you',
      triggerCondition: 'on_submission',
      distributionMethod: 'email_campaign',
      updatedAt: createdAt,
    })
    .onConflictDoNothing()
  await db
    .insert(rewardCodes)
    .values({ ...own, code: 'THANKS' })
    .onConflictDoNothing()
  await db
    .insert(rewards)
    .values({
      ...own,
      ...address,
      testimonialId,
      rewardType: 'discount_code',
      trigger: 'on_submission',
      distributionMethod: 'email_campaign',
      message: 'Thank you',
    })
    .onConflictDoNothing()
}

/** What comes from and goes to other services: a CRM, mail servers and the writer. */
export async function fillIntegrations({ db, own }: Place): Promise<void> {
  const { workspaceId, createdAt } = own
  await db
    .insert(crmIntegrations)
    .values({ ...own, crmType: 'hubspot', credentials: random() })
    .onConflictDoNothing()
  const ofCrm = { workspaceId, integrationId: own.id, crmId: randomToken(), seenAt: createdAt }
  const person = { name: 'Ines Duarte', email: 'ines@example.com' }
  await db.insert(crmContacts).values({ ...ofCrm, ...person, customerId: own.id, madeCustomer: true })
  await db.insert(crmDeals).values({ ...ofCrm, name: 'Tiles', stage: 'won', isWon: true, contactIds: ['1'] })
  const mailbox = sha256('ines@example.com')
  await db
    .insert(mailboxes)
    .values([mailbox, random()].map((one) => ({ workspaceId, mailbox: one, optedOutAt: createdAt })))
    .onConflictDoNothing()
  const uncertain = { recipient: 'ines@example.com', subject: 'A word?', text: 'Dear Ines,', html: '' }
  await db
    .insert(emails)
    .values({ ...own, ...uncertain, state: 'unknown' })
    .onConflictDoNothing()
  await db
    .insert(drafts)
    .values({ ...own, textHash: random(), shingles: [1], expiresAt: createdAt })
    .onConflictDoNothing()
  await db.insert(storedDrafts).values({ workspaceId, key: random(), sealed: random(), expiresAt: createdAt })
  const day = createdAt.toISOString().slice(0, 10)
  await db.insert(writerUsage).values({ workspaceId, day, drafts: 1 }).onConflictDoNothing()
  await db.insert(crmAutomation).values({ workspaceId }).onConflictDoNothing()
  const rule = {
    triggerField: 'lifecyclestage',
    triggerOperator: 'equals',
    triggerValue: 'customer',
  } as const
  await db
    .insert(milestones)
    .values({ ...own, name: 'Became a customer', crmType: 'hubspot', ...rule })
    .onConflictDoNothing()
  const [customer] = await db
    .select({ customerId: customers.id })
    .from(customers)
    .where(eq(customers.workspaceId, workspaceId))
    .limit(1)
  if (!customer) return
  await db
    .insert(milestoneRequests)
    .values({ workspaceId, milestoneId: own.id, askedAt: createdAt, ...customer })
    .onConflictDoNothing()
}

/** Reviews that were fetched from a platform. */
export async function fillReviews({ db, own }: Place): Promise<void> {
  const { workspaceId, id: testimonialId, createdAt } = own
  await db
    .insert(reviewSources)
    .values({ ...own, platform: 'google', credentials: random(), connectedAt: createdAt })
    .onConflictDoNothing()
  await db.insert(sourceReviews).values({
    workspaceId,
    platform: 'google',
    externalId: randomToken(),
    placeId: 'accounts/1/locations/2',
    testimonialId,
    authorName: 'Jonas Weber',
    content: 'The best rye north of the river.',
    fingerprint: random(),
    fetchedAt: createdAt,
    changedAt: createdAt,
  })
}

/** What is paid for, and what the payment provider told of it. */
export async function fillBilling({ db, own }: Place): Promise<void> {
  const { workspaceId, id, createdAt } = own
  const dollars = { cents: 2900, currency: 'usd' }
  await db
    .insert(billingCustomers)
    .values({ workspaceId, customerId: `cus_${id}`, createdAt })
    .onConflictDoNothing()
  await db
    .insert(subscriptions)
    .values({
      workspaceId,
      ...dollars,
      subscriptionId: `sub_${id}`,
      state: 'active',
      tier: 'starter',
      priceId: 'starter_monthly',
      period: 'month',
      periodStart: createdAt,
      periodEnd: createdAt,
      isRenewing: true,
      isEnding: false,
      isOverdue: false,
      hasCard: true,
    })
    .onConflictDoNothing()
  await db
    .insert(invoices)
    .values({
      workspaceId,
      ...dollars,
      invoiceId: `in_${id}`,
      state: 'paid',
      paidCents: 2900,
      returnedCents: 0,
      createdAt,
    })
    .onConflictDoNothing()
  await db
    .insert(planNotices)
    .values({ workspaceId, kind: 'trial-ended', about: createdAt, count: 0, at: createdAt })
    .onConflictDoNothing()
  const told = { type: 'invoice.paid', payload: {}, happenedAt: createdAt, receivedAt: createdAt }
  await db
    .insert(billingEvents)
    .values({ workspaceId, eventId: `evt_${id}`, ...told })
    .onConflictDoNothing()
}

/** A text message, the consent to it, and the number of somebody of the team. */
export async function fillTexts({ db, userId, own }: Place): Promise<void> {
  const { workspaceId, id: customerId, createdAt } = own
  const to = { recipient: '+12125550123', numberKey: random(), body: 'How was it?', language: 'en' } as const
  await db
    .insert(texts)
    .values({ ...own, ...to, kind: 'request', state: 'sent', segments: 1, dueAt: createdAt })
    .onConflictDoNothing()
  const { createdAt: givenAt, ...ids } = own
  const agreed = { customerId, phone: to.recipient, wording: 'They agreed.', language: 'en' } as const
  await db
    .insert(textConsents)
    .values({ ...ids, ...agreed, source: 'owner', givenAt })
    .onConflictDoNothing()
  await db.insert(textUsage).values({ workspaceId, month: '2026-11-01', segments: 1 }).onConflictDoNothing()
  await db.insert(userPhones).values({ userId, phone: to.recipient }).onConflictDoNothing()
}

/** A webhook that was told of something. */
export async function fillWebhooks({ db, own }: Place): Promise<void> {
  const { id, createdAt } = own
  const place = { address: random(), shownAddress: 'https://example.com/', quoteLength: 0 }
  await db
    .insert(webhooks)
    .values({ ...own, ...place, kind: 'webhook', name: 'Shop', events: [] })
    .onConflictDoNothing()
  const message = { ...own, event: 'customer.created', customerId: id, data: { name: 'Ines Duarte' } }
  await db.insert(webhookMessages).values(message).onConflictDoNothing()
  const ids = { webhookId: id, messageId: id }
  await db
    .insert(webhookDeliveries)
    .values({ ...own, ...ids, state: 'delivered', dueAt: createdAt })
    .onConflictDoNothing()
  await db
    .insert(webhookAttempts)
    .values({ ...own, deliveryId: id, durationMs: 1, answer: 'ok' })
    .onConflictDoNothing()
}
