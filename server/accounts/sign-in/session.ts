import '@fastify/cookie'
import { and, eq, gt, inArray, isNotNull, lt, notInArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { administrators } from '#contract/accounts/administrators.ts'
import { sessionCookie } from '#contract/cookies.ts'
import type { Caller, Context, Services, SignedInUser, SupportVisit } from '../../context.ts'
import type { Db } from '../../db/database.ts'
import { prepareRead } from '../../db/prepared.ts'
import { readPrepared } from '../../db/tenant.ts'
import { hostCookieName, setCookie } from '../../http/cookies.ts'
import { Problem } from '../../http/problem.ts'
import { randomToken, sha256 } from '../../kit/ids.ts'
import { dayMs } from '../../kit/time.ts'
import { workspaces } from '../../workspaces/tables.ts'
import { sessionDays } from '../cookies.ts'
import { sessions, supportVisits, users } from '../tables.ts'

const idleDays = 14
/** `seen_at` is written at most this often, so that reading pages writes almost nothing. */
const seenEveryMs = 5 * 60_000

/** How values of the cookie begin that has the prefix of the host. */
const hostMark = 'h.'

/** Makes a session and returns the cookie's value, of which only the hash is kept. */
export async function openSession({ db, config, userAgent, now }: Context, userId: string): Promise<string> {
  const isHostOnly = hostCookieName(config, sessionCookie) !== sessionCookie
  await refuseSuspended(db, userId)
  const token = (isHostOnly ? hostMark : '') + randomToken(32)
  const moment = now()
  await db.insert(sessions).values({
    tokenHash: sha256(token),
    userId,
    userAgent,
    createdAt: moment,
    seenAt: moment,
    expiresAt: new Date(moment.getTime() + sessionDays * dayMs),
  })
  return token
}

const suspendedSentence =
  'This workspace is suspended. Nothing was deleted. Please contact the people who run this site.'

/** Whoever runs the instance still comes in, as themselves. */
async function refuseSuspended(db: Db, userId: string): Promise<void> {
  const [found] = await db
    .select({ id: workspaces.id })
    .from(users)
    .innerJoin(workspaces, eq(workspaces.id, users.workspaceId))
    .where(
      and(
        eq(users.id, userId),
        isNotNull(workspaces.suspendedAt),
        notInArray(users.role, [...administrators]),
      ),
    )
  if (found) throw new Problem('not-allowed', suspendedSentence)
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
  { db, now, log, config }: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Caller | undefined> {
  const name = hostCookieName(config, sessionCookie)
  const token = request.cookies[name] ?? earlierToken(request)
  if (!token || token.length > 100) return undefined
  const tokenHash = sha256(token)
  const moment = now()
  const [found] = await readPrepared(db, holderOf, {
    tokenHash,
    now: moment,
    seenAfter: new Date(moment.getTime() - idleDays * dayMs),
  })
  if (!found) return undefined
  const { seenAt, support, ...user } = found
  if (request.cookies[name] !== token) renameCookie(config, reply, token)
  if (moment.getTime() - seenAt.getTime() > seenEveryMs) {
    await db
      .update(sessions)
      .set({ seenAt: moment })
      .where(and(eq(sessions.tokenHash, tokenHash), lt(sessions.seenAt, moment)))
      .catch((failure: unknown) => log.warn({ err: failure }, 'session not marked as seen'))
  }
  return { user, sessionToken: token, support: support ? visitOf(support, moment) : undefined }
}

/** As the database's JSON has it. */
type FoundVisit = Omit<SupportVisit, 'endsAt' | 'isOver'> & {
  readonly endsAt: string
  readonly isEnded: boolean
}

function visitOf({ endsAt, isEnded, ...visit }: FoundVisit, moment: Date): SupportVisit {
  const until = new Date(endsAt)
  return { ...visit, endsAt: until, isOver: isEnded || until <= moment }
}

/**
 * The value under the name of before the prefix. Whoever can set cookies from a neighboring host could put a session of
 * their own there, but none that was opened since.
 */
function earlierToken(request: FastifyRequest): string | undefined {
  const token = request.cookies[sessionCookie]
  return token?.startsWith(hostMark) ? undefined : token
}

function renameCookie(config: Services['config'], reply: FastifyReply, token: string): void {
  const maxAgeSeconds = sessionDays * 86_400
  setCookie(config, reply, sessionCookie, token, { maxAgeSeconds, isHostOnly: true })
  setCookie(config, reply, sessionCookie, undefined, { maxAgeSeconds })
}

const administrator = alias(users, 'administrator')

/** Ended too where its person has become an administrator, or is in another workspace by now. */
const visit = sql`case when ${supportVisits.id} is not null then json_build_object(
  'id', ${supportVisits.id}, 'administratorId', ${sessions.userId},
  'administratorEmail', (select ${administrator.email} from ${users} administrator where ${administrator.id} = ${sessions.userId}),
  'administratorName', ${supportVisits.administratorName},
  'mayWrite', ${supportVisits.mayWrite}, 'endsAt', ${supportVisits.endsAt},
  'isEnded', ${supportVisits.endedAt} is not null
    or ${inArray(users.role, [...administrators])}
    or ${users.workspaceId} is distinct from ${supportVisits.workspaceId}) end`

/** Asked with every request of somebody who is signed in; during a support visit, it answers whom the administrator is here as. */
const holderOf = prepareRead<SignedInUser & { readonly seenAt: Date; readonly support: FoundVisit | null }>(
  'session_holder',
  (db) =>
    db
      .select({
        id: sql`${users.id}`.as('id'),
        workspaceId: sql`${users.workspaceId}`.as('workspaceId'),
        role: sql`${users.role}`.as('role'),
        email: sql`${users.email}`.as('email'),
        isWorkspaceOwner: sql`${users.isWorkspaceOwner}`.as('isWorkspaceOwner'),
        isProven: sql`${users.emailProvenAt} is not null`.as('isProven'),
        seenAt: sql`${sessions.seenAt}`.as('seenAt'),
        support: visit.as('support'),
      })
      .from(sessions)
      .leftJoin(supportVisits, eq(supportVisits.id, sessions.supportVisitId))
      .innerJoin(users, eq(users.id, sql`coalesce(${supportVisits.userId}, ${sessions.userId})`))
      .where(
        and(
          eq(sessions.tokenHash, sql.placeholder('tokenHash')),
          gt(sessions.expiresAt, sql.placeholder('now')),
          gt(sessions.seenAt, sql.placeholder('seenAfter')),
        ),
      ),
)
