import { createHash, randomBytes } from 'node:crypto'

let lastMs = 0
let counter = 0

/**
 * A UUIDv7 (RFC 9562, section 5.7): sorts by the moment it was made; those of one process and millisecond by their
 * order, through a 12-bit counter (section 6.2, method 1). For rows, never for secrets.
 */
export function rowId(now: Date): string {
  const bytes = randomBytes(16)
  const ms = now.getTime()
  // Seeded below half, so that it has room to grow within the millisecond.
  counter = ms === lastMs ? (counter + 1) & 0xfff : bytes.readUInt16BE(6) & 0x7ff
  lastMs = ms
  bytes.writeUIntBE(ms, 0, 6)
  bytes.writeUInt16BE(0x7000 | counter, 6)
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  const hex = bytes.toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}

/** For public addresses, keys and tokens: random, `sizeBytes` strong, in URL-safe letters. */
export function randomToken(sizeBytes = 16): string {
  return randomBytes(sizeBytes).toString('base64url')
}

export function sha256(value: string | Buffer): Buffer {
  return createHash('sha256').update(value).digest()
}

/** `value` when it has the shape of a UUID, so that it may be compared with a uuid column. */
export function uuidOrNothing(value: string): string | undefined {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value) ? value.toLowerCase() : undefined
}
