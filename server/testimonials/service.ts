import type { Testimonial } from '#contract/testimonials.ts'
import { sql } from 'drizzle-orm'
import type { Services } from '../context.ts'
import type { Tx } from '../db/database.ts'
import { testimonials } from './tables.ts'
import { rowId } from '../ids.ts'
import { type NewEvent, record } from '../provenance/service.ts'
import { draftedHere } from '../writer/service.ts'
import { asAsked, columnsOf, type Consent, consented, keepConsent } from './consent.ts'
import { readPage } from './page.ts'
import { present } from './present.ts'

export { noteConfirmationAsked, whomToAsk } from './confirmation-asked.ts'
export { askedScopes } from './consent.ts'
export { noteConsentAsked } from './consent-asked.ts'
export { wordsOf } from './customer-file.ts'
export { changeOwnWords, ownWords, withdrawOwnWords } from './own-words.ts'
export { insertImported, markRewarded, removeImported } from './written-for-others.ts'
export { writeCorrections } from './write-corrections.ts'
export { isConfirmedOnRequest, labelOf } from './label.ts'
export { readRatingSums } from './rating-sums.ts'
export { daySaid } from './said-on.ts'
export { readStats } from './stats.ts'

/** The newest few, as the lists show them. */
export async function newest(tx: Tx, workspaceId: string, howMany: number): Promise<Testimonial[]> {
  const { rows } = await readPage(tx, workspaceId, {}, undefined, howMany)
  return rows.map(present)
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
  const { consent: answered, ...told } = given
  const consent = answered && asAsked(answered, told.isPrivate)
  const moment = now()
  const id = rowId(moment)
  const words = tx.$with('words').as(
    tx
      .insert(testimonials)
      .values({
        ...told,
        id,
        origin: 'customer',
        recoveryState: told.isPrivate ? 'open' : null,
        hasTheirWord: true,
        // The customer's own act; who drafted the words is told beside them.
        isAiGenerated: draftedHere(told.workspaceId, told.content, moment),
        isByTeam: sql`plaudit_is_team(${told.workspaceId}, array[plaudit_mailbox_hash(${told.workspaceId}, ${told.customerEmail})])`,
        ...columnsOf(consent),
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
