import { and, eq, isNull, ne } from 'drizzle-orm'
import type { SignedInContext } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { apiKeys, identities, passwordResets, sessions, secondFactorSteps } from '../tables.ts'
import { sha256 } from '../../kit/ids.ts'
import { forgetDevices } from './device.ts'

export const noTwoFactor = { totpSecret: null, totpEnabledAt: null, totpLastStep: null }

/**
 * Signs out every device but this one, and whoever is half way in. `rememberDevice` afterwards: no device is known from
 * here on.
 */
export async function endOtherSessions({ user, sessionToken }: SignedInContext, tx: Tx): Promise<number> {
  const current = sha256(sessionToken ?? '')
  const ended = await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, user.id), ne(sessions.tokenHash, current)))
  await tx.delete(secondFactorSteps).where(eq(secondFactorSteps.userId, user.id))
  await forgetDevices(tx, user.id)
  return ended.rowCount ?? 0
}

/** Signs out every device, and whoever is half way in; no device is known any more. */
export async function endSessions(tx: Tx, userId: string): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.userId, userId))
  await tx.delete(secondFactorSteps).where(eq(secondFactorSteps.userId, userId))
  await tx.delete(passwordResets).where(eq(passwordResets.userId, userId))
  await forgetDevices(tx, userId)
}

/**
 * Ends everything beside the password that opens this account: sessions, half-done sign-ins, reset links, accounts
 * elsewhere and secret keys. For when its holder is proven for the first time: signing up proves no address, so
 * somebody else may have been here before.
 */
export async function endWaysIn(tx: Tx, userId: string, now: Date): Promise<void> {
  await endSessions(tx, userId)
  await tx.delete(identities).where(eq(identities.userId, userId))
  await tx
    .update(apiKeys)
    .set({ revokedAt: now })
    .where(and(eq(apiKeys.userId, userId), eq(apiKeys.kind, 'secret'), isNull(apiKeys.revokedAt)))
}
