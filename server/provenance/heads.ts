import { uuidBytes, uuidText } from '../kit/secrets/signed-ids.ts'
import type { testimonialEvents } from './tables.ts'

/** How far one history has come: its newest entry. */
export type Head = Pick<typeof testimonialEvents.$inferSelect, 'testimonialId' | 'seq' | 'hash'>

const headBytes = 16 + 4 + 32

/** The newest entry of each history among these, in the order of their ids. */
export function headsOf(entries: readonly Head[]): Head[] {
  const newest = new Map<string, Head>()
  for (const { testimonialId, seq, hash } of entries) {
    const known = newest.get(testimonialId)
    if (!known || known.seq < seq) newest.set(testimonialId, { testimonialId, seq, hash })
  }
  return [...newest.values()].toSorted((one, other) => (one.testimonialId < other.testimonialId ? -1 : 1))
}

/** A leaf of the checkpoint's tree. */
export function leafOf({ testimonialId, seq, hash }: Head): string {
  return `${testimonialId}|${seq}|${hash.toString('hex')}`
}

export function packHeads(heads: readonly Head[]): Buffer {
  return Buffer.concat(
    heads.flatMap(({ testimonialId, seq, hash }) => {
      const number = Buffer.alloc(4)
      number.writeUInt32BE(seq)
      return [uuidBytes(testimonialId), number, hash]
    }),
  )
}

export function unpackHeads(bytes: Buffer): Head[] {
  return Array.from({ length: bytes.length / headBytes }, (_, index) => {
    const one = bytes.subarray(index * headBytes, (index + 1) * headBytes)
    return { testimonialId: uuidText(one.subarray(0, 16)), seq: one.readUInt32BE(16), hash: one.subarray(20) }
  })
}
