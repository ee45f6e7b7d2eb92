import '@fastify/cookie'
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { sessionCookie } from '#contract/cookies.ts'
import type { Caller, Services, SignedInUser } from '../context.ts'
import type { Db, Tx } from '../db/database.ts'
import { prepareRead } from '../db/prepared.ts'
import { readPrepared } from '../db/tenant.ts'
import { randomToken, sha256 } from '../ids.ts'
import { dayMs } from '../time.ts'
import { sessionDays } from './cookies.ts'
import { sessions, users } from './tables.ts'

const idleDays = 14
/** `seen_at` is written at most this often, so that reading pages writes almost nothing. */
const seenEveryMs = 5 * 60_000

/** Makes a session and returns the cookie's value, of which only the hash is kept. */
export async function openSession(
  db: Db | Tx,
  userId: string,
  userAgent: string,
  now: Date,
): Promise<string> {
  const token = randomToken(32)
  await db.insert(sessions).values({
    tokenHash: sha256(token),
    userId,
    userAgent,
    createdAt: now,
    seenAt: now,
    expiresAt: new Date(now.getTime() + sessionDays * dayMs),
  })
  return token
}

export async function closeSession(db: Db, token: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, sha256(token)))
}

/** Not older than 30 days, and used within the last 14. */
export function isLiveSession(moment: Date) {
  return and(
    gt(sessions.expiresAt, moment),
    gt(sessions.seenAt, new Date(moment.getTime() - idleDays * dayMs)),
  )
}

/** Who the cookie belongs to, if it is good: not older than 30 days and used within the last 14. */
export async function readSession(
  { db, now, log }: Services,
  request: FastifyRequest,
): Promise<Caller | undefined> {
  const token = request.cookies[sessionCookie]
  if (!token || token.length > 100) return undefined
  const tokenHash = sha256(token)
  const moment = now()
  const [found] = await readPrepared(db, holderOf, {
    tokenHash,
    now: moment,
    seenAfter: new Date(moment.getTime() - idleDays * dayMs),
  })
  if (!found) return undefined
  const { seenAt, ...user } = found
  if (moment.getTime() - seenAt.getTime() > seenEveryMs) {
    await db
      .update(sessions)
      .set({ seenAt: moment })
      .where(and(eq(sessions.tokenHash, tokenHash), lt(sessions.seenAt, moment)))
      .catch((failure: unknown) => log.warn({ err: failure }, 'session not marked as seen'))
  }
  return { user, sessionToken: token }
}

/** Asked with every request of somebody who is signed in. */
const holderOf = prepareRead<SignedInUser & { readonly seenAt: Date }>('session_holder', (db) =>
  db
    .select({
      id: sql`${users.id}`.as('id'),
      workspaceId: sql`${users.workspaceId}`.as('workspaceId'),
      role: sql`${users.role}`.as('role'),
      email: sql`${users.email}`.as('email'),
      isWorkspaceOwner: sql`${users.isWorkspaceOwner}`.as('isWorkspaceOwner'),
      isProven: sql`${users.emailProvenAt} is not null`.as('isProven'),
      seenAt: sql`${sessions.seenAt}`.as('seenAt'),
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('tokenHash')),
        gt(sessions.expiresAt, sql.placeholder('now')),
        gt(sessions.seenAt, sql.placeholder('seenAfter')),
      ),
    ),
)
