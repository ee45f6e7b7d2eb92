import { inArray } from 'drizzle-orm'
import type { Services } from '../context.ts'
import type { Feature } from '../feature.ts'
import { workspaces } from '../workspaces/tables.ts'
import { type ErasureLine, hashOfWorkspace, lastOfEach } from './erasure.ts'
import { copyAll, keptOf } from './keep.ts'
import { erasures } from './tables.ts'

/** A restore loses what was last: where the newest lines are known, all are. */
const newestLooked = 200
const rowsAtOnce = 1_000
/** For the one of several processes that does it. Any number that nothing else locks. */
const lock = 7_203_551

/**
 * Does again what the file knows and the database does not: it was restored, in whatever way, to a moment before. Done
 * before anybody is served. Then the file gets what it lacks. Answers how much was done again.
 */
export async function eraseAgain(
  services: Services,
  features: readonly Pick<Feature, 'erasesAgain'>[],
): Promise<number> {
  const { file } = keptOf(services)
  const client = await services.database.pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [lock])
    const missing = await missingOf(services, await file.readAll())
    const failed = new Set<string>()
    const ids = missing.length > 0 ? await workspacesByHash(services) : new Map<string, string>()
    for (const line of lastOfEach(missing)) {
      const workspaceId = ids.get(line.erasure.workspace)
      // Begun after what was restored, there is nothing of it.
      if (workspaceId && !(await doAgain(services, features, line, workspaceId))) failed.add(line.id)
    }
    // What failed is tried at the next start.
    const done = missing.filter(({ id }) => !failed.has(id))
    for (let start = 0; start < done.length; start += rowsAtOnce) {
      const rows = done.slice(start, start + rowsAtOnce).map((line) => ({ ...line, at: new Date(line.at) }))
      await services.db.insert(erasures).values(rows).onConflictDoNothing()
    }
    if (missing.length > 0) {
      services.log.warn(
        { erasures: done.length, failed: failed.size },
        'a restored database: erased again what was erased since',
      )
    }
    await copyAll(services)
    return done.length
  } finally {
    await client.query('select pg_advisory_unlock($1)', [lock]).catch(() => undefined)
    client.release()
  }
}

async function workspacesByHash({ db }: Services): Promise<ReadonlyMap<string, string>> {
  const rows = await db.select({ id: workspaces.id }).from(workspaces)
  return new Map(rows.map(({ id }) => [hashOfWorkspace(id), id]))
}

async function missingOf(services: Services, lines: readonly ErasureLine[]): Promise<ErasureLine[]> {
  const sorted = lines.toSorted((one, other) => (one.id < other.id ? -1 : 1))
  const newest = await unknownTo(services, sorted.slice(-newestLooked))
  return newest.length === 0 ? [] : unknownTo(services, sorted)
}

async function unknownTo({ db }: Services, lines: readonly ErasureLine[]): Promise<ErasureLine[]> {
  const unknown: ErasureLine[] = []
  for (let start = 0; start < lines.length; start += rowsAtOnce) {
    const some = lines.slice(start, start + rowsAtOnce)
    const ids = some.map(({ id }) => id)
    const rows = await db.select({ id: erasures.id }).from(erasures).where(inArray(erasures.id, ids))
    const known = new Set(rows.map(({ id }) => id))
    unknown.push(...some.filter(({ id }) => !known.has(id)))
  }
  return unknown
}

/** False when it failed; what it names may not be there, which is as well. */
async function doAgain(
  services: Services,
  features: readonly Pick<Feature, 'erasesAgain'>[],
  { erasure: kept, at }: ErasureLine,
  workspaceId: string,
): Promise<boolean> {
  const erasure = { ...kept, workspaceId }
  try {
    for (const { erasesAgain } of features)
      await erasesAgain?.[erasure.kind]?.(services, erasure, new Date(at))
    return true
  } catch (failure) {
    services.log.error({ err: failure, erasure }, 'an erasure could not be done again')
    return false
  }
}
