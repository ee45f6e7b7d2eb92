import { createApiKey } from '#contract/accounts/api-keys.ts'
import { startImport } from '#contract/imports/imports.ts'
import { requestPasswordReset } from '#contract/accounts/password.ts'
import { beginTwoFactor } from '#contract/accounts/security.ts'
import { createTestimonial } from '#contract/testimonials/editing.ts'
import { createWidget } from '#contract/widgets/widgets.ts'
import {
  identities,
  recoveryCodes,
  secondFactorSteps,
  passwordResets,
  supportVisits,
} from '../accounts/tables.ts'
import { logos } from '../business/tables.ts'
import { campaignPeople, campaigns, campaignSettings } from '../campaigns/tables.ts'
import { waitingPrivatePages } from '../collection/tables.ts'
import { customers, requests } from '../customers/tables.ts'
import { platformConnections, publishedReviews } from '../publishing/tables.ts'
import { setSendingDomain } from '#contract/emails/sending-domain.ts'
import { emailSettings } from '../emails/tables.ts'
import { searchVocabulary } from '../search/tables.ts'
import { themeCounts, themeDecisions, themeMentions, themePhrases, themeSearches } from '../themes/tables.ts'
import { signCheckpoints } from '../provenance/sign-checkpoints.ts'
import { savedViews, testimonialTags } from '../testimonials/tables.ts'
import { userSettings } from '../settings/tables.ts'
import { invitations } from '../team/tables.ts'
import { companyLogos, customerPhotos } from '../testimonials/tables.ts'
import { walls } from '../wall/tables.ts'
import { randomToken, rowId } from '../kit/ids.ts'
import { queueEmail } from '../emails/service.ts'
import {
  fillBilling,
  fillIntegrations,
  fillReviews,
  fillRewards,
  fillTexts,
  fillWebhooks,
  type Place,
  random,
} from './fill-services.ts'
import { goodPassword, type Owner, submitted } from './make.ts'
import type { TestApp } from './test-app.ts'

/** A row of this owner in every table that has rows of workspaces or users. */
export async function fillEveryTable(app: TestApp, owner: Owner, workspaceId: string): Promise<void> {
  const { services } = app
  const { db, now } = services
  const createdAt = now()
  const id = rowId(createdAt)
  const place = { db, userId: owner.user.id, own: { workspaceId, id, createdAt } }

  await fillThroughTheApp(owner, app, workspaceId)
  await fillAccount(place)
  await fillBusiness(place)
  await fillCampaigns(place)
  await fillOrder(place)
  await fillRewards(place)
  await fillIntegrations(place)
  await fillReviews(place)
  await fillBilling(place)
  await fillTexts(place)
  await fillWebhooks(place)
  await fillThemes(place)
  const postal = { workspaceId, postalAddress: 'Berg Bakery, Main Street 1' }
  await db.insert(emailSettings).values(postal).onConflictDoNothing()
  await owner.call(setSendingDomain, { body: { domain: 'berg-bakery.com', localPart: 'hello' } })
  const email = { to: 'jonas@example.com', subject: 'A word?', paragraphs: ['Dear Jonas,'] }
  await queueEmail(services, db, email, workspaceId)
  await app.drain()
  await signCheckpoints.run(services, {})
}

async function fillThroughTheApp(owner: Owner, app: TestApp, workspaceId: string): Promise<void> {
  const { id: testimonialId } = await submitted(app, owner.user.formId)
  const { db, now } = app.services
  const photo = { workspaceId, testimonialId, bytes: random(), createdAt: now() }
  await db.insert(customerPhotos).values(photo)
  await db.insert(companyLogos).values(photo)
  // As long as nothing is due, it waits.
  const dueAt = new Date('2999-01-01')
  await db.insert(waitingPrivatePages).values({ workspaceId, testimonialId, language: 'en', dueAt })
  await db.insert(publishedReviews).values({
    workspaceId,
    id: testimonialId,
    testimonialId,
    platform: 'google',
    status: 'pending',
    createdAt: now(),
  })
  await owner.call(
    createTestimonial,
    { body: { customerName: 'Jonas Weber', content: 'The best rye north of the river.', rating: 5 } },
    { 'idempotency-key': randomToken() },
  )
  const content = 'name,review,rating\nAda,Very good bread and kind people,5'
  await owner.call(createWidget, { body: { name: 'Home page', templateId: 'social-wall' } })
  await owner.call(startImport, { body: { fileName: 'reviews.csv', content } })
  await owner.call(createApiKey, { body: { kind: 'secret', name: 'Shop' } })
  await owner.call(beginTwoFactor, { body: { password: goodPassword } })
  await owner.call(requestPasswordReset, { body: { email: owner.user.email } })
  await app.drain()
}

async function fillAccount({ db, userId, own: { workspaceId, id, createdAt } }: Place): Promise<void> {
  const visit = { administratorId: rowId(createdAt), administratorName: 'Jonas Weber', reason: 'They asked.' }
  const times = { startedAt: createdAt, endsAt: createdAt, mayWrite: false }
  await db.insert(supportVisits).values({ workspaceId, id, userId, ...visit, ...times })
  await db
    .insert(identities)
    .values({ provider: 'google', subject: id, userId, emailVerified: true, createdAt })
    .onConflictDoNothing()
  await db
    .insert(passwordResets)
    .values({ tokenHash: random(), userId, expiresAt: createdAt })
    .onConflictDoNothing()
  await db.insert(userSettings).values({ userId }).onConflictDoNothing()
  await db.insert(recoveryCodes).values({ userId, codeHash: random() }).onConflictDoNothing()
  await db
    .insert(secondFactorSteps)
    .values({ userId, tokenHash: random(), expiresAt: createdAt })
    .onConflictDoNothing()
}

async function fillBusiness({ db, own }: Place): Promise<void> {
  const { createdAt } = own
  await db
    .insert(customers)
    .values({ ...own, name: 'Jonas Weber', email: 'jonas@example.com', updatedAt: createdAt })
    .onConflictDoNothing()
  await db
    .insert(searchVocabulary)
    .values({ workspaceId: own.workspaceId, list: 'customers', word: 'jonas', rows: 1 })
    .onConflictDoNothing()
  await db
    .insert(requests)
    .values({ ...own, email: 'jonas@example.com', linkId: 'x', subject: 'A word?', sentAt: createdAt })
    .onConflictDoNothing()
  await db
    .insert(platformConnections)
    .values({ ...own, platform: 'google', platformBusinessId: 'x', businessName: 'x', businessAddress: 'x' })
    .onConflictDoNothing()
  await db
    .insert(invitations)
    .values({ ...own, email: 'sven@example.com', role: 'member', tokenHash: random(), expiresAt: createdAt })
    .onConflictDoNothing()
  await db
    .insert(logos)
    .values({ ...own, id: randomToken(), contentType: 'image/webp', bytes: random() })
    .onConflictDoNothing()
}

async function fillCampaigns({ db, own }: Place): Promise<void> {
  const { workspaceId, id: campaignId, createdAt } = own
  const texts = { name: 'Spring', emailSubject: 'A word?', emailTemplate: '{{testimonialLink}}' }
  const kinds = { status: 'active', audience: 'everyone' } as const
  await db
    .insert(campaigns)
    .values({ ...own, ...texts, ...kinds, updatedAt: createdAt })
    .onConflictDoNothing()
  await db
    .insert(campaignPeople)
    .values({ ...own, campaignId, customerId: campaignId })
    .onConflictDoNothing()
  await db.insert(campaignSettings).values({ workspaceId }).onConflictDoNothing()
}

async function fillThemes({ db, own: { workspaceId, id, createdAt } }: Place): Promise<void> {
  const theme = { workspaceId, theme: 'own:rye bread' }
  const counted = { ...theme, week: '2026-11-23' }
  await db
    .insert(themeMentions)
    .values({ ...counted, testimonialId: id, namedAt: 0 })
    .onConflictDoNothing()
  await db
    .insert(themeCounts)
    .values({ ...counted, mentions: 1, praise: 0, criticism: 0 })
    .onConflictDoNothing()
  await db
    .insert(themePhrases)
    .values({ ...theme, name: 'rye bread', language: 'en' })
    .onConflictDoNothing()
  await db
    .insert(themeDecisions)
    .values({ ...theme, name: 'Our rye' })
    .onConflictDoNothing()
  await db
    .insert(themeSearches)
    .values({ workspaceId, searchedAt: createdAt, texts: 1 })
    .onConflictDoNothing()
}

async function fillOrder({ db, userId, own }: Place): Promise<void> {
  await db.insert(walls).values({ workspaceId: own.workspaceId, slug: own.workspaceId }).onConflictDoNothing()
  await db
    .insert(testimonialTags)
    .values({ workspaceId: own.workspaceId, name: 'bread' })
    .onConflictDoNothing()
  await db
    .insert(savedViews)
    .values({ ...own, userId, name: 'Praise', query: 'rating=5' })
    .onConflictDoNothing()
}
