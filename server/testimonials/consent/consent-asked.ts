import { and, desc, eq, inArray, type SQL } from 'drizzle-orm'
import type { ConsentScope } from '#contract/collection/collection.ts'
import type { Testimonial } from '#contract/testimonials/testimonials.ts'
import type { WorkspaceContext } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { matches } from '../../db/matches.ts'
import { consents, testimonials } from '../tables.ts'
import { fieldProblem, Problem } from '../../http/problem.ts'
import { claimConsentDay, requireReachable } from '../../emails/service.ts'
import { gaveOwnAddress, recipientHash, recipientOf, sameWishMs } from './confirmation-asked.ts'
import { answerTo, scopesInForce } from './consent.ts'
import { presentTestimonial } from '../present.ts'
import { byCaller, loadTestimonial, ownTestimonials, raised, type Row, withMailbox } from '../rows.ts'

/** As `newestConsentVersion`, over everything that came from this address. */
export async function newestConsentVersionOf(
  tx: Tx,
  workspaceId: string,
  customerEmail: string,
): Promise<string | undefined> {
  const theirs = tx
    .select({ id: testimonials.id })
    .from(testimonials)
    .where(matches(testimonials, { workspaceId, customerEmail }))
  return newestVersion(tx, workspaceId, inArray(consents.testimonialId, theirs))
}

interface Asked {
  readonly asked: Testimonial
  readonly to: string
  readonly scopes: readonly ConsentScope[]
  /** The wording that the customer's last answer was given under; it tells their language. */
  readonly lastVersion: string | undefined
  readonly wasJustAsked: boolean
}

/**
 * Notes that the customer is asked for the consent that is missing, in the same transaction as the email: at most once a
 * day for one address, and not at all where they opted out or have answered already.
 */
export async function noteConsentAsked(
  context: WorkspaceContext,
  tx: Tx,
  id: string,
  { email, ...wishes }: Wishes & { email: string | undefined },
): Promise<Asked> {
  const { workspaceId, now } = context
  const row = await loadTestimonial(tx, workspaceId, id, true)
  const to = recipientOf(row, email)
  const lastVersion = await newestConsentVersion(tx, workspaceId, id)
  const scopes = await missing(tx, row, wishes)
  if (to === null) throw fieldProblem('email', "Please enter the customer's email.")
  const wasJustAsked =
    row.consentAsked !== null &&
    to === row.customerEmail &&
    now().getTime() - (row.consentAskedAt?.getTime() ?? 0) < sameWishMs
  if (wasJustAsked) return { asked: presentTestimonial(row), to, scopes, lastVersion, wasJustAsked }
  await requireReachable(tx, workspaceId, to, { hasField: true })
  await claimConsentDay(tx, workspaceId, { to, wanted: 'consent', now: now() })
  const [asked] = await tx
    .update(testimonials)
    .set({
      version: raised,
      consentAsked: scopes.join(','),
      consentAskedAt: now(),
      ...(!gaveOwnAddress(row) && { customerEmail: to, askedMailboxes: withMailbox(workspaceId, to) }),
    })
    .where(ownTestimonials(workspaceId, [id]))
    .returning()
  await context.emit(tx, {
    name: 'testimonial-consent-asked',
    ...byCaller(context),
    each: [{ testimonialId: id, scopes, recipient: recipientHash(id, to) }],
  })
  return { asked: presentTestimonial(asked!), to, scopes, lastVersion, wasJustAsked }
}

interface Wishes {
  readonly asksForPlatform: boolean
  /** Also for being emailed a link to post it publicly. */
  readonly asksForPosting: boolean
}

/** What they have not agreed to and were not asked in vain. */
async function missing(
  tx: Tx,
  row: Row,
  { asksForPlatform, asksForPosting }: Wishes,
): Promise<ConsentScope[]> {
  if (row.isPrivate) throw refusedToAsk('Private feedback is never shown, so there is nothing to ask.')
  if (row.withdrawnAt) throw refusedToAsk('The customer withdrew this testimonial, so it can never be shown.')
  if (!row.isConfirmedByAuthor)
    throw refusedToAsk('Please ask the customer to confirm this testimonial first.')
  const currentScopes = await scopesInForce(tx, row)
  const answers = {
    display: row.consentsToDisplay,
    use_name: row.consentsToName,
    platform: row.consentsToPlatform,
    suggest_posting: asksForPosting ? await answerTo(tx, row, 'suggest_posting') : null,
  }
  const wanted = [
    ...(currentScopes.includes('display') ? [] : (['display', 'use_name'] as const)),
    ...(asksForPlatform ? (['platform'] as const) : []),
    ...(asksForPosting ? (['suggest_posting'] as const) : []),
  ].filter((scope) => !currentScopes.includes(scope))
  if (wanted.length === 0) throw refusedToAsk('This customer has already agreed to everything.')
  const wasAnswered = row.consentAskedAt !== null && row.consentAsked === null
  const open = wanted.filter((scope) => !(wasAnswered && answers[scope] === false))
  if (!open.some((scope) => scope !== 'use_name')) {
    throw refusedToAsk('You asked this customer before, and they said no.')
  }
  return open
}

/** The wording that the customer answered last; it tells their language. */
export async function newestConsentVersion(
  tx: Tx,
  workspaceId: string,
  id: string,
): Promise<string | undefined> {
  return newestVersion(tx, workspaceId, eq(consents.testimonialId, id))
}

async function newestVersion(tx: Tx, workspaceId: string, wanted: SQL): Promise<string | undefined> {
  const [newest] = await tx
    .select({ version: consents.wordingVersion })
    .from(consents)
    .where(and(eq(consents.workspaceId, workspaceId), wanted))
    .orderBy(desc(consents.givenAt), desc(consents.id))
    .limit(1)
  return newest?.version
}

function refusedToAsk(sentence: string): Problem {
  return new Problem('invalid-input', sentence)
}
