import { randomInt } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { brand } from '#contract/brand.ts'
import type { OwnPhone } from '#contract/settings/own-phone.ts'
import type { SignedInContext } from '../context.ts'
import { Problem } from '../http/problem.ts'
import type { RateLimits } from '../http/limits/rate-limit.ts'
import { sha256 } from '../kit/ids.ts'
import { requirePhoneNumber } from '../kit/phone/require-phone-number.ts'
import { limits } from './limits.ts'
import { queueTexts } from './sending/queue-texts.ts'
import { countSegmentsOf } from './sending/usage.ts'
import { userPhones } from './tables.ts'

const codeMs = 600_000
const mostTries = 5

export async function readOwnPhone({ db, user }: SignedInContext): Promise<OwnPhone> {
  const [row] = await db
    .select({ phone: userPhones.phone, provenAt: userPhones.provenAt })
    .from(userPhones)
    .where(eq(userPhones.userId, user.id))
  return { phone: row?.phone ?? null, isProven: (row?.provenAt ?? null) !== null }
}

/** Texts a code to the number: it is notified once the code was entered here. */
export async function setOwnPhone(
  context: SignedInContext,
  rates: RateLimits,
  typed: string,
): Promise<OwnPhone> {
  const { config, db, user, now } = context
  const phone = requirePhoneNumber(typed)
  const { workspaceId } = user
  if (!config.texts || !workspaceId || !phone)
    throw new Problem('invalid-input', "This server can't send text messages.")
  await rates.take(limits.phoneCode, user.id)
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const change = { phone, codeHash: hashOf(user.id, code), codeSentAt: now(), tries: 0, provenAt: null }
  const body = `${code} is your ${brand.name} code. It works for 10 minutes.`
  await db.transaction(async (tx) => {
    await tx
      .insert(userPhones)
      .values({ userId: user.id, ...change })
      .onConflictDoUpdate({ target: userPhones.userId, set: change })
    await queueTexts(context, tx, workspaceId, [{ kind: 'code', to: phone, body, language: 'en' }])
    await countSegmentsOf(context, tx, workspaceId, body)
  })
  return { phone, isProven: false }
}

const wrongCode = () =>
  new Problem('invalid-input', 'That code is not right. Check it, or get a new one.', {
    fields: { code: 'That code is not right' },
  })

/** A few wrong codes, or ten minutes, and a new one is needed. */
export async function proveOwnPhone(context: SignedInContext, typed: string): Promise<OwnPhone> {
  const { db, user, now } = context
  const code = typed.replace(/\s+/g, '')
  // Counted before it is looked at, so that many at once are counted too.
  const [row] = await db
    .update(userPhones)
    .set({ tries: sql`${userPhones.tries} + 1` })
    .where(eq(userPhones.userId, user.id))
    .returning()
  const isFresh = row?.codeSentAt && now().getTime() - row.codeSentAt.getTime() < codeMs
  if (!row?.codeHash || !isFresh || row.tries > mostTries) throw wrongCode()
  if (!row.codeHash.equals(hashOf(user.id, code))) throw wrongCode()
  await db
    .update(userPhones)
    .set({ provenAt: now(), codeHash: null, tries: 0 })
    .where(eq(userPhones.userId, user.id))
  return { phone: row.phone, isProven: true }
}

export async function removeOwnPhone({ db, user }: SignedInContext): Promise<OwnPhone> {
  await db.delete(userPhones).where(eq(userPhones.userId, user.id))
  return { phone: null, isProven: false }
}

const hashOf = (userId: string, code: string) => sha256(`${userId} ${code}`)
