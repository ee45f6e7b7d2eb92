import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { KeyScope } from '#contract/key-scopes.ts'
import { isPaying, planColumns } from '../../billing/service.ts'
import { subscriptions } from '../../billing/tables.ts'
import type { Caller, Services } from '../../context.ts'
import { workspaceOf } from '../../db/lookups.ts'
import { matches } from '../../db/matches.ts'
import { Problem } from '../../http/problem.ts'
import { callerOf, type RateLimits } from '../../http/limits/rate-limit.ts'
import { sha256 } from '../../kit/ids.ts'
import { limits } from '../limits.ts'
import { apiKeys, users } from '../tables.ts'
import { isAllowedFrom, writtenAddress } from './allowed-addresses.ts'
import { isStaying } from '../../workspaces/service.ts'
import { workspaces } from '../../workspaces/tables.ts'

/** `last_used_at` is written at most this often. */
const usedEveryMs = 5 * 60_000

/**
 * Who the `Authorization` header speaks for; nothing when there is none. A header that opens nothing is a refusal
 * even beside a good cookie, and counts against its address. So is a key that is not for this: without `scope`.
 */
export async function readApiKey(
  services: Services,
  rates: RateLimits,
  scope: KeyScope,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Caller | undefined> {
  const { authorization } = request.headers
  // Browsers behind a proxy with a password of its own send this with every request.
  if (authorization === undefined || /^basic /i.test(authorization)) return undefined
  const key = /^bearer +(sk_[\w-]{32})$/i.exec(authorization.trim())?.[1]
  const found = key && (await holderOf(services, key))
  if (!found) {
    await rates.hit('auth', callerOf(request.ip), reply)
    reply.header('www-authenticate', 'Bearer')
    throw new Problem(
      'wrong-credentials',
      '401 Unauthorized: the API key is invalid, expired, revoked or of an account that is being deleted, or the Bearer prefix is missing.',
    )
  }
  const { ip } = request
  if (!isAllowedFrom(ip, found.allowedAddresses)) {
    // Somebody else's calls take nothing of what the workspace may ask.
    await rates.hit('auth', callerOf(ip), reply)
    throw new Problem(
      'not-allowed',
      `This key can't be used from ${writtenAddress(ip)}. Call from an address that it allows, or create a key that allows this one in Settings, Security.`,
    )
  }
  await noteUse(services, found)
  const limit = isPaying(services, found.plan) ? limits.paidKeys : limits.freeKeys
  await rates.hitLimit(limit, found.workspaceId, reply)
  if (!found.scopes.includes(scope)) {
    throw new Problem(
      'not-allowed',
      `This key can't be used here, because it doesn't have the scope ${scope}. Create one that does in Settings, Security.`,
    )
  }
  const { id, workspaceId, role, email, isWorkspaceOwner, isProven } = found
  return {
    user: { id, workspaceId, role, email, isWorkspaceOwner, isProven },
    apiKey: { id: found.keyId, name: found.name },
  }
}

async function holderOf({ db, now }: Services, key: string) {
  const keyHash = sha256(key)
  const isGood = and(
    eq(apiKeys.workspaceId, workspaceOf('key', keyHash)),
    eq(apiKeys.keyHash, keyHash),
    eq(apiKeys.kind, 'secret'),
    isNull(apiKeys.revokedAt),
    or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, now())),
  )
  const isHolder = and(eq(users.id, apiKeys.userId), eq(users.workspaceId, apiKeys.workspaceId))
  const [found] = await db
    .select({
      id: users.id,
      role: users.role,
      email: users.email,
      isWorkspaceOwner: users.isWorkspaceOwner,
      isProven: sql<boolean>`${users.emailProvenAt} is not null`,
      workspaceId: apiKeys.workspaceId,
      plan: planColumns,
      keyId: apiKeys.id,
      name: apiKeys.name,
      scopes: apiKeys.scopes,
      allowedAddresses: apiKeys.allowedAddresses,
      lastUsedAt: apiKeys.lastUsedAt,
    })
    .from(apiKeys)
    .innerJoin(workspaces, eq(workspaces.id, apiKeys.workspaceId))
    .leftJoin(subscriptions, eq(subscriptions.workspaceId, apiKeys.workspaceId))
    // A key of somebody who left this workspace, or is about to be deleted, opens nothing.
    .innerJoin(users, and(isHolder, isNull(users.deletesAt)))
    .where(and(isGood, isStaying))
  return found
}

interface Used {
  readonly workspaceId: string
  readonly keyId: string
  readonly lastUsedAt: Date | null
}

async function noteUse({ db, now, log }: Services, { workspaceId, keyId, lastUsedAt }: Used): Promise<void> {
  const moment = now()
  const stale = new Date(moment.getTime() - usedEveryMs)
  if (lastUsedAt && lastUsedAt >= stale) return
  const isStale = or(isNull(apiKeys.lastUsedAt), lt(apiKeys.lastUsedAt, stale))
  await db
    .update(apiKeys)
    .set({ lastUsedAt: moment })
    .where(and(matches(apiKeys, { workspaceId, id: keyId }), isStale))
    .catch((failure: unknown) => log.warn({ err: failure }, 'key not marked as used'))
}
