import type { IncomingHttpHeaders } from 'node:http'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Services, WorkspaceContext } from '../context.ts'
import type { Tx } from '../db/database.ts'
import { apiKeys } from '../accounts/tables.ts'
import { sha256 } from '../ids.ts'

/** Anybody may name any site, so only some are kept of one key, and fewer shown. */
const mostKept = 20
const mostShown = 3
/** A site that has not asked for so long has been taken care of. */
const shownDays = 7
const rememberedMs = 3_600_000
const mostRemembered = 10_000

/** The site that asks, as its browser names it. */
export function siteOf({ origin, referer }: IncomingHttpHeaders): string | undefined {
  for (const said of [origin, referer]) {
    const url = said && said.length < 2000 ? URL.parse(said) : null
    if (url && /^https?:$/.test(url.protocol) && url.host.length <= 255) return url.host
  }
  return undefined
}

/** Notes which sites ask with a key that was renewed. A key that never was is noted nowhere. */
export function outdatedSites({ db, config, now, log }: Services) {
  const ownHost = new URL(config.publicUrl).host
  // In order of use: what was looked at within the hour is not written again, whether there was such a key or not.
  const remembered = new Map<string, number>()

  return async (key: string, headers: IncomingHttpHeaders): Promise<void> => {
    const site = siteOf(headers)
    if (site === undefined || site === ownHost) return
    const hash = sha256(key)
    const pair = `${hash.toString('base64')} ${site}`
    const moment = now()
    if (moment.getTime() - (remembered.get(pair) ?? -Infinity) < rememberedMs) return
    remembered.delete(pair)
    remembered.set(pair, moment.getTime())
    for (const oldest of remembered.keys()) {
      if (remembered.size <= mostRemembered) break
      remembered.delete(oldest)
    }
    await note(db, hash, site, moment).catch((failure: unknown) => {
      log.warn({ err: failure }, 'site with a renewed key not noted')
    })
  }
}

/** Once a day for a site, on whichever node. */
async function note(db: Services['db'], keyHash: Buffer, site: string, moment: Date): Promise<void> {
  const { askedFrom } = apiKeys
  const at = moment.toISOString()
  const dayBefore = new Date(moment.getTime() - 86_400_000).toISOString()
  const entry = sql`coalesce(${askedFrom}->${site}::text, '{}') || jsonb_build_object('at', ${at}::text)`
  const isDue = sql`case when jsonb_exists(${askedFrom}, ${site}::text)
    then ${askedFrom}->${site}::text->>'at' < ${dayBefore}::text
    else (select count(*) from jsonb_object_keys(${askedFrom})) < ${mostKept} end`
  await db
    .update(apiKeys)
    .set({ askedFrom: sql`${askedFrom} || jsonb_build_object(${site}::text, ${entry})` })
    .where(and(eq(apiKeys.keyHash, keyHash), renewed, isDue))
}

const renewed = and(eq(apiKeys.kind, 'publishable'), isNotNull(apiKeys.revokedAt))

/** A site that asks with the key of today is up to date. */
export async function forgetSite(db: Services['db'], workspaceId: string, site: string): Promise<void> {
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

/** The sites of a workspace that asked with a renewed key lately, the latest first. */
export async function readOutdatedSites(tx: Tx, workspaceId: string, now: Date): Promise<string[]> {
  const since = new Date(now.getTime() - shownDays * 86_400_000).toISOString()
  const { rows } = await tx.execute<{ site: string }>(sql`
    select site from ${apiKeys}, jsonb_each(${apiKeys.askedFrom}) as asked (site, entry)
    where ${and(eq(apiKeys.workspaceId, workspaceId), renewed)}
      and entry->>'at' > ${since} and not jsonb_exists(entry, 'dismissed')
    group by site order by max(entry->>'at') desc, site limit ${mostShown}`)
  return rows.map(({ site }) => site)
}

/** Tells of this site no more, until another key is renewed. */
export async function dismissOutdatedSite(
  context: WorkspaceContext,
  site: string,
): Promise<{ site: string }> {
  const { tenant, workspaceId } = context
  await tenant((tx) =>
    tx
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
      ),
  )
  return { site }
}
