import { and, eq, isNull, sql } from 'drizzle-orm'
import type { PublicTestimonial } from '#contract/site.ts'
import type { Services } from '../context.ts'
import { workspaceOf } from '../db/lookups.ts'
import { apiKeys, users, workspaces } from '../accounts/tables.ts'
import { prepareAside } from '../http/prepared.ts'
import { sha256 } from '../ids.ts'
import { embedAnswer, ofConsentingWorkspaces } from './answer.ts'
import { prepareResponse, type PreparedResponse } from './prepared-response.ts'

export { readOutdatedSites } from './outdated-sites.ts'

/**
 * With the seconds below, a withdrawal leaves every browser and CDN within 60 seconds: an answer that was right
 * at its last check is sent for 5 seconds (10 while the database is away) and kept by others for 50.
 */
const cacheControl = 'public, max-age=50, must-revalidate'
const checkEveryMs = 5_000
const trustWithoutDatabaseMs = 10_000
/** Sums change without a new version: counting every submission into it would make them wait for each other. */
const rebuildEveryMs = 60_000
const sizeLimitBytes = 64 * 2 ** 20

export interface Entry {
  readonly workspaceId: string
  readonly userIds: readonly string[]
  /** Sites that asked with an earlier key of the workspace. */
  readonly outdatedSites: string[]
  /** False until a website other than ours has asked. */
  isUsed: boolean
  readonly version: number
  readonly hot: PreparedResponse
  readonly sizeBytes: number
  readonly builtAt: number
  checkedAt: number
}

/** The prepared answers of the embed call, by publishable key. */
export interface Embeds {
  /** At once when the answer is at hand and fresh; `undefined` for a key that opens nothing. */
  find(key: string): Entry | undefined | Promise<Entry | undefined>
  /** A workspace's testimonials changed; without a workspace, any may have. */
  forget(workspaceId?: string): void
  readonly size: number
}

/** `clock` counts milliseconds; it need not know the date. */
export function openEmbeds(
  { db }: Pick<Services, 'db'>,
  headers: Record<string, string> = {},
  clock: () => number = () => performance.now(),
): Embeds {
  // In order of use. Only keys that exist get in, so that guessing cannot fill it.
  const entries = new Map<string, Entry>()
  const running = new Map<string, Promise<Entry | undefined>>()
  let sizeBytes = 0
  let changes = 0

  function remove(key: string): void {
    sizeBytes -= entries.get(key)?.sizeBytes ?? 0
    entries.delete(key)
  }

  function keep(key: string, entry: Entry): void {
    remove(key)
    entries.set(key, entry)
    sizeBytes += entry.sizeBytes
    for (const oldest of entries.keys()) {
      if (sizeBytes <= sizeLimitBytes) break
      remove(oldest)
    }
  }

  async function check(key: string, known: Entry | undefined): Promise<Entry | undefined> {
    const checkedAt = clock()
    const changesBefore = changes
    const owner = await ownerOf(db, key)
    if (!owner) {
      remove(key)
      return undefined
    }
    const isBuilt = known?.version === owner.version && checkedAt - known.builtAt < rebuildEveryMs
    const entry: Entry = isBuilt
      ? { ...known, ...owner, checkedAt }
      : { ...owner, ...(await build(db, owner.workspaceId, headers)), builtAt: checkedAt, checkedAt }
    // A change announced meanwhile may be missing in what was just read.
    if (changes !== changesBefore) entry.checkedAt = -Infinity
    keep(key, entry)
    return entry
  }

  async function checkOrTrust(key: string, known: Entry | undefined): Promise<Entry | undefined> {
    try {
      return await check(key, known)
    } catch (failure) {
      if (known && clock() - known.checkedAt < trustWithoutDatabaseMs) return known
      throw failure
    } finally {
      running.delete(key)
    }
  }

  return {
    find(key) {
      const known = entries.get(key)
      if (known && clock() - known.checkedAt < checkEveryMs) {
        entries.delete(key)
        entries.set(key, known)
        return known
      }
      let check = running.get(key)
      if (!check) {
        check = checkOrTrust(key, known)
        running.set(key, check)
      }
      return check
    },
    forget(workspaceId) {
      changes++
      for (const entry of entries.values()) {
        if (!workspaceId || entry.workspaceId === workspaceId) entry.checkedAt = -Infinity
      }
    },
    get size() {
      return entries.size + running.size
    },
  }
}

async function ownerOf(
  db: Services['db'],
  key: string,
): Promise<Pick<Entry, 'workspaceId' | 'userIds' | 'outdatedSites' | 'isUsed' | 'version'> | undefined> {
  const keyHash = sha256(key)
  const [owner] = await db
    .select({
      workspaceId: workspaces.id,
      version: workspaces.embedVersion,
      isUsed: sql<boolean>`${apiKeys.lastUsedAt} is not null`,
      userIds: sql<string[]>`array(select id::text from ${users} where workspace_id = ${workspaces.id})`,
      outdatedSites: sql<string[]>`array(select jsonb_object_keys(earlier.asked_from) from ${apiKeys} earlier
        where earlier.workspace_id = ${workspaces.id} and earlier.revoked_at is not null)`,
    })
    .from(apiKeys)
    .innerJoin(workspaces, eq(workspaces.id, apiKeys.workspaceId))
    .where(
      and(
        eq(apiKeys.workspaceId, workspaceOf('key', keyHash)),
        eq(apiKeys.keyHash, keyHash),
        eq(apiKeys.kind, 'publishable'),
        isNull(apiKeys.revokedAt),
      ),
    )
  return owner
}

async function build(
  db: Services['db'],
  workspaceId: string,
  headers: Record<string, string>,
): Promise<Pick<Entry, 'hot' | 'sizeBytes'>> {
  const prepared = await prepareAside(JSON.stringify(await embedAnswer(db, workspaceId)), {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': cacheControl,
  })
  const { identity, gzip, br } = prepared
  const sizeBytes = identity.body.length + gzip.body.length + br.body.length + 4_000
  return { hot: prepareResponse(prepared, headers), sizeBytes }
}

/** For our own public pages: 12 at most, and 3 of one business at most. */
export function publicTestimonials(db: Services['db']): Promise<PublicTestimonial[]> {
  return ofConsentingWorkspaces(db, 12, 3)
}
