import { and, eq, isNull, sql } from 'drizzle-orm'
import type { VerifiedTestimonial } from '#contract/provenance/verify.ts'
import type { Services } from '../context.ts'
import type { Db, Tx } from '../db/database.ts'
import { type Head, headsOf, leafOf, unpackHeads } from './heads.ts'
import { inclusionPath, merkleRootInParts } from './merkle.ts'
import { noteOf } from './notes.ts'
import { lastCheckpoint } from './sign-checkpoints.ts'
import { currentKey, publicKeys } from './signing-keys.ts'
import { historyCheckpoints, testimonialEvents } from './tables.ts'

/**
 * What the account export says of its histories before they follow: the keys, and a signed statement of how far they
 * have come, so that what is missing at the end of the file is missed. Null before the instance has a key. `sealed` is for
 * `sealedRows`, which leaves out what comes after.
 */
export async function sealHistories(services: Services, workspaceId: string) {
  const { db, now } = services
  const key = await currentKey(services)
  const historyKeys = await publicKeys(db)
  if (!key) return { proof: { historyKeys, historySeal: null }, sealed: undefined }
  const { last, heads, at } = await db.transaction(
    async (tx) => ({
      last: await lastCheckpoint(tx, workspaceId),
      heads: headsOf(await uncovered(tx, workspaceId)),
      at: now(),
    }),
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
  const leaves = heads.map(leafOf)
  const note = noteOf('export', {
    workspaceId,
    number: last.number,
    at,
    previousHash: last.hash,
    chains: heads.length,
    root: await merkleRootInParts(leaves),
    keyId: key.id,
  })
  const signature = key.sign(note).toString('base64url')
  const historySeal = { note, heads: leaves, signature }
  return { proof: { historyKeys, historySeal }, sealed: { number: last.number, heads } }
}

const pageRows = 2_000

async function uncovered(tx: Tx, workspaceId: string): Promise<Head[]> {
  const { testimonialId, seq, hash } = testimonialEvents
  const all: Head[] = []
  for (;;) {
    const last = all.at(-1)
    const isLater = last && sql`(${testimonialId}, ${seq}) > (${last.testimonialId}, ${last.seq})`
    const page = await tx
      .select({ testimonialId, seq, hash })
      .from(testimonialEvents)
      .where(
        and(eq(testimonialEvents.workspaceId, workspaceId), isNull(testimonialEvents.checkpoint), isLater),
      )
      .orderBy(testimonialId, seq)
      .limit(pageRows)
    all.push(...page)
    if (page.length < pageRows) return all
  }
}

type Covered = Head & { readonly checkpoint: number | null }

/** Where this history stands in the newest checkpoint that covers any of it. */
export async function proofOf(
  db: Db,
  workspaceId: string,
  entries: readonly Covered[],
): Promise<VerifiedTestimonial['proof']> {
  const newest = entries.findLast(({ checkpoint }) => checkpoint !== null)
  if (!newest) return null
  const number = newest.checkpoint ?? 0
  const [row] = await db
    .select()
    .from(historyCheckpoints)
    .where(and(eq(historyCheckpoints.workspaceId, workspaceId), eq(historyCheckpoints.number, number)))
  if (!row) return null
  const heads = unpackHeads(row.heads)
  const leaves = heads.map(leafOf)
  const index = heads.findIndex(({ testimonialId }) => testimonialId === newest.testimonialId)
  return {
    note: noteOf('checkpoint', { ...row, chains: heads.length }),
    signature: row.signature.toString('base64url'),
    keyId: row.keyId,
    number,
    at: row.at.toISOString(),
    leaf: leaves[index] ?? '',
    index,
    chains: heads.length,
    path: inclusionPath(leaves, index).map((hash) => hash.toString('hex')),
  }
}
