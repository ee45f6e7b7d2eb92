import { and, eq, gt, isNotNull } from 'drizzle-orm'
import { secondFactorCookie } from '#contract/cookies.ts'
import type { Context } from '../../context.ts'
import { users, secondFactorSteps } from '../tables.ts'
import { Problem } from '../../http/problem.ts'
import type { RateLimits } from '../../http/limits/rate-limit.ts'
import { randomToken, sha256 } from '../../kit/ids.ts'
import { secondFactorMinutes, setSecondFactorCookie } from '../cookies.ts'
import { takeCode } from './two-factor.ts'

/** Whether a user who has proven the first factor owes the second; then this browser may give it within ten minutes. */
export async function owesSecondStep(context: Context, userId: string): Promise<boolean> {
  const { db, now } = context
  const [account] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isNotNull(users.totpEnabledAt)))
  if (!account) return false
  const token = randomToken(32)
  const expiresAt = new Date(now().getTime() + secondFactorMinutes * 60_000)
  await db.insert(secondFactorSteps).values({ tokenHash: sha256(token), userId, expiresAt })
  setSecondFactorCookie(context.reply, token)
  return true
}

/** The second step. Answers whose sign-in it was, once: the step is over then. */
export async function takeSecondStep(context: Context, limits: RateLimits, code: string): Promise<string> {
  const { db, now } = context
  const tokenHash = sha256(context.cookie(secondFactorCookie) ?? '')
  const isOpen = and(eq(secondFactorSteps.tokenHash, tokenHash), gt(secondFactorSteps.expiresAt, now()))
  const over = new Problem('link-expired', 'Your sign-in timed out. Please sign in again.')
  const [step] = await db.select({ userId: secondFactorSteps.userId }).from(secondFactorSteps).where(isOpen)
  if (!step) throw over
  await takeCode(context, limits, step.userId, code)
  const [ended] = await db.delete(secondFactorSteps).where(isOpen).returning()
  if (!ended) throw over
  setSecondFactorCookie(context.reply, undefined)
  return step.userId
}
