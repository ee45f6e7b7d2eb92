import { and, eq, isNull, sql } from 'drizzle-orm'
import { planColumns } from '../billing/service.ts'
import { subscriptions } from '../billing/tables.ts'
import type { Db } from '../db/database.ts'
import { workspaceOf } from '../db/lookups.ts'
import { apiKeys, users } from '../accounts/tables.ts'
import { isClosed } from '../workspaces/service.ts'
import { workspaces } from '../workspaces/tables.ts'
import { sha256 } from '../kit/ids.ts'
import { ratingSumsOf } from '../testimonials/service.ts'
import { shownRowsOf } from './answer.ts'
import { policyOf } from './policy.ts'

/** Changes whenever the sums do, or the settings that visitors are told of. */
const marksOfSums = sql<string>`md5(${ratingSumsOf(workspaces.id)}::text || ${policyOf}::text)`

/**
 * Reads everything that the answer to a publishable key is made of, in one query; nothing for a key that opens nothing.
 * The statement is planned once per connection: planning takes longer than reading.
 */
export function embedReader(db: Db) {
  const keyHash = sql.placeholder('keyHash')
  const statement = db
    .select({
      // As the database spells it: the key of a request would keep all of its address in memory.
      key: apiKeys.shown,
      workspaceId: workspaces.id,
      version: workspaces.embedVersion,
      isClosed: sql<boolean>`${isClosed}`,
      isUsed: sql<boolean>`${apiKeys.lastUsedAt} is not null`,
      userIds: sql<string[]>`array(select id::text from ${users} where workspace_id = ${workspaces.id})`,
      outdatedSites: sql<string[]>`array(select jsonb_object_keys(earlier.asked_from) from ${apiKeys} earlier
        where earlier.workspace_id = ${workspaces.id} and earlier.revoked_at is not null)`,
      rows: shownRowsOf(workspaces.id),
      sums: ratingSumsOf(workspaces.id),
      policy: policyOf,
      marksOfSums,
      plan: planColumns,
    })
    .from(apiKeys)
    .innerJoin(workspaces, eq(workspaces.id, apiKeys.workspaceId))
    .leftJoin(subscriptions, eq(subscriptions.workspaceId, workspaces.id))
    .where(
      and(
        eq(apiKeys.workspaceId, workspaceOf('key', keyHash)),
        eq(apiKeys.keyHash, keyHash),
        eq(apiKeys.kind, 'publishable'),
        isNull(apiKeys.revokedAt),
      ),
    )
    .prepare('plaudit_embed_answer')
  return async (key: string) => {
    const [found] = await statement.execute({ keyHash: sha256(key) })
    return found
  }
}

interface KeptAnswer {
  readonly key: string
  readonly workspaceId: string
  readonly version: number
  readonly marksOfSums: string
}

/** Which of these keys have another answer by now or were revoked: one query for all of them. */
export async function readChanged(
  db: Db,
  kept: readonly KeptAnswer[],
  withSums: boolean,
): Promise<ReadonlySet<string>> {
  const list = JSON.stringify(
    kept.map(({ key, workspaceId, version, marksOfSums }) => ({
      key,
      workspaceId,
      version,
      marks: marksOfSums,
    })),
  )
  const { rows } = await db.execute<{ key: string }>(sql`
    select kept.key from json_to_recordset(${list}) as kept (key text, "workspaceId" uuid, version int, marks text)
    left join ${apiKeys} on ${apiKeys.workspaceId} = kept."workspaceId" and ${apiKeys.shown} = kept.key
      and ${eq(apiKeys.kind, 'publishable')} and ${isNull(apiKeys.revokedAt)}
    left join ${workspaces} on ${workspaces.id} = ${apiKeys.workspaceId}
    where ${workspaces.embedVersion} is distinct from kept.version
      ${withSums ? sql`or ${marksOfSums} is distinct from kept.marks` : sql``}`)
  return new Set(rows.map(({ key }) => key))
}
