import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { brand } from '#contract/brand.ts'
import type { TwoFactor } from '#contract/accounts/security.ts'
import type { Services, SignedInContext } from '../../context.ts'
import { users, recoveryCodes } from '../tables.ts'
import { Problem } from '../../http/problem.ts'
import type { RateLimits } from '../../http/limits/rate-limit.ts'
import { queueEmail } from '../../emails/service.ts'
import { rememberDevice } from './device.ts'
import { twoFactorOffEmail, twoFactorOnEmail } from '../security-emails.ts'
import { limits } from '../limits.ts'
import { provePassword } from '../passwords/password-proof.ts'
import { countCodesLeft, replaceRecoveryCodes } from './recovery-codes.ts'
import { endOtherSessions, endSessions, noTwoFactor } from './ways-in.ts'
import { newSecret, plainCode, timeStepOf, takeCode } from './two-factor.ts'

export async function describeTwoFactor({ db, user }: SignedInContext): Promise<TwoFactor> {
  const [account] = await db
    .select({ enabledAt: users.totpEnabledAt })
    .from(users)
    .where(eq(users.id, user.id))
  const enabledAt = account?.enabledAt?.toISOString() ?? null
  return { enabledAt, recoveryCodesLeft: enabledAt ? await countCodesLeft(db, user.id) : 0 }
}

/** A second call makes another secret and forgets the first. */
export async function beginTwoFactor(
  context: SignedInContext,
  rates: RateLimits,
  password: string,
): Promise<{ uri: string; secret: string }> {
  await provePassword(context, rates, password)
  const { sealed, uri, secret } = newSecret(context, context.user.id, context.user.email)
  const stored = await context.db
    .update(users)
    .set({ totpSecret: sealed })
    .where(and(eq(users.id, context.user.id), isNull(users.totpEnabledAt)))
  if (stored.rowCount === 0) throw alreadyOn()
  return { uri, secret }
}

/** In force from here. Other devices signed in without a second factor, so they sign in again. */
export async function confirmTwoFactor(
  context: SignedInContext,
  rates: RateLimits,
  code: string,
): Promise<{ recoveryCodes: string[] }> {
  const { db, user, now } = context
  await rates.take(limits.secondFactor, user.id)
  const [account] = await db
    .select({ sealed: users.totpSecret, enabledAt: users.totpEnabledAt })
    .from(users)
    .where(eq(users.id, user.id))
  if (account?.enabledAt) throw alreadyOn()
  const step = account?.sealed ? timeStepOf(context, user.id, account.sealed, plainCode(code)) : undefined
  if (!account?.sealed || step === undefined) {
    const sentence = `This code is wrong. Enter the one your app shows now for ${brand.name}.`
    throw new Problem('wrong-code', sentence, { fields: { code: sentence } })
  }
  const { sealed } = account
  const codes = await db.transaction(async (tx) => {
    const enabled = await tx
      .update(users)
      .set({ totpEnabledAt: now(), totpLastStep: step })
      .where(and(eq(users.id, user.id), isNull(users.totpEnabledAt), eq(users.totpSecret, sealed)))
    if (enabled.rowCount === 0) throw alreadyOn()
    await endOtherSessions(context, tx)
    await queueEmail(context, tx, twoFactorOnEmail(user.email))
    return replaceRecoveryCodes(context, tx, user.id)
  })
  await rememberDevice(context, user.id)
  await rates.reset(limits.secondFactor, user.id)
  return { recoveryCodes: codes }
}

export async function renewRecoveryCodes(
  context: SignedInContext,
  rates: RateLimits,
  { password, code }: { password: string; code: string },
): Promise<{ recoveryCodes: string[] }> {
  await proveBoth(context, rates, password, code)
  const codes = await context.db.transaction((tx) => replaceRecoveryCodes(context, tx, context.user.id))
  return { recoveryCodes: codes }
}

export async function disableTwoFactor(
  context: SignedInContext,
  rates: RateLimits,
  { password, code }: { password: string; code: string },
): Promise<TwoFactor> {
  const { db, user } = context
  await proveBoth(context, rates, password, code)
  await db.transaction(async (tx) => {
    await tx
      .update(users)
      .set(noTwoFactor)
      .where(and(eq(users.id, user.id), isNotNull(users.totpEnabledAt)))
    await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, user.id))
    await queueEmail(context, tx, twoFactorOffEmail(user.email))
  })
  return { enabledAt: null, recoveryCodesLeft: 0 }
}

/**
 * For whoever runs the instance, when phone and codes are lost: off, signed out everywhere, and the owner of the
 * address is told. False when there was nothing to turn off.
 */
export async function forgetTwoFactor(services: Services, email: string): Promise<boolean> {
  return services.db.transaction(async (tx) => {
    const [account] = await tx
      .update(users)
      .set(noTwoFactor)
      .where(and(eq(users.email, email), isNotNull(users.totpEnabledAt)))
      .returning({ id: users.id })
    if (!account) return false
    await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, account.id))
    await endSessions(tx, account.id)
    await queueEmail(services, tx, twoFactorOffEmail(email))
    return true
  })
}

/** The password first: a wrong one spends no code. */
async function proveBoth(
  context: SignedInContext,
  rates: RateLimits,
  password: string,
  code: string,
): Promise<void> {
  await provePassword(context, rates, password)
  await takeCode(context, rates, context.user.id, code)
}

function alreadyOn(): Problem {
  return new Problem('not-allowed', 'Two-factor authentication is already on.')
}
