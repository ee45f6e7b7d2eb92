import type { Testimonial } from '#contract/testimonials.ts'
import { sql } from 'drizzle-orm'
import type { Services } from '../context.ts'
import type { Tx } from '../db/database.ts'
import { type DomainEvent, emit } from '../events.ts'
import { testimonials } from './tables.ts'
import { rowId } from '../ids.ts'
import { draftedHere } from '../writer/service.ts'
import { asAsked, columnsOf, type Consent, consented, keepConsent } from './consent.ts'
import { readPage } from './page.ts'
import { present } from './present.ts'

export { noteConfirmationAsked, confirmationRecipient } from './confirmation-asked.ts'
export { askedScopes } from './consent.ts'
export { noteConsentAsked } from './consent-asked.ts'
export { wordsOf } from './customer-file.ts'
export { changeOwnWords, ownWords, withdrawOwnWords } from './own-words.ts'
export { approveImported, insertImported, markRewarded, removeImported } from './written-for-others.ts'
export { writeCorrections } from './write-corrections.ts'
export { labelOf } from './label.ts'
export { readRatingSums } from './rating-sums.ts'
export { daySaid } from './said-on.ts'
export { readStats } from './stats.ts'
export {
  isConfirmedForReuse,
  isConfirmedOnRequest,
  isShown,
  isShownOnPlatform,
  mayBeNamed,
  shownName,
  showsRequest,
  waitingFor,
} from './visibility.ts'

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
  readonly requiresApproval: boolean
  readonly consent: Consent | undefined
}

/**
 * Writes a submission, its consent and the first entries of its history, all in one statement, and tells who hears of
 * submissions; returns the id.
 */
export async function receive(services: Services, tx: Tx, submission: Received): Promise<string> {
  const { consent: answered, requiresApproval, ...told } = submission
  const consent = answered && asAsked(answered, told.isPrivate)
  const moment = services.now()
  const status = requiresApproval || told.isPrivate ? 'pending' : 'approved'
  const id = rowId(moment)
  const words = tx.$with('words').as(
    tx
      .insert(testimonials)
      .values({
        ...told,
        status,
        id,
        origin: 'customer',
        recoveryState: told.isPrivate ? 'open' : null,
        isConfirmedByAuthor: true,
        // The customer's own act; who drafted the words is told beside them.
        isAiGenerated: draftedHere(told.workspaceId, told.content, moment),
        isByTeam: sql`plaudit_is_team(${told.workspaceId}, array[plaudit_mailbox_hash(${told.workspaceId}, ${told.customerEmail})])`,
        ...columnsOf(consent),
        createdAt: moment,
        receivedAt: moment,
      })
      .returning({ id: testimonials.id }),
  )
  const { workspaceId, customerEmail, content, rating, formId } = told
  const happened = { workspaceId, at: moment }
  const expectsDecision = requiresApproval || status === 'approved'
  const submitted = { testimonialId: id, customerEmail, content, rating, formId, expectsDecision }
  const events: DomainEvent[] = [
    { name: 'testimonial-submitted', ...happened, actor: 'customer', each: [submitted] },
  ]
  if (consent) {
    const each = [{ testimonialId: id, ...consented(consent) }]
    events.push({ name: 'testimonial-consented', ...happened, actor: 'customer', each })
  }
  if (status === 'approved') {
    const each = [{ testimonialId: id, status, because: 'no approval required' } as const]
    events.push({ name: 'testimonial-decided', ...happened, actor: 'system', each })
  }
  const agreed = consent && tx.$with('agreed').as(keepConsent(tx, workspaceId, id, consent, formId, moment))
  await emit(services, tx, events, agreed ? tx.with(words, agreed) : tx.with(words))
  return id
}
