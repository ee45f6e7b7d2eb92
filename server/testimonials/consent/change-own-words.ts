import { sql } from 'drizzle-orm'
import { type ConsentScope, consentScopes, scopesToAsk } from '#contract/collection/collection.ts'
import type { Services } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import type { DomainEvent } from '../../events.ts'
import { testimonials } from '../tables.ts'
import { matches } from '../../db/matches.ts'
import { inWorkspace } from '../../db/tenant.ts'
import { noteErasures } from '../../erasures/service.ts'
import { Problem } from '../../http/problem.ts'
import { asAsked, waitingScopes, consentColumnsOf, type Consent, consented, keepConsent } from './consent.ts'
import { languageOfText } from '../languages/language.ts'
import { forgetPhoto } from '../photos.ts'
import { raised, type Row } from '../rows.ts'
import { lockOwn, wordsVersion } from './own-words.ts'
import { isCustomersFeedback } from './visibility.ts'
import { writerOf } from './writer-of.ts'

interface OwnChange {
  readonly content?: string | undefined
  readonly consent?: Consent | undefined
  readonly confirm?: boolean | undefined
  /** Of the words that the customer saw; see `wordsVersion`. */
  readonly version?: string | undefined
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
    const text = answeredText(row, change)
    if (text.isAuthorsText && (!row.isConfirmedByAuthor || text.content === row.suggestedContent))
      await refuseTeam(tx, row)
    const consent =
      change.consent && asAsked(change.consent, offeredTo(row, change.consent), row.consentsToPhoto === true)
    const answer: Answer = { ...text, consent, turn: consent && turnOfFeedback(row, consent) }
    const now = services.now()
    if (consent) {
      const { scopes } = consent
      await noteErasures(services, tx, [{ kind: 'testimonial-consented', workspaceId, subject: id, scopes }])
      await keepConsent(tx, workspaceId, id, consent, row.formId, now)
      if (!scopes.includes('use_photo')) await forgetPhoto(tx, workspaceId, id)
    }
    const writer = text.content === row.content ? {} : await writerOf(tx, row, text.content, now)
    await tx
      .update(testimonials)
      .set({ ...writer, ...answeredColumns(row, answer, now) })
      .where(matches(testimonials, { workspaceId, id }))
    await services.emit(tx, answerEventsOf(row, answer, now))
  })
}

/** What a customer's answer changes in the row. */
function answeredColumns(
  row: Row,
  { content, isNew, isAuthorsText, isDropped, consent, turn }: Answer,
  now: Date,
) {
  return {
    version: raised,
    ...((isNew || isAuthorsText || isDropped) && { suggestedContent: null }),
    ...(content !== row.content && { content, language: languageOfText(content) }),
    ...(isNew && {
      ...undecided,
      // Whoever says more of what went wrong waits for an answer.
      recoveryState: isCustomersFeedback(row) ? ('open' as const) : null,
    }),
    ...(isAuthorsText && {
      isConfirmedByAuthor: true,
      isAttestedByOwner: false,
      confirmedOnRequest: row.askedMailboxes.length > 0,
      confirmedContent: null,
    }),
    // Whoever confirms a text says it on that day, when no earlier one is known.
    ...(isAuthorsText && row.isUndated && { createdAt: now, isUndated: false }),
    ...(consent && { ...consentColumnsOf(consent), consentAsked: null }),
    ...(turn && { ...undecided, isPrivate: turn === 'feedback-made-private' }),
  }
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
  const ofAnswer = { workspaceId: row.workspaceId, at, actor: 'customer' }
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
