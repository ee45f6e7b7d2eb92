import { eq } from 'drizzle-orm'
import type { User } from '#contract/accounts/accounts.ts'
import type { SignedInContext } from '../context.ts'
import { users } from './tables.ts'
import { Problem } from '../http/problem.ts'
import type { RateLimits } from '../http/limits/rate-limit.ts'
import { refuseAddresses } from '../kit/words/plain-names.ts'
import { beginChange } from './addresses/address-change.ts'
import { askForProof } from './addresses/address-proof.ts'
import { rememberDevice } from './sign-in/device.ts'
import { provePassword } from './passwords/password-proof.ts'
import { describeUser } from './describe-user.ts'

interface Profile extends Pick<typeof users.$inferSelect, 'firstName' | 'lastName'> {
  readonly email: string
  readonly currentPassword?: string | undefined
}

/**
 * Who the user is. Another address to sign in with needs their password and waits for a click in its mailbox. Whether
 * it has an account already is told to that mailbox alone.
 */
export async function saveProfile(
  context: SignedInContext,
  limits: RateLimits,
  { firstName, lastName, email, currentPassword }: Profile,
): Promise<User> {
  const { db, user } = context
  refuseAddresses({ firstName, lastName })
  const { email: current, pendingEmail } = await describeUser(context, user.id)
  if (email === current || email === pendingEmail) {
    await db.update(users).set({ firstName, lastName }).where(eq(users.id, user.id))
    return describeUser(context, user.id)
  }
  if (!currentPassword) {
    const sentence = 'Enter your current password to change your email.'
    throw new Problem('invalid-input', sentence, { fields: { currentPassword: sentence } })
  }
  await provePassword(context, limits, currentPassword, 'currentPassword')
  await db.transaction(async (tx) => {
    await tx.update(users).set({ firstName, lastName }).where(eq(users.id, user.id))
    await beginChange(context, tx, email)
  })
  await rememberDevice(context, user.id)
  await askForProof(context, limits, { userId: user.id, email })
  return describeUser(context, user.id)
}
