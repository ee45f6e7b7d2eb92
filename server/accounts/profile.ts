import { and, eq } from 'drizzle-orm'
import type { User } from '#contract/accounts.ts'
import type { SignedInContext } from '../context.ts'
import { identities, passwordResets, users } from '../db/tables/accounts.ts'
import { Problem } from '../http/problem.ts'
import type { RateLimits } from '../http/rate-limit.ts'
import { post } from '../letters/service.ts'
import { addressChangedLetter, addressTakenUpLetter } from './letters.ts'
import { provePassword } from './password-proof.ts'
import { describeUser } from './service.ts'

interface Profile {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly currentPassword?: string | undefined
}

/** Who the user is. Another address to sign in with needs their password, and both addresses hear of it. */
export async function saveProfile(
  context: SignedInContext,
  limits: Pick<RateLimits, 'trySignIn' | 'signedIn'>,
  { firstName, lastName, email, currentPassword }: Profile,
): Promise<User> {
  const { db, user } = context
  if (email === user.email) {
    await db.update(users).set({ firstName, lastName }).where(eq(users.id, user.id))
    return describeUser(context, user.id)
  }
  if (!currentPassword) {
    const sentence = 'Enter your current password to change your email.'
    throw new Problem('invalid-input', sentence, { fields: { currentPassword: sentence } })
  }
  await provePassword(context, limits, currentPassword, 'currentPassword')
  await db
    .transaction(async (tx) => {
      const [taken] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email))
      if (taken) throw addressTaken()
      const changed = await tx
        .update(users)
        .set({ firstName, lastName, email, emailProvenAt: null })
        .where(and(eq(users.id, user.id), eq(users.email, user.email)))
        .returning({ id: users.id })
      if (changed.length === 0) {
        throw new Problem(
          'edited-elsewhere',
          'Your email was just changed somewhere else. Please reload this page.',
        )
      }
      // Links on their way to the old address, and what providers vouched for, were about that address.
      await tx.delete(passwordResets).where(eq(passwordResets.userId, user.id))
      await tx.update(identities).set({ emailVerified: false }).where(eq(identities.userId, user.id))
      await post(context, tx, addressChangedLetter(user.email, email))
      await post(context, tx, addressTakenUpLetter(email))
    })
    .catch((failure: unknown) => {
      // Two at once: the unique index decides.
      throw isDuplicate(failure) ? addressTaken() : failure
    })
  return describeUser(context, user.id)
}

function addressTaken(): Problem {
  const sentence = 'Another account already uses this email.'
  return new Problem('email-taken', sentence, { fields: { email: sentence } })
}

function isDuplicate(failure: unknown): boolean {
  const { code, cause } = failure as { code?: unknown; cause?: { code?: unknown } }
  return code === '23505' || cause?.code === '23505'
}
