import type { IncomingHttpHeaders } from 'node:http'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Services, WorkspaceContext } from '../context.ts'
import type { Tx } from '../db/database.ts'
import { dismissSite, noteSite } from '../accounts/service.ts'
import { apiKeys } from '../accounts/tables.ts'
import { sha256 } from '../kit/ids.ts'

/** Anybody may name any site. */
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
    await noteSite(db, hash, site, moment).catch((failure: unknown) => {
      log.warn({ err: failure }, 'site with a renewed key not noted')
    })
  }
}

/** The sites of a workspace that asked with a renewed key lately, the latest first. */
export async function readOutdatedSites(tx: Tx, workspaceId: string, now: Date): Promise<string[]> {
  const since = new Date(now.getTime() - shownDays * 86_400_000).toISOString()
  const { rows } = await tx.execute<{ site: string }>(sql`
    select site from ${apiKeys}, jsonb_each(${apiKeys.askedFrom}) as asked (site, entry)
    where ${and(eq(apiKeys.workspaceId, workspaceId), eq(apiKeys.kind, 'publishable'), isNotNull(apiKeys.revokedAt))}
      and entry->>'at' > ${since} and not jsonb_exists(entry, 'dismissed')
    group by site order by max(entry->>'at') desc, site limit ${mostShown}`)
  return rows.map(({ site }) => site)
}

/** Tells of this site no more, until another key is renewed. */
export async function dismissOutdatedSite(
  { tenant, workspaceId }: WorkspaceContext,
  site: string,
): Promise<{ site: string }> {
  await tenant((tx) => dismissSite(tx, workspaceId, site))
  return { site }
}
