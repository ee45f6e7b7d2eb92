import { eq } from 'drizzle-orm'
import type { SignedInContext } from '../../context.ts'
import { users } from '../tables.ts'
import { Problem } from '../../http/problem.ts'
import { callerOf, type RateLimits } from '../../http/limits/rate-limit.ts'
import { forgetSignInTry, trySignIn } from '../limits.ts'
import { isPassword } from './passwords.ts'

/**
 * Asks for the password of whoever is signed in, before something that a stolen session must not do. Counts as a try
 * to sign in. `field` is where the form's sentence belongs.
 */
export async function provePassword(
  { db, user, ip, sessionToken }: SignedInContext,
  limits: RateLimits,
  password: string,
  field = 'password',
): Promise<void> {
  const from = callerOf(ip)
  // Whoever is signed in here is not locked out by what is tried elsewhere.
  const device = sessionToken === undefined ? undefined : `${user.id} signed-in`
  const attempt = { account: user.email, caller: from, device }
  await trySignIn(limits, attempt)
  const [account] = await db
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, user.id))
  if (!(await isPassword(password, account?.passwordHash))) {
    const sentence = 'That is not your current password.'
    throw new Problem('wrong-credentials', sentence, { fields: { [field]: sentence } })
  }
  await forgetSignInTry(limits, attempt)
}
