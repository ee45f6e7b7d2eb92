import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { ConsentScope, ConsentWording } from '#contract/collection.ts'
import type { Testimonial } from '#contract/testimonials.ts'
import type { Services, WorkspaceContext } from '../context.ts'
import type { Db, Tx } from '../db/database.ts'
import { consents, testimonials } from '../db/tables/testimonials.ts'
import { inWorkspace } from '../db/tenant.ts'
import { notFound, Problem } from '../http/problem.ts'
import { rowId } from '../ids.ts'
import { type NewEvent, record } from '../provenance/service.ts'
import { readPage } from './page.ts'
import { present } from './present.ts'

export { readStats } from './stats.ts'

type Row = typeof testimonials.$inferSelect

/** The newest few, as the lists show them. */
export async function newest(tx: Tx, workspaceId: string, howMany: number): Promise<Testimonial[]> {
  const { rows } = await readPage(tx, workspaceId, {}, undefined, howMany)
  return rows.map(present)
}

interface Consent {
  readonly wording: ConsentWording
  readonly scopes: readonly ConsentScope[]
}

interface Received {
  readonly workspaceId: string
  readonly formId: string
  readonly customerName: string
  readonly customerEmail: string
  readonly company: string | null
  readonly content: string
  readonly rating: number
  readonly isPrivate: boolean
  readonly status: 'pending' | 'approved'
  readonly consent: Consent | undefined
}

/**
 * Writes a customer's own words, their consent and the first entries of their history, all in one statement; returns
 * the id.
 */
export async function receive({ now }: Services, tx: Tx, given: Received): Promise<string> {
  const { consent, ...told } = given
  const moment = now()
  const id = rowId(moment)
  const scopes = consent?.scopes ?? []
  const words = tx.$with('words').as(
    tx
      .insert(testimonials)
      .values({
        ...told,
        id,
        origin: 'customer',
        recoveryState: told.isPrivate ? 'open' : null,
        hasTheirWord: true,
        consentsToDisplay: consent ? scopes.includes('display') : null,
        consentsToName: consent ? scopes.includes('use_name') : null,
        createdAt: moment,
        receivedAt: moment,
      })
      .returning({ id: testimonials.id }),
  )
  const { content, rating, formId, status } = told
  const events: NewEvent[] = [
    { testimonialId: id, type: 'submitted', actor: 'customer', payload: { content, rating, formId } },
  ]
  if (consent)
    events.push({ testimonialId: id, type: 'consented', actor: 'customer', payload: consented(consent) })
  if (status === 'approved') {
    events.push({
      testimonialId: id,
      type: 'approved',
      actor: 'system',
      payload: { because: 'no approval required' },
    })
  }
  const agreed =
    consent && tx.$with('agreed').as(keepConsent(tx, given.workspaceId, id, consent, formId, moment))
  await record(agreed ? tx.with(words, agreed) : tx.with(words), given.workspaceId, moment, events)
  return id
}

/** Adds a consent record; the newest of a testimonial is the one that holds. */
function keepConsent(
  tx: Tx,
  workspaceId: string,
  testimonialId: string,
  { wording, scopes }: Consent,
  formId: string | null,
  givenAt: Date,
) {
  return tx
    .insert(consents)
    .values({
      workspaceId,
      id: rowId(givenAt),
      testimonialId,
      wordingVersion: wording.version,
      wording: wording.scopes.map(({ sentence }) => sentence).join('\n'),
      scopes: scopes.join(','),
      formId,
      givenAt,
    })
    .returning({ id: consents.id })
}

function consented({ wording, scopes }: Consent) {
  return { version: wording.version, scopes }
}

/** What a customer sees of their own words, with the scopes of their newest consent. */
export async function ownWords(
  db: Db | Tx,
  workspaceId: string,
  id: string,
): Promise<{ row: Row; scopes: ConsentScope[] }> {
  const [row] = await db
    .select()
    .from(testimonials)
    .where(
      and(eq(testimonials.workspaceId, workspaceId), eq(testimonials.id, id), isNull(testimonials.deletedAt)),
    )
  if (!row) throw notFound('page')
  const [newest] = await db
    .select({ scopes: consents.scopes })
    .from(consents)
    .where(and(eq(consents.workspaceId, workspaceId), eq(consents.testimonialId, id)))
    .orderBy(desc(consents.givenAt), desc(consents.id))
    .limit(1)
  return { row, scopes: scopesOf(newest?.scopes ?? '') }
}

interface OwnChange {
  readonly content?: string | undefined
  readonly consent?: Consent | undefined
  readonly confirm?: boolean | undefined
}

/**
 * The customer's own correction, confirmation or narrower consent. Whatever text results is theirs; a changed
 * text waits for the owner's approval again.
 */
export function changeOwnWords(
  services: Services,
  workspaceId: string,
  id: string,
  change: OwnChange,
): Promise<void> {
  const { content, consent, confirm } = change
  return inWorkspace(services.db, workspaceId, async (tx) => {
    const row = await lockOwn(tx, workspaceId, id)
    const now = services.now()
    const isNew = content !== undefined && content !== row.content
    const events: NewEvent[] = []
    const tell = (type: NewEvent['type'], payload: object) =>
      events.push({ testimonialId: id, type, actor: 'customer', payload })
    if (isNew) tell('edited', { from: row.content, to: content })
    if (isNew || confirm) tell('confirmed', { content: content ?? row.content })
    if (consent) {
      tell('consented', consented(consent))
      await keepConsent(tx, workspaceId, id, consent, row.formId, now)
    }
    await tx
      .update(testimonials)
      .set({
        version: sql`${testimonials.version} + 1`,
        ...(isNew && { content, status: 'pending', decidedAt: null }),
        ...((isNew || confirm) && { hasTheirWord: true }),
        ...(consent && {
          consentsToDisplay: consent.scopes.includes('display'),
          consentsToName: consent.scopes.includes('use_name'),
        }),
      })
      .where(and(eq(testimonials.workspaceId, workspaceId), eq(testimonials.id, id)))
    await record(tx, workspaceId, now, events)
  })
}

/** Takes the words out of every outlet, for good. */
export function withdrawOwnWords(services: Services, workspaceId: string, id: string): Promise<void> {
  return inWorkspace(services.db, workspaceId, async (tx) => {
    await lockOwn(tx, workspaceId, id)
    const now = services.now()
    await tx
      .update(testimonials)
      .set({ withdrawnAt: now, version: sql`${testimonials.version} + 1` })
      .where(and(eq(testimonials.workspaceId, workspaceId), eq(testimonials.id, id)))
    await record(tx, workspaceId, now, [{ testimonialId: id, type: 'withdrawn', actor: 'customer' }])
  })
}

async function lockOwn(tx: Tx, workspaceId: string, id: string): Promise<Row> {
  const [row] = await tx
    .select()
    .from(testimonials)
    .where(
      and(eq(testimonials.workspaceId, workspaceId), eq(testimonials.id, id), isNull(testimonials.deletedAt)),
    )
    .for('update')
  if (!row) throw notFound('page')
  if (row.withdrawnAt) throw new Problem('already-withdrawn', 'You have withdrawn these words already.')
  return row
}

/** Notes that the customer was asked to confirm, keeping a newly given address. */
export async function noteConfirmationAsked(
  context: WorkspaceContext,
  tx: Tx,
  id: string,
  email?: string,
): Promise<Testimonial> {
  const { workspaceId } = context
  const [row] = await tx
    .update(testimonials)
    .set({ version: sql`${testimonials.version} + 1`, ...(email && { customerEmail: email }) })
    .where(
      and(eq(testimonials.workspaceId, workspaceId), eq(testimonials.id, id), isNull(testimonials.deletedAt)),
    )
    .returning()
  if (!row) throw notFound('testimonial')
  await record(tx, workspaceId, context.now(), [
    { testimonialId: id, type: 'confirmation-asked', actor: `user:${context.user.id}` },
  ])
  return present(row)
}

const shownOfCustomer = 50

/** What came from an address and what its sender agreed to, newest first. */
export async function wordsOf(tx: Tx, workspaceId: string, email: string) {
  const theirs = and(
    eq(testimonials.workspaceId, workspaceId),
    eq(testimonials.customerEmail, email),
    isNull(testimonials.deletedAt),
  )
  const { id, content, rating, status, isPrivate, createdAt } = testimonials
  const words = await tx
    .select({ id, content, rating, status, isPrivate, createdAt })
    .from(testimonials)
    .where(theirs)
    .orderBy(desc(createdAt), desc(id))
    .limit(shownOfCustomer)
  const { testimonialId, wordingVersion, scopes, givenAt } = consents
  const agreed = await tx
    .select({ id: consents.id, testimonialId, wordingVersion, scopes, givenAt })
    .from(consents)
    .innerJoin(testimonials, and(eq(testimonials.workspaceId, consents.workspaceId), eq(id, testimonialId)))
    .where(theirs)
    .orderBy(desc(givenAt), desc(consents.id))
    .limit(shownOfCustomer)
  return {
    testimonials: words.map((one) => ({ ...one, createdAt: one.createdAt.toISOString() })),
    consents: agreed.map((one) => ({
      ...one,
      scopes: scopesOf(one.scopes),
      givenAt: one.givenAt.toISOString(),
    })),
  }
}

function scopesOf(kept: string): ConsentScope[] {
  return kept.split(',').filter((scope): scope is ConsentScope => scope !== '')
}
