import type { Secrets } from './secrets.ts'

interface Signing {
  readonly secrets: Secrets
}

/** What a signed address names. */
export interface Ids {
  readonly workspaceId: string
  readonly id: string
}

/**
 * Two ids and a signature of 128 bits, for a public address. It can always be made again, so it is stored nowhere.
 * `purpose` keeps one kind of address from opening another.
 */
export function signIds({ secrets }: Signing, purpose: string, { workspaceId, id }: Ids) {
  const ids = packIds({ workspaceId, id })
  return Buffer.concat([ids, secrets.sign(purpose, ids)]).toString('base64url')
}

/** Both ids in 32 bytes. */
export function packIds({ workspaceId, id }: Ids): Buffer {
  return Buffer.concat([uuidBytes(workspaceId), uuidBytes(id)])
}

export function unpackIds(bytes: Buffer): Ids | undefined {
  if (bytes.length !== 32) return undefined
  return { workspaceId: uuidText(bytes.subarray(0, 16)), id: uuidText(bytes.subarray(16)) }
}

/** The ids of a token that we signed; nothing of a forged one. */
export function readSignedIds({ secrets }: Signing, purpose: string, token: string): Ids | undefined {
  const bytes = Buffer.from(token, 'base64url')
  const ids = bytes.subarray(0, 32)
  if (bytes.length !== 48 || !secrets.verify(purpose, ids, bytes.subarray(32))) return undefined
  return unpackIds(ids)
}

export function uuidBytes(id: string): Buffer {
  return Buffer.from(id.replaceAll('-', ''), 'hex')
}

export function uuidText(bytes: Buffer): string {
  const hex = bytes.toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}
