import { brand } from '#contract/brand.ts'
import type { historyCheckpoints } from './tables.ts'

/** Number and previous hash are those of this checkpoint; for an export, of the newest. */
interface Signed extends Pick<
  typeof historyCheckpoints.$inferSelect,
  'workspaceId' | 'number' | 'at' | 'root' | 'previousHash' | 'keyId'
> {
  /** How many histories the tree is over, and its root. */
  readonly chains: number
}

/**
 * What is signed: a few lines of text, each ended by a line feed. `export` says what an account export had in it. What
 * stands in a note is hashed: never change it.
 */
export function noteOf(kind: 'checkpoint' | 'export', one: Signed): string {
  return [
    `${brand.prefix}-${kind}-1`,
    one.workspaceId,
    one.number,
    one.at.toISOString(),
    one.chains,
    one.root.toString('hex'),
    one.previousHash.toString('hex') || '-',
    one.keyId,
  ]
    .map((line) => `${line}\n`)
    .join('')
}
