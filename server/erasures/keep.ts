import { gt, inArray, sql } from 'drizzle-orm'
import type { Services } from '../context.ts'
import type { Db, Tx } from '../db/database.ts'
import { atEnd } from '../db/tenant.ts'
import { rowId } from '../kit/ids.ts'
import { type Erasure, type ErasureLine, hashOfWorkspace } from './erasure.ts'
import { ErasuresFile } from './file.ts'
import { erasures } from './tables.ts'

/** What a process still has to copy into the file: the id, and until when its transaction may be under way. */
interface Kept {
  readonly file: ErasuresFile
  readonly pending: Map<string, number>
}

const longestTransactionMs = 60_000
const kept = new WeakMap<Services['database'], Kept>()

export function keptOf({ database, config }: Pick<Services, 'database' | 'config'>): Kept {
  const known = kept.get(database) ?? { file: new ErasuresFile(config.dataFolder), pending: new Map() }
  kept.set(database, known)
  return known
}

/** Writes down in `tx` that something was erased or stopped: it holds if and only if `tx` commits. */
export async function noteErasures(services: Services, tx: Db | Tx, what: readonly Erasure[]): Promise<void> {
  if (what.length === 0) return
  const now = services.now()
  const rows = what.map(({ workspaceId, ...erasure }) => ({
    id: rowId(now),
    at: now,
    erasure: { ...erasure, workspace: hashOfWorkspace(workspaceId) },
  }))
  // It belongs to no tenant.
  const insert = () =>
    tx.execute(sql`insert into ${erasures} (id, at, erasure)
      select (row ->> 'id')::uuid, (row ->> 'at')::timestamptz, row -> 'erasure'
      from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) as row`)
  if (!atEnd(tx, insert)) await insert()
  const { pending } = keptOf(services)
  for (const { id } of rows) pending.set(id, performance.now() + longestTransactionMs)
}

/** Copies into the file what this process has noted and committed. Before a reply: it is on disk when this resolves. */
export async function copyNoted(services: Services): Promise<void> {
  const { file, pending } = keptOf(services)
  if (pending.size === 0) return
  const rows = await services.db
    .select()
    .from(erasures)
    .where(inArray(erasures.id, [...pending.keys()]))
  if (rows.length > 0) await file.append(rows.map(lineOf))
  for (const { id } of rows) pending.delete(id)
  // The transaction came to nothing, or the next full copy finds its row.
  for (const [id, until] of pending) if (until < performance.now()) pending.delete(id)
}

const rowsAtOnce = 1_000

/** Copies whatever the file lacks, such as what another machine noted, or a process that died before it had copied it. */
export async function copyAll({ db, database, config }: Services, since = new Date(0)): Promise<void> {
  const { file } = keptOf({ database, config })
  // Ids begin with their moment.
  const ms = since.getTime().toString(16).padStart(12, '0')
  let after = `${ms.slice(0, 8)}-${ms.slice(8)}-0000-0000-000000000000`
  for (;;) {
    const rows = await db
      .select()
      .from(erasures)
      .where(gt(erasures.id, after))
      .orderBy(erasures.id)
      .limit(rowsAtOnce)
    await file.append(rows.map(lineOf))
    if (rows.length < rowsAtOnce) return
    after = rows.at(-1)!.id
  }
}

const lineOf = ({ id, at, erasure }: typeof erasures.$inferSelect): ErasureLine => ({
  id,
  at: at.toISOString(),
  erasure,
})
