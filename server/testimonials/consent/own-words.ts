import { and, eq, exists, isNull, sql } from 'drizzle-orm'
import { type ConsentScope, consentScopes, scopesToAsk } from '#contract/collection/collection.ts'
import type { Services } from '../../context.ts'
import type { Db, Tx } from '../../db/database.ts'
import type { DomainEvent } from '../../events.ts'
import { testimonials } from '../tables.ts'
import { matches } from '../../db/matches.ts'
import { inWorkspace } from '../../db/tenant.ts'
import { noteErasures } from '../../erasures/service.ts'
import { notFound, Problem } from '../../http/problem.ts'
import { sha256 } from '../../kit/ids.ts'
import {
  asAsked,
  waitingScopes,
  consentColumnsOf,
  type Consent,
  consented,
  keepConsent,
  scopesInForce,
} from './consent.ts'
import { forgetDraft } from './drafted-before.ts'
import { languageOfText } from '../languages/language.ts'
import { forgetPhoto } from '../photos.ts'
import { raised, type Row } from '../rows.ts'
import { isStaying } from '../../workspaces/service.ts'
import { workspaces } from '../../workspaces/tables.ts'
import { isCustomersFeedback } from './visibility.ts'
import { isShown } from './visibility-rule.ts'
import { writerOf } from './writer-of.ts'

/** What a customer sees of their own words, also while the business has deleted them, with the scopes that hold. */
export async function ownWords(
  db: Db | Tx,
  workspaceId: string,
  id: string,
): Promise<{ row: Row; scopes: ConsentScope[] }> {
  const row = await findOwnWords(db, workspaceId, id)
  if (!row) throw notFound('page')
  return { row, scopes: await scopesInForce(db, row) }
}

/** The row behind a private page; nothing once it is erased. */
export async function findOwnWords(db: Db | Tx, workspaceId: string, id: string): Promise<Row | undefined> {
  const [row] = await db.select().from(testimonials).where(matches(testimonials, { workspaceId, id }))
  return row
}

/** As `findOwnWords`, if outlets show them now. */
export async function findShownWords(
  db: Db | Tx,
  { workspaceId, id }: { readonly workspaceId: string; readonly id: string },
): Promise<Row | undefined> {
  const isStayingHere = exists(
    db
      .select({ id: workspaces.id })
      .from(workspaces)
      .where(and(eq(workspaces.id, workspaceId), isStaying)),
  )
  const [row] = await db
    .select()
    .from(testimonials)
    .where(and(matches(testimonials, { workspaceId, id }), isShown, isStayingHere))
  return row
}

interface OwnChange {
  readonly content?: string | undefined
  readonly consent?: Consent | undefined
  readonly confirm?: boolean | undefined
  /** Of the words that the customer saw; see `wordsVersion`. */
  readonly version?: string | undefined
}

/** Names what a customer confirms or consents to. Whatever else the business does meanwhile, it stays the same. */
export function wordsVersion({ content, suggestedContent, customerName, company, rating }: Row): string {
  const seen = [content, suggestedContent, customerName, company, rating]
  return sha256(JSON.stringify(seen)).toString('base64url')
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
  const { version } = change
  return inWorkspace(services.db, workspaceId, async (tx) => {
    const row = await lockOwn(tx, workspaceId, id)
    if (version !== undefined && version !== wordsVersion(row)) throw changedMeanwhile()
    const { content, isNew, isAuthorsText, isDropped } = answeredText(row, change)
    if (isAuthorsText && (!row.isConfirmedByAuthor || content === row.suggestedContent))
      await refuseTeam(tx, row)
    const consent =
      change.consent && asAsked(change.consent, offeredTo(row, change.consent), row.consentsToPhoto === true)
    const turn = consent && turnOfFeedback(row, consent)
    const now = services.now()
    const onRequest = row.askedMailboxes.length > 0
    if (consent) {
      const { scopes } = consent
      await noteErasures(services, tx, [{ kind: 'testimonial-consented', workspaceId, subject: id, scopes }])
      await keepConsent(tx, workspaceId, id, consent, row.formId, now)
      if (!consent.scopes.includes('use_photo')) await forgetPhoto(tx, workspaceId, id)
    }
    await tx
      .update(testimonials)
      .set({
        version: raised,
        ...((isNew || isAuthorsText || isDropped) && { suggestedContent: null }),
        ...(content !== row.content && {
          content,
          language: languageOfText(content),
          ...(await writerOf(tx, row, content, now)),
        }),
        ...(isNew && {
          ...undecided,
          // Whoever says more of what went wrong waits for an answer.
          recoveryState: isCustomersFeedback(row) ? 'open' : null,
        }),
        ...(isAuthorsText && {
          isConfirmedByAuthor: true,
          isAttestedByOwner: false,
          confirmedOnRequest: onRequest,
          confirmedContent: null,
        }),
        // Whoever confirms a text says it on that day, when no earlier one is known.
        ...(isAuthorsText && row.isUndated && { createdAt: now, isUndated: false }),
        ...(consent && { ...consentColumnsOf(consent), consentAsked: null }),
        ...(turn && { ...undecided, isPrivate: turn === 'feedback-made-private' }),
      })
      .where(matches(testimonials, { workspaceId, id }))
    await services.emit(
      tx,
      answerEventsOf(row, { content, isNew, isAuthorsText, isDropped, consent, turn }, now),
    )
  })
}

/** Waits for the owner's decision, as if nobody had decided before. */
const undecided = { status: 'pending', decidedAt: null } as const

/** On the page of private feedback, showing is offered in its own wording; no answer to another one makes it public. */
function offeredTo({ isPrivate }: Row, { wording }: Consent): readonly ConsentScope[] {
  return isPrivate && !wording.version.includes('+feedback') ? scopesToAsk(true) : consentScopes
}

/** What the customer's answer makes of feedback: a testimonial to decide on, or private again; nothing if it stays as it is. */
function turnOfFeedback(
  row: Row,
  { scopes }: Consent,
): 'feedback-allowed' | 'feedback-made-private' | undefined {
  const mayBeShown = scopes.includes('display')
  if (!isCustomersFeedback(row) || mayBeShown !== row.isPrivate) return undefined
  return mayBeShown ? 'feedback-allowed' : 'feedback-made-private'
}

/**
 * The text that a customer's answer leaves. Confirming is about the business's edit, where one waits; keeping the words
 * as they are declines it.
 */
function answeredText({ content: own, suggestedContent }: Row, { content: sent, confirm }: OwnChange) {
  const asked = suggestedContent ?? own
  const content = sent ?? (confirm ? asked : own)
  const isNew = content !== own && content !== suggestedContent
  const isAuthorsText = confirm === true || content !== own
  const isDropped = suggestedContent !== null && sent === own
  return { content, isNew, isAuthorsText, isDropped }
}

const changedMeanwhile = () =>
  new Problem(
    'edited-elsewhere',
    'This testimonial has changed since you opened it. Please read it again before you answer.',
  )

const byCustomer = (workspaceId: string, at: Date) => ({ workspaceId, at, actor: 'customer' })

interface Answer {
  readonly content: string
  /** `content` is a text that nobody had written here before. */
  readonly isNew: boolean
  /** The customer wrote or confirmed the text as it is now. */
  readonly isAuthorsText: boolean
  /** They keep their words, whatever the business made of them. */
  readonly isDropped: boolean
  readonly consent: Consent | undefined
  readonly turn: ReturnType<typeof turnOfFeedback>
}

/** What the history says of a customer's answer; `row` is as it was before. */
function answerEventsOf(
  row: Row,
  { content, isNew, isAuthorsText, isDropped, consent, turn }: Answer,
  at: Date,
) {
  const testimonialId = row.id
  const ofAnswer = byCustomer(row.workspaceId, at)
  const events: DomainEvent[] = []
  if (isDropped) events.push({ name: 'testimonial-edit-dropped', ...ofAnswer, each: [{ testimonialId }] })
  if (isNew) {
    const each = [{ testimonialId, from: row.content, to: content }]
    events.push({ name: 'testimonial-edited', ...ofAnswer, each })
  }
  if (isAuthorsText) {
    const onRequest = row.askedMailboxes.length > 0
    const each = [{ testimonialId, content, ...(onRequest && { onRequest }) }]
    events.push({ name: 'testimonial-confirmed', ...ofAnswer, each })
  }
  if (consent) {
    const asked = waitingScopes(row)
    const each = [{ testimonialId, ...consented(consent), ...(asked && { asked }) }]
    events.push({ name: 'testimonial-consented', ...ofAnswer, each })
  }
  if (turn) events.push({ name: turn, ...ofAnswer, each: [{ testimonialId }] })
  return events
}

/** The link to confirm may have gone to somebody who has joined the team since: nobody speaks as their own customer. */
async function refuseTeam(tx: Tx, { workspaceId, id }: Row): Promise<void> {
  const [found] = await tx
    .select({
      isTeam: sql<boolean>`plaudit_is_team_or_invited(workspace_id, asked_mailboxes || plaudit_mailbox_hash(workspace_id, coalesce(customer_email, '')))`,
    })
    .from(testimonials)
    .where(matches(testimonials, { workspaceId, id }))
  if (found?.isTeam) {
    throw new Problem(
      'not-allowed',
      "This link was sent to someone on the business's team. Only a customer can confirm a testimonial.",
    )
  }
}

/** Takes the words out of every outlet, for good. Deleted ones too: the business may still restore them. */
export function withdrawOwnWords(services: Services, workspaceId: string, id: string): Promise<void> {
  return inWorkspace(services.db, workspaceId, async (tx) => {
    await lockOwn(tx, workspaceId, id, true)
    const now = services.now()
    await tx
      .update(testimonials)
      .set({ withdrawnAt: now, consentsToPhoto: null, version: raised })
      .where(matches(testimonials, { workspaceId, id }))
    await forgetPhoto(tx, workspaceId, id)
    await forgetDraft(tx, workspaceId, id)
    await services.emit(tx, {
      name: 'testimonial-withdrawn',
      ...byCustomer(workspaceId, now),
      each: [{ testimonialId: id }],
    })
  })
}

async function lockOwn(tx: Tx, workspaceId: string, id: string, evenDeleted = false): Promise<Row> {
  const [row] = await tx
    .select()
    .from(testimonials)
    .where(
      and(
        matches(testimonials, { workspaceId, id }),
        evenDeleted ? undefined : isNull(testimonials.deletedAt),
      ),
    )
    .for('update')
  if (!row) throw notFound('page')
  if (row.withdrawnAt) throw new Problem('already-withdrawn', 'You have already withdrawn this testimonial.')
  return row
}
