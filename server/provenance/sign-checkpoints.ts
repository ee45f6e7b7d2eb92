import { desc, eq, sql } from 'drizzle-orm'
import type { Services } from '../context.ts'
import type { Db, Tx } from '../db/database.ts'
import { sha256 } from '../kit/ids.ts'
import { defineScheduledJob } from '../jobs/define-job.ts'
import { forEachWorkspace } from '../jobs/for-each-workspace.ts'
import { type Head, headsOf, leafOf, packHeads } from './heads.ts'
import { merkleRoot } from './merkle.ts'
import { noteOf } from './notes.ts'
import { type SigningKey, signingKey } from './signing-keys.ts'
import { historyCheckpoints, testimonialEvents } from './tables.ts'

/** So that each statement stays short, and a proof reads few of its neighbors. */
const chainsAtOnce = 1_000

/** Every hour. */
export const signCheckpoints = defineScheduledJob('sign-checkpoints', '7 * * * *', {
  attempts: 2,
  timeoutSeconds: 900,
  isDoneAtStart: true,
  run: signHistories,
})

type Signer = Pick<Services, 'db' | 'secrets' | 'now' | 'log'>

/** Signs how far the histories have come that have grown since the last time. It reads no others, and none twice. */
export async function signHistories(services: Signer): Promise<void> {
  const key = await signingKey(services)
  const { rows } = await services.db.execute<{ workspaceId: string }>(sql`
    select distinct workspace_id as "workspaceId" from ${testimonialEvents} where checkpoint is null`)
  await forEachWorkspace(services, rows, async ({ workspaceId }) => {
    let chains: number
    do chains = await signOne(services, workspaceId, key)
    while (chains === chainsAtOnce)
  })
}

/** The next checkpoint of a workspace; answers how many histories it covers. */
function signOne({ db, now }: Signer, workspaceId: string, key: SigningKey): Promise<number> {
  return db.transaction(async (tx) => {
    const last = await lastCheckpoint(tx, workspaceId)
    // Of two that sign at once, one finds the number taken, and all it did is undone.
    const number = last.number + 1
    const heads = headsOf(await markCovered(tx, workspaceId, number))
    if (heads.length === 0) return 0
    const root = merkleRoot(heads.map(leafOf))
    const checkpoint = { workspaceId, number, at: now(), root, previousHash: last.hash, keyId: key.id }
    const note = noteOf('checkpoint', { ...checkpoint, chains: heads.length })
    await tx.insert(historyCheckpoints).values({
      ...checkpoint,
      heads: packHeads(heads),
      hash: sha256(note),
      signature: key.sign(note),
    })
    return heads.length
  })
}

/** The newest checkpoint; before the first there is the number 0 and no hash. */
export async function lastCheckpoint(db: Db | Tx, workspaceId: string) {
  const [last] = await db
    .select({ number: historyCheckpoints.number, hash: historyCheckpoints.hash })
    .from(historyCheckpoints)
    .where(eq(historyCheckpoints.workspaceId, workspaceId))
    .orderBy(desc(historyCheckpoints.number))
    .limit(1)
  return last ?? { number: 0, hash: Buffer.alloc(0) }
}

/**
 * Whole beginnings of histories: who appends an entry has seen the one before it committed. Up to the last of the first so
 * many: asked whether it is one of them, PostgreSQL without statistics would look for all of them anew for each entry.
 */
async function markCovered(tx: Tx, workspaceId: string, number: number): Promise<Head[]> {
  const { rows } = await tx.execute<Head>(sql`
    update ${testimonialEvents} set checkpoint = ${number}
    where workspace_id = ${workspaceId} and checkpoint is null and testimonial_id <= (
      select testimonial_id from (
        select distinct testimonial_id from ${testimonialEvents}
        where workspace_id = ${workspaceId} and checkpoint is null order by testimonial_id limit ${chainsAtOnce}) first
      order by testimonial_id desc limit 1)
    returning testimonial_id as "testimonialId", seq, hash`)
  return rows
}
