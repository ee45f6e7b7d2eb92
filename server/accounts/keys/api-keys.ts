import { and, desc, eq, isNull } from 'drizzle-orm'
import type { z } from 'zod/mini'
import type { ApiKey, apiKeyForm } from '#contract/accounts/api-keys.ts'
import { keyScopes, usualScopes } from '#contract/key-scopes.ts'
import type { WorkspaceContext } from '../../context.ts'
import { addLookup } from '../../db/lookups.ts'
import type { Tx } from '../../db/database.ts'
import { matches } from '../../db/matches.ts'
import { apiKeys } from '../tables.ts'
import { idempotent } from '../../http/idempotent.ts'
import { notFound } from '../../http/problem.ts'
import { randomToken, rowId, sha256 } from '../../kit/ids.ts'

const dayMs = 86_400_000

/** Makes a secret key. Only its hash is kept: whoever loses it makes another. */
export function createApiKey(
  context: WorkspaceContext,
  asked: Omit<z.output<typeof apiKeyForm>, 'kind'>,
): Promise<ApiKey & { key: string }> {
  const { workspaceId, user } = context
  const { name, scopes = usualScopes, expiresInDays, allowedAddresses = [] } = asked
  const make = async (tx: Tx) => {
    const now = context.now()
    const key = `sk_${randomToken(24)}`
    const keyHash = sha256(key)
    await addLookup(tx, 'key', keyHash, workspaceId)
    const [made] = await tx
      .insert(apiKeys)
      .values({
        workspaceId,
        id: rowId(now),
        kind: 'secret',
        keyHash,
        shown: key.slice(-4),
        name,
        userId: user.id,
        scopes: keyScopes.filter((scope) => scopes.includes(scope)),
        allowedAddresses,
        createdAt: now,
        expiresAt: expiresInDays ? new Date(now.getTime() + expiresInDays * dayMs) : null,
      })
      .returning()
    return { ...presentApiKey(made!), key }
  }
  return idempotent(context, workspaceId, 'create-api-key', asked, make, { isSecret: true })
}

export async function listApiKeys({ tenant, workspaceId }: WorkspaceContext): Promise<ApiKey[]> {
  const rows = await tenant((tx) =>
    tx
      .select()
      .from(apiKeys)
      .where(and(eq(apiKeys.workspaceId, workspaceId), isNull(apiKeys.revokedAt)))
      .orderBy(desc(apiKeys.createdAt), desc(apiKeys.id)),
  )
  return rows.map(presentApiKey)
}

export async function revokeApiKey(context: WorkspaceContext, id: string): Promise<{ id: string }> {
  const { tenant, workspaceId, now } = context
  const revoked = await tenant((tx) =>
    tx
      .update(apiKeys)
      .set({ revokedAt: now() })
      .where(and(matches(apiKeys, { workspaceId, id, kind: 'secret' }), isNull(apiKeys.revokedAt)))
      .returning({ id: apiKeys.id }),
  )
  if (revoked.length === 0) throw notFound('key')
  return { id }
}

function presentApiKey(row: typeof apiKeys.$inferSelect): ApiKey {
  return {
    id: row.id,
    kind: row.kind,
    name: row.name,
    shown: row.shown,
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
    expiresAt: row.expiresAt?.toISOString() ?? null,
    scopes: row.kind === 'secret' ? row.scopes : [],
    allowedAddresses: row.allowedAddresses,
  }
}
