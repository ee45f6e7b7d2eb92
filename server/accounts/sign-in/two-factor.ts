import { and, eq, isNotNull, isNull, lt, or } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { brand } from '#contract/brand.ts'
import type { Services } from '../../context.ts'
import { users } from '../tables.ts'
import { Problem } from '../../http/problem.ts'
import type { RateLimits } from '../../http/limits/rate-limit.ts'
import { limits } from '../limits.ts'
import { spendRecoveryCode } from './recovery-codes.ts'

/** RFC 6238 as every authenticator app has it: SHA-1, six digits, a new code every 30 seconds. */
const periodSeconds = 30
/** A code is good for one step more on either side: clocks differ, and typing takes time. */
const windowSteps = 1

const purpose = 'two-factor'
const totpPlaceOf = (userId: string) => `users.totp_secret ${userId}`

/** A new secret of 160 bits, as RFC 4226 recommends: sealed for the row, and as the app takes it. */
export function newSecret({ secrets }: Services, userId: string, email: string) {
  const secret = new Secret({ size: 20 })
  const totp = new TOTP({ issuer: brand.name, label: email, secret, period: periodSeconds })
  return {
    sealed: secrets.seal(purpose, Buffer.from(secret.bytes), totpPlaceOf(userId)),
    uri: totp.toString(),
    secret: secret.base32,
  }
}

/** The time step that a code of the app belongs to; undefined when it is none of these moments. */
export function timeStepOf(
  { secrets, now }: Services,
  userId: string,
  sealed: Buffer,
  code: string,
): number | undefined {
  const bytes = secrets.open(purpose, sealed, totpPlaceOf(userId))
  if (!bytes) return undefined
  // A copy: a small buffer is a window on memory that it shares with others.
  const secret = new Secret({ buffer: new Uint8Array(bytes).buffer })
  const timestamp = now().getTime()
  const totp = new TOTP({ secret, period: periodSeconds })
  const delta = totp.validate({ token: code, timestamp, window: windowSteps })
  return delta === null ? undefined : Math.floor(timestamp / 1000 / periodSeconds) + delta
}

/** As people type and paste codes: spaces and dashes do not count. */
export function plainCode(typed: string): string {
  return typed.replace(/[\s-]/g, '').toLowerCase()
}

/**
 * Takes a code of the app or a recovery code of a user, each good once. Throws `wrong-code`, and after five wrong ones
 * `too-many-requests` for a quarter of an hour, whatever is tried then.
 */
export async function takeCode(
  services: Services,
  rates: RateLimits,
  userId: string,
  typed: string,
): Promise<'app' | 'recovery'> {
  await rates.take(limits.secondFactor, userId)
  const code = plainCode(typed)
  const isApps = /^\d{6}$/.test(code)
  const isGood = isApps
    ? await spendAppCode(services, userId, code)
    : await spendRecoveryCode(services, userId, code)
  if (!isGood) {
    const sentence = isApps
      ? 'This code is wrong or was already used. Please wait for the next one.'
      : 'This recovery code is wrong or was already used.'
    throw new Problem('wrong-code', sentence, { fields: { code: sentence } })
  }
  await rates.reset(limits.secondFactor, userId)
  return isApps ? 'app' : 'recovery'
}

/** Of two simultaneous tries with one code, one wins (RFC 6238, section 5.2). */
async function spendAppCode(services: Services, userId: string, code: string): Promise<boolean> {
  const { db } = services
  const [account] = await db
    .select({ sealed: users.totpSecret })
    .from(users)
    .where(and(eq(users.id, userId), isNotNull(users.totpEnabledAt)))
  const step = account?.sealed && timeStepOf(services, userId, account.sealed, code)
  if (!step) return false
  const spent = await db
    .update(users)
    .set({ totpLastStep: step })
    .where(and(eq(users.id, userId), or(isNull(users.totpLastStep), lt(users.totpLastStep, step))))
  return spent.rowCount === 1
}
