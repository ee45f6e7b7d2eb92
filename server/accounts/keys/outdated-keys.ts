import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/database.ts'
import { raiseOutletVersion } from '../../workspaces/service.ts'
import { apiKeys } from '../tables.ts'

/** Anybody may name any site, so only some are kept of one key. */
const maxSites = 20

/** Once a day for a site, on whichever node. */
export async function noteSite(db: Db, keyHash: Buffer, site: string, moment: Date): Promise<void> {
  const { askedFrom } = apiKeys
  const at = moment.toISOString()
  const dayBefore = new Date(moment.getTime() - 86_400_000).toISOString()
  const entry = sql`coalesce(${askedFrom}->${site}::text, '{}') || jsonb_build_object('at', ${at}::text)`
  const isDue = sql`case when jsonb_exists(${askedFrom}, ${site}::text)
    then ${askedFrom}->${site}::text->>'at' < ${dayBefore}::text
    else (select count(*) from jsonb_object_keys(${askedFrom})) < ${maxSites} end`
  const noted = await db
    .update(apiKeys)
    .set({ askedFrom: sql`${askedFrom} || jsonb_build_object(${site}::text, ${entry})` })
    .where(and(eq(apiKeys.keyHash, keyHash), renewed, isDue))
    .returning({ workspaceId: apiKeys.workspaceId })
  // So that every process knows whom it has to look out for.
  for (const { workspaceId } of noted) await raiseOutletVersion(db, workspaceId)
}

const renewed = and(eq(apiKeys.kind, 'publishable'), isNotNull(apiKeys.revokedAt))

/** A site that asks with the key of today is up to date. */
export async function forgetSite(db: Db, workspaceId: string, site: string): Promise<void> {
  await db
    .update(apiKeys)
    .set({ askedFrom: sql`${apiKeys.askedFrom} - ${site}::text` })
    .where(
      and(
        eq(apiKeys.workspaceId, workspaceId),
        renewed,
        sql`jsonb_exists(${apiKeys.askedFrom}, ${site}::text)`,
      ),
    )
}

/** A website asks with this workspace's key for the first time. */
export async function noteFirstSite(db: Db, workspaceId: string, moment: Date): Promise<void> {
  await db
    .update(apiKeys)
    .set({ lastUsedAt: moment })
    .where(
      and(
        eq(apiKeys.workspaceId, workspaceId),
        eq(apiKeys.kind, 'publishable'),
        isNull(apiKeys.revokedAt),
        isNull(apiKeys.lastUsedAt),
      ),
    )
}

/** This site is told of no more, until another key is renewed. */
export async function dismissSite(tx: Tx, workspaceId: string, site: string): Promise<void> {
  await tx
    .update(apiKeys)
    .set({
      askedFrom: sql`jsonb_set(${apiKeys.askedFrom}, array[${site}::text, 'dismissed'], 'true')`,
    })
    .where(
      and(
        eq(apiKeys.workspaceId, workspaceId),
        renewed,
        sql`jsonb_exists(${apiKeys.askedFrom}, ${site}::text)`,
      ),
    )
}
