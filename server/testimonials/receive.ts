import { type SQL, sql } from 'drizzle-orm'
import { scopesToAsk } from '#contract/collection/collection.ts'
import { takeQuota } from '../billing/service.ts'
import type { Services } from '../context.ts'
import type { Tx } from '../db/database.ts'
import { type Builder, prepareWrite } from '../db/prepared.ts'
import { writePrepared } from '../db/tenant.ts'
import type { DomainEvent, DraftRecord } from '../events.ts'
import { rowId } from '../kit/ids.ts'
import { draftedHere, draftedHereValues } from '../drafts/service.ts'
import { asAsked, consentColumnsOf, type Consent, consented, consentRow } from './consent/consent.ts'
import { draftedBefore } from './consent/drafted-before.ts'
import { languageOfText } from './languages/language.ts'
import { keepPhoto } from './photos.ts'
import { consents, testimonials } from './tables.ts'

const { placeholder } = sql

interface Received extends Pick<
  typeof testimonials.$inferSelect,
  'workspaceId' | 'customerName' | 'customerEmail' | 'company' | 'role' | 'content' | 'isPrivate'
> {
  readonly formId: string
  readonly rating: number
  readonly requiresApproval: boolean
  /** Without any there is nothing to compare the text with. */
  readonly hasDrafts: boolean
  /** Told to those who hear of submissions. */
  readonly asksCustomers: boolean
  readonly givesRewards: boolean
  readonly tellsWebhooks: boolean
  readonly consent: Consent | undefined
  /** Of the draft that the text is made of. */
  readonly record: DraftRecord | undefined
  /** Re-encoded; kept only with the consent to it. */
  readonly photo?: Buffer | undefined
}

const insertSubmission = prepareWrite('insert_submission', (db) => insertWith(db, false))
const insertCompared = prepareWrite('insert_compared_submission', (db) => insertWith(db, draftedHere))

function insertWith(db: Builder, isAiGenerated: boolean | SQL<boolean>) {
  return db.insert(testimonials).values({
    workspaceId: placeholder('workspaceId'),
    id: placeholder('id'),
    formId: placeholder('formId'),
    customerName: placeholder('customerName'),
    customerEmail: placeholder('customerEmail'),
    company: placeholder('company'),
    role: placeholder('role'),
    content: placeholder('content'),
    language: placeholder('language'),
    rating: placeholder('rating'),
    isPrivate: placeholder('isPrivate'),
    status: placeholder('status'),
    origin: 'customer',
    recoveryState: placeholder('recoveryState'),
    isConfirmedByAuthor: true,
    // The customer's own act; who drafted the words is told beside them.
    isAiGenerated,
    isByTeam: sql`plaudit_is_team(${placeholder('workspaceId')}, array[plaudit_mailbox_hash(${placeholder('workspaceId')}, ${placeholder('customerEmail')})])`,
    consentsToDisplay: placeholder('consentsToDisplay'),
    consentsToName: placeholder('consentsToName'),
    consentsToPlatform: placeholder('consentsToPlatform'),
    consentsToPhoto: placeholder('consentsToPhoto'),
    createdAt: placeholder('at'),
    receivedAt: placeholder('at'),
  })
}

const insertConsent = prepareWrite('insert_consent', (db) =>
  db.insert(consents).values({
    workspaceId: placeholder('workspaceId'),
    id: placeholder('id'),
    testimonialId: placeholder('testimonialId'),
    wordingVersion: placeholder('wordingVersion'),
    entries: placeholder('entries'),
    formId: placeholder('formId'),
    givenAt: placeholder('givenAt'),
  }),
)

/**
 * Writes a submission, its consent and the first entries of its history, and tells who hears of submissions, all in one
 * message to the database; returns the id.
 */
export async function receiveSubmission(services: Services, tx: Tx, submission: Received): Promise<string> {
  const { consent: answered, record, photo, requiresApproval, hasDrafts, ...rest } = submission
  const { asksCustomers, givesRewards, tellsWebhooks, ...fields } = rest
  const consent = answered && asAsked(answered, scopesToAsk(fields.isPrivate), photo !== undefined)
  const at = services.now()
  const status = requiresApproval || fields.isPrivate ? 'pending' : 'approved'
  const id = rowId(at)
  const { workspaceId, customerEmail, content, rating, formId } = fields
  await writePrepared(tx, hasDrafts ? insertCompared : insertSubmission, {
    ...fields,
    ...(hasDrafts && draftedHereValues(workspaceId, content, at)),
    ...consentColumnsOf(consent),
    language: languageOfText(content),
    id,
    status,
    recoveryState: fields.isPrivate ? 'open' : null,
    at,
  })
  const happened = { workspaceId, at }
  const expectsDecision = !fields.isPrivate
  const uses = { asksCustomers, givesRewards, tellsWebhooks }
  const submitted = { testimonialId: id, customerEmail, content, rating, formId, expectsDecision, ...uses }
  const events: DomainEvent[] = [
    ...draftedBefore({ ...happened, actor: 'customer' }, id, record),
    { name: 'testimonial-submitted', ...happened, actor: 'customer', each: [submitted] },
  ]
  if (consent) {
    await writePrepared(tx, insertConsent, consentRow(workspaceId, id, consent, formId, at))
    const each = [{ testimonialId: id, ...consented(consent) }]
    events.push({ name: 'testimonial-consented', ...happened, actor: 'customer', each })
  }
  if (status === 'approved') {
    const each = [{ testimonialId: id, status, because: 'no approval required' } as const]
    events.push({ name: 'testimonial-decided', ...happened, actor: 'system', each })
  }
  if (photo && consent?.scopes.includes('use_photo')) {
    await keepPhoto(tx, { workspaceId, testimonialId: id, bytes: photo, createdAt: at })
  }
  await services.emit(tx, events)
  if (status === 'approved') await takeQuota(services, tx, workspaceId, 1)
  return id
}
