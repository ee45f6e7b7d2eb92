import '@fastify/cookie'
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { brand } from '#contract/brand.ts'
import { secondFactorCookie } from '#contract/cookies.ts'
import type { Config } from '../config.ts'
import type { Services, SignedInUser } from '../context.ts'
import type { Db, Tx } from '../db/database.ts'
import { sessions, users } from '../accounts/tables.ts'
import { randomToken, sha256 } from '../ids.ts'

const lifetimeDays = 30
const idleDays = 14
const dayMs = 86_400_000
/** How long a right password waits for its code. */
export const secondFactorMinutes = 10
/** `seen_at` is written at most this often, so that reading pages writes almost nothing. */
const seenEveryMs = 5 * 60_000

export const sessionCookie = `${brand.prefix}_session`
/** Readable by our pages, so that they need not ask who is signed in when nobody is. Proves nothing. */
const hintCookie = `${brand.prefix}_signed_in`

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
    expiresAt: new Date(now.getTime() + lifetimeDays * dayMs),
  })
  return token
}

export async function closeSession(db: Db, token: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, sha256(token)))
}

/** Not older than 30 days, and used within the last 14. */
export function isAlive(moment: Date) {
  return and(
    gt(sessions.expiresAt, moment),
    gt(sessions.seenAt, new Date(moment.getTime() - idleDays * dayMs)),
  )
}

/** Who the cookie belongs to, if it is good: not older than 30 days and used within the last 14. */
export async function readSession(
  { db, now, log }: Services,
  request: FastifyRequest,
): Promise<{ user: SignedInUser; token: string } | undefined> {
  const token = request.cookies[sessionCookie]
  if (!token || token.length > 100) return undefined
  const tokenHash = sha256(token)
  const moment = now()
  const [found] = await db
    .select({
      id: users.id,
      workspaceId: users.workspaceId,
      role: users.role,
      email: users.email,
      isWorkspaceOwner: users.isWorkspaceOwner,
      isProven: sql<boolean>`${users.emailProvenAt} is not null`,
      seenAt: sessions.seenAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, tokenHash), isAlive(moment)))
  if (!found) return undefined
  const { seenAt, ...user } = found
  if (moment.getTime() - seenAt.getTime() > seenEveryMs) {
    await db
      .update(sessions)
      .set({ seenAt: moment })
      .where(and(eq(sessions.tokenHash, tokenHash), lt(sessions.seenAt, moment)))
      .catch((failure: unknown) => log.warn({ err: failure }, 'session not marked as seen'))
  }
  return { user, token }
}

export function setSessionCookie(config: Config, reply: FastifyReply, token: string): void {
  const maxAge = lifetimeDays * 86_400
  reply.setCookie(sessionCookie, token, { ...cookieOptions(config), maxAge })
  reply.setCookie(hintCookie, '1', { ...cookieOptions(config), httpOnly: false, maxAge })
}

export function clearSessionCookie(config: Config, reply: FastifyReply): void {
  reply.clearCookie(sessionCookie, cookieOptions(config))
  reply.clearCookie(hintCookie, { ...cookieOptions(config), httpOnly: false })
}

/** Lives as long as the step itself; sent to the calls of signing in only. */
export function setSecondFactorCookie(config: Config, reply: FastifyReply, token: string | undefined): void {
  const options = { ...cookieOptions(config), sameSite: 'strict', path: '/api/login' } as const
  if (token === undefined) reply.clearCookie(secondFactorCookie, options)
  else reply.setCookie(secondFactorCookie, token, { ...options, maxAge: secondFactorMinutes * 60 })
}

/** Sent to the API only; see accounts/device.ts. */
export function setDeviceCookie(config: Config, reply: FastifyReply, name: string, value: string): void {
  reply.setCookie(name, value, { ...cookieOptions(config), path: '/api', maxAge: 365 * 86_400 })
}

function cookieOptions(config: Config) {
  return {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure: config.publicUrl.startsWith('https:'),
  } as const
}
