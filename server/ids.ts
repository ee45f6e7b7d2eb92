import { createHash, randomBytes } from 'node:crypto'

/** A UUIDv7 (RFC 9562, section 5.7): sorts by the moment it was made. For rows, never for secrets. */
export function rowId(now: Date): string {
  const bytes = randomBytes(16)
  bytes.writeUIntBE(now.getTime(), 0, 6)
  bytes[6] = (bytes[6]! & 0x0f) | 0x70
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
