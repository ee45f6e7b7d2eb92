import { brand } from '#contract/brand.ts'

interface Signed {
  readonly workspaceId: string
  /** Of this checkpoint; of the newest, for an export. */
  readonly number: number
  readonly at: Date
  /** How many histories the tree is over, and its root. */
  readonly chains: number
  readonly root: Buffer
  /** Of the checkpoint before; of the newest, for an export. */
  readonly previousHash: Buffer
  readonly keyId: string
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
