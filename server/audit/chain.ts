import { asc, gt } from 'drizzle-orm'
import type { Services } from '../context.ts'
import type { Db } from '../db/database.ts'
import { firstBreak, publicKeys, signingKey } from '../provenance/service.ts'
import { auditEntries } from './tables.ts'

const batchRows = 2_000

/** How far the log has come. */
export type AuditEnd = Pick<typeof auditEntries.$inferSelect, 'seq' | 'hash'>

/** The whole log, oldest first, in batches. */
export async function* auditBatches(db: Db) {
  let last = 0
  for (;;) {
    const rows = await db
      .select()
      .from(auditEntries)
      .where(gt(auditEntries.seq, last))
      .orderBy(asc(auditEntries.seq))
      .limit(batchRows)
    if (rows.length > 0) yield rows
    if (rows.length < batchRows) return
    last = rows.at(-1)!.seq
  }
}

/** Computes every hash anew, from the first entry on. */
export async function verifyAuditChain(db: Db) {
  let before: AuditEnd = { seq: 0, hash: Buffer.alloc(0) }
  for await (const rows of auditBatches(db)) {
    const brokenAt = firstBreak(
      rows.map((row) => ({ ...row, chain: 'audit' })),
      before,
    )
    const newest = rows.at(-1)!
    if (brokenAt !== null) return { entries: newest.seq, brokenAt, hash: newest.hash.toString('hex') }
    before = newest
  }
  return { entries: before.seq, brokenAt: null, hash: before.seq === 0 ? null : before.hash.toString('hex') }
}

/** A signed word of where the log ends: what is missing at the end of an export is missed. */
export async function sealAuditLog(services: Services, { seq, hash }: AuditEnd) {
  const key = await signingKey(services)
  const note = ['plaudit-audit-1', services.now().toISOString(), seq, hash.toString('hex') || '-', key.id]
    .map((line) => `${line}\n`)
    .join('')
  return { note, signature: key.sign(note).toString('base64url'), keys: await publicKeys(services.db) }
}
