import { randomBytes } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import type { Context, Services, SignedInContext } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { passwordResets, users } from '../tables.ts'
import { Problem } from '../../http/problem.ts'
import type { RateLimits } from '../../http/limits/rate-limit.ts'
import { readLink, sealHanded } from '../../kit/secrets/handed-link.ts'
import { randomToken, sha256 } from '../../kit/ids.ts'
import { queueEmail } from '../../emails/service.ts'
import { resumeAfterProof } from '../after-proof.ts'
import { setSessionCookie } from '../cookies.ts'
import { rememberDevice } from '../sign-in/device.ts'
import { endPrepared } from '../addresses/first-proof.ts'
import { limits } from '../limits.ts'
import { defineMailedLink } from '../mailed-link.ts'
import { passwordChangedEmail, passwordResetEmail, resetEmail } from '../account-emails.ts'
import { provePassword } from './password-proof.ts'
import { hashPassword, refuseWeak } from './passwords.ts'
import { endOtherSessions, endSessions } from '../sign-in/ways-in.ts'

const resetMinutes = 10
/** It passes through somebody's hands. */
export const handedResetMinutes = 60

/** Earlier links stay good for their time: whoever else asks must not end the one that is being read. */
export const resetLink = defineMailedLink({
  name: 'mail-password-reset',
  limit: limits.resetEmails,
  purpose: 'choose a new password',
  async mail(services, email) {
    const { db, now, config } = services
    const token = randomToken(32)
    await db.transaction(async (tx) => {
      if (!(await addReset(tx, email, sha256(token), minutesAfter(now(), resetMinutes)))) return
      await queueEmail(services, tx, resetEmail(email, resetUrl(config, token), resetMinutes))
    })
  },
})

/** For whoever runs the instance to hand over; it proves no address. Undefined when no account holds this one. */
export async function makeResetLink(services: Services, email: string): Promise<string | undefined> {
  const tokenHash = randomBytes(32)
  const expiresAt = minutesAfter(services.now(), handedResetMinutes)
  const isMade = await services.db.transaction((tx) => addReset(tx, email, tokenHash, expiresAt))
  return isMade ? resetUrl(services.config, sealHanded(services, 'password reset', tokenHash)) : undefined
}

/** An administrator who was just made has no password yet. */
export const newAdministratorHours = 48

/** The link with which somebody who has just got an account chooses their password; mailed, so it proves the address. */
export async function newResetLink({ config, now }: Services, tx: Tx, userId: string): Promise<string> {
  const token = randomToken(32)
  const expiresAt = minutesAfter(now(), newAdministratorHours * 60)
  await tx.insert(passwordResets).values({ tokenHash: sha256(token), userId, expiresAt })
  return resetUrl(config, token)
}

/** False when no account holds this address. */
async function addReset(tx: Tx, email: string, tokenHash: Buffer, expiresAt: Date): Promise<boolean> {
  const [account] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email))
  if (account) await tx.insert(passwordResets).values({ tokenHash, userId: account.id, expiresAt })
  return account !== undefined
}

function resetUrl({ publicUrl }: Services['config'], token: string): string {
  return `${publicUrl}/reset-password?token=${token}`
}

function minutesAfter(moment: Date, minutes: number): Date {
  return new Date(moment.getTime() + minutes * 60_000)
}

/** Works once: of two simultaneous tries one wins. Ends every other way in and tells the owner of the address. */
export async function resetPassword(
  context: Context,
  token: string,
  password: string,
): Promise<{ message: string }> {
  const { tokenHash, isMailed } = readLink(context, 'password reset', token)
  const expired = new Problem(
    'link-expired',
    'This link has expired or was already used. Please request a new one.',
  )
  const [known] = await context.db
    .select({ id: users.id, email: users.email })
    .from(passwordResets)
    .innerJoin(users, eq(users.id, passwordResets.userId))
    .where(and(eq(passwordResets.tokenHash, tokenHash), gt(passwordResets.expiresAt, context.now())))
  if (!known) throw expired
  refuseWeak(password, known.email)
  const passwordHash = await hashPassword(password)
  await context.db.transaction(async (tx) => {
    // Two links of one user wait for each other here, instead of each holding what the other deletes.
    const [account] = await tx
      .select({ provenAt: users.emailProvenAt })
      .from(users)
      .where(eq(users.id, known.id))
      .for('update')
    const [spent] = await tx
      .delete(passwordResets)
      .where(and(eq(passwordResets.tokenHash, tokenHash), gt(passwordResets.expiresAt, context.now())))
      .returning({ userId: passwordResets.userId })
    if (!spent) throw expired
    await tx
      .update(users)
      .set({
        passwordHash,
        emailProvenAt: account?.provenAt ?? (isMailed ? context.now() : null),
        // Whoever knew the old password may have begun it.
        pendingEmail: null,
        pendingEmailUntil: null,
      })
      .where(eq(users.id, spent.userId))
    const isFirstProof = isMailed && !account?.provenAt
    const ended = isFirstProof ? await endPrepared(context, tx, spent.userId) : undefined
    if (!ended) await endSessions(tx, spent.userId)
    if (isFirstProof) await resumeAfterProof(context, tx, spent.userId)
    await queueEmail(context, tx, passwordResetEmail(known.email, { isMailed, ended }))
  })
  setSessionCookie(context.reply, undefined)
  return { message: 'Sign in with your new password.' }
}

/** Every other session of the user ends. */
export async function changePassword(
  context: SignedInContext,
  rates: RateLimits,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<{ message: string }> {
  const { user, db } = context
  await provePassword(context, rates, currentPassword, 'currentPassword')
  refuseWeak(newPassword, user.email, 'newPassword')
  const passwordHash = await hashPassword(newPassword)
  await db.transaction(async (tx) => {
    await tx.update(users).set({ passwordHash }).where(eq(users.id, user.id))
    await endOtherSessions(context, tx)
    await queueEmail(context, tx, passwordChangedEmail(user.email))
  })
  await rememberDevice(context, user.id)
  return { message: 'Your other devices were signed out.' }
}
