import { and, desc, eq } from 'drizzle-orm'
import type { Session } from '#contract/accounts/security.ts'
import type { SignedInContext } from '../../context.ts'
import { sessions } from '../tables.ts'
import { notFound } from '../../http/problem.ts'
import { sha256 } from '../../kit/ids.ts'
import { rememberDevice } from './device.ts'
import { deviceName } from './device-name.ts'
import { isLiveSession } from './session.ts'
import { endOtherSessions } from './ways-in.ts'

export async function listSessions({ db, user, sessionToken, now }: SignedInContext): Promise<Session[]> {
  const current = sha256(sessionToken ?? '')
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, user.id), isLiveSession(now())))
    .orderBy(desc(sessions.seenAt), desc(sessions.createdAt))
  const described = rows.map(({ id, tokenHash, userAgent, createdAt, seenAt }) => ({
    id,
    device: deviceName(userAgent),
    createdAt: createdAt.toISOString(),
    seenAt: seenAt.toISOString(),
    isCurrent: tokenHash.equals(current),
  }))
  return described.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent))
}

export async function endSession({ db, user }: SignedInContext, id: string): Promise<{ id: string }> {
  const ended = await db.delete(sessions).where(and(eq(sessions.userId, user.id), eq(sessions.id, id)))
  if (ended.rowCount === 0) throw notFound('session')
  return { id }
}

/** Other devices are strangers from here on: wrong passwords from them count together again. */
export async function signOutOthers(context: SignedInContext): Promise<{ ended: number }> {
  const ended = await context.db.transaction((tx) => endOtherSessions(context, tx))
  await rememberDevice(context, context.user.id)
  return { ended }
}
