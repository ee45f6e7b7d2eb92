import { and, desc, eq, sql } from 'drizzle-orm'
import type { WorkspaceContext } from '../context.ts'
import { consentLanguageOf } from '../kit/words/consent-language.ts'
import { customers } from '../customers/tables.ts'
import type { Tx } from '../db/database.ts'
import { notFound, Problem } from '../http/problem.ts'
import { rowId } from '../kit/ids.ts'
import { newestConsentVersionOf } from '../testimonials/service.ts'
import { dayMs } from '../kit/time.ts'
import { workspaces } from '../workspaces/tables.ts'
import { allowedAgainEmail } from './allowed-again-email.ts'
import { noteMailboxes } from './erase-again.ts'
import { queueEmail } from './delivery/queue.ts'
import { isMailboxHash } from './news/suppressions.ts'
import { emails, mailboxes, nobodysWorkspace, unreachableMailboxes } from './tables.ts'
import { unsubscribeUrl } from './unsubscribe/unsubscribe-token.ts'

/** Whoever unsubscribes again after it was lifted is left alone for so long. */
const daysBetween = 30

/**
 * On the customer's word, which is kept with it; and the customer is told, with a link to take it back. Spam is what the
 * reader said, and nobody takes that back for them.
 */
export async function liftSuppression(
  context: WorkspaceContext,
  { id, words }: { readonly id: string; readonly words: string },
) {
  const { tenant, workspaceId, now, db } = context
  if (!isMailboxHash(id)) throw notFound('email')
  const mailbox = Buffer.from(id, 'hex')
  const address = await tenant(async (tx) => {
    const [row] = await tx.select().from(mailboxes).where(ownMailbox(workspaceId, mailbox)).for('update')
    if (!row) throw notFound('email')
    refuseLift(row, now())
    const known = await addressOf(tx, workspaceId, mailbox)
    const hasUnsubscribed = row.optedOutAt !== null
    if (hasUnsubscribed && row.optedOutBy !== 'owner' && known === undefined)
      throw new Problem('invalid-input', unknownSentence)
    await tx
      .update(mailboxes)
      .set({
        optedOutAt: null,
        optedOutBy: null,
        bouncedAt: null,
        bounceReason: null,
        optedInWords: words,
        optedInAt: now(),
      })
      .where(ownMailbox(workspaceId, mailbox))
    await noteMailboxes(context, tx, 'mailbox-opted-in', { workspaceId, mailboxes: [mailbox] })
    if (hasUnsubscribed && known !== undefined) await tellCustomer(context, tx, known, mailbox)
    return known
  })
  if (address) await letBack(db, address)
  return { message: 'Requests can be sent to them again.' }
}

const unknownSentence =
  'We don’t have this address anymore, so we can’t tell them. Add them to your customers first, then try again.'

function refuseLift({ complainedAt, optedOutAt, optedInAt }: typeof mailboxes.$inferSelect, now: Date): void {
  if (complainedAt)
    throw new Problem('invalid-input', 'They marked an email as spam. Only they can undo that.')
  const isAgain = optedInAt !== null && now.getTime() - optedInAt.getTime() < daysBetween * dayMs
  if (optedOutAt && isAgain) {
    throw new Problem(
      'invalid-input',
      `They unsubscribed again after you allowed requests in the last ${daysBetween} days. Only they can undo this now.`,
    )
  }
}

async function tellCustomer(context: WorkspaceContext, tx: Tx, to: string, mailbox: Buffer): Promise<void> {
  const { workspaceId, now } = context
  const [business] = await tx
    .select({ name: workspaces.name })
    .from(workspaces)
    .where(eq(workspaces.id, workspaceId))
  const language = consentLanguageOf(await newestConsentVersionOf(tx, workspaceId, to)) ?? 'en'
  const url = unsubscribeUrl(context, { workspaceId, emailId: rowId(now()), mailbox })
  await queueEmail(
    context,
    tx,
    { to, ...allowedAgainEmail(language, business?.name ?? '', url) },
    workspaceId,
  )
}

/** Of their customer, or as the business last wrote to it. */
async function addressOf(tx: Tx, workspaceId: string, mailbox: Buffer): Promise<string | undefined> {
  const [customer] = await tx
    .select({ email: customers.email })
    .from(customers)
    .where(
      and(
        eq(customers.workspaceId, workspaceId),
        sql`plaudit_mailbox_hash(${customers.workspaceId}, ${customers.email}) = ${mailbox}`,
      ),
    )
    .limit(1)
  if (customer) return customer.email
  const [written] = await tx
    .select({ email: emails.recipient })
    .from(emails)
    .where(and(eq(emails.workspaceId, workspaceId), eq(emails.mailbox, mailbox)))
    .orderBy(desc(emails.createdAt))
    .limit(1)
  return written?.email
}

function ownMailbox(workspaceId: string, mailbox: Buffer) {
  return and(eq(mailboxes.workspaceId, workspaceId), eq(mailboxes.mailbox, mailbox))
}

/** An address that came back and is said to exist now may be tried once more. */
async function letBack(db: WorkspaceContext['db'], address: string): Promise<void> {
  await db
    .update(unreachableMailboxes)
    .set({ bouncedAt: null })
    .where(eq(unreachableMailboxes.mailbox, sql`plaudit_mailbox_hash(${nobodysWorkspace}, ${address})`))
}
