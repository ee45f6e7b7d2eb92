import { and, eq, isNotNull } from 'drizzle-orm'
import type { User } from '#contract/accounts/accounts.ts'
import type { Context, SignedInContext } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { identities, passwordResets, users } from '../tables.ts'
import { Problem } from '../../http/problem.ts'
import { queueEmail } from '../../emails/service.ts'
import { addressChangedEmail, changeRequestedEmail } from './address-emails.ts'
import { describeUser } from '../describe-user.ts'
import { openProof, sealProof } from './proof-token.ts'
import { endOtherSessions, endSessions } from '../sign-in/ways-in.ts'

const hoursOpen = 24
const none = { pendingEmail: null, pendingEmailUntil: null }

/**
 * Begins the change to another address: other devices are signed out, and the old address hears of it with a way to
 * stop it. It stays the account's until the new mailbox has confirmed.
 */
export async function beginChange(context: SignedInContext, tx: Tx, email: string): Promise<void> {
  const { user, config, now } = context
  const until = new Date(now().getTime() + hoursOpen * 3_600_000)
  await tx.update(users).set({ pendingEmail: email, pendingEmailUntil: until }).where(eq(users.id, user.id))
  await endOtherSessions(context, tx)
  const token = sealProof(context, 'stop', { userId: user.id, email, until: until.getTime() })
  const url = `${config.publicUrl}/stop-email-change?token=${token}`
  await queueEmail(context, tx, changeRequestedEmail(user.email, email, url))
}

/** The new mailbox has confirmed. Links and vouchers were about the old address. */
export async function takeUpAddress(
  context: SignedInContext,
  tx: Tx,
  { id, email: old, emailProvenAt }: typeof users.$inferSelect,
  email: string,
): Promise<void> {
  await tx
    .update(users)
    .set({ email, claimedEmail: null, emailProvenAt: context.now(), ...none })
    .where(eq(users.id, id))
  await tx.delete(passwordResets).where(eq(passwordResets.userId, id))
  await tx.update(identities).set({ emailVerified: false }).where(eq(identities.userId, id))
  await endOtherSessions(context, tx)
  if (emailProvenAt) await queueEmail(context, tx, addressChangedEmail(old, email))
}

/** By the link in the email to the old address, without signing in: who asked for the change may be somebody else. */
export async function stopChange(context: Context, token: string): Promise<{ message: string }> {
  const asked = openProof(context, 'stop', token)
  if (!asked) throw over()
  await context.db.transaction(async (tx) => {
    const stopped = await tx
      .update(users)
      .set(none)
      .where(
        and(
          eq(users.id, asked.userId),
          eq(users.pendingEmail, asked.email),
          eq(users.pendingEmailUntil, new Date(asked.until)),
        ),
      )
      .returning({ id: users.id })
    if (stopped.length === 0) throw over()
    await endSessions(tx, asked.userId)
  })
  return { message: 'Your email stays the same. Every device was signed out.' }
}

export async function cancelChange(context: SignedInContext): Promise<User> {
  const { db, user } = context
  await db
    .update(users)
    .set(none)
    .where(and(eq(users.id, user.id), isNotNull(users.pendingEmail)))
  return describeUser(context, user.id)
}

function over(): Problem {
  return new Problem(
    'link-expired',
    'This change is no longer open: it was stopped, confirmed or ran out. If your email was changed, contact the people who run this site.',
  )
}
