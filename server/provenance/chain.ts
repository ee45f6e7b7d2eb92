import { sha256 } from '../kit/ids.ts'
import type { testimonialEvents } from './tables.ts'

type Row = typeof testimonialEvents.$inferSelect

/** An entry of any hash chain; `chain` is its name in the hashes. */
export interface ChainEntry extends Pick<
  Row,
  'seq' | 'type' | 'actor' | 'at' | 'commitment' | 'salt' | 'payload' | 'previousHash' | 'hash'
> {
  readonly chain: string
}

/** Where a chain goes on. */
type Before = Pick<Row, 'seq' | 'hash'>

const beginning: Before = { seq: 0, hash: Buffer.alloc(0) }

/** The number of the first entry that does not follow from the one before it; `null` when the chain holds. */
export function firstBreak(
  entries: readonly (ChainEntry | Row)[],
  before: Before = beginning,
): number | null {
  let previous = before
  for (const entry of entries) {
    const { seq, type, actor, at, commitment, salt, payload } = entry
    const chain = 'chain' in entry ? entry.chain : entry.testimonialId
    const moment = at.toISOString().replace('Z', '000Z')
    const line = ['v1', chain, seq, type, actor, moment, commitment.toString('hex')].join('|')
    const hash = sha256(Buffer.concat([previous.hash, Buffer.from(line)]))
    const isErased = salt === null || payload === null
    const isCommitted = isErased || sha256(Buffer.concat([salt, Buffer.from(payload)])).equals(commitment)
    if (
      seq !== previous.seq + 1 ||
      !entry.previousHash.equals(previous.hash) ||
      !hash.equals(entry.hash) ||
      !isCommitted
    ) {
      return seq
    }
    previous = { seq, hash }
  }
  return null
}
