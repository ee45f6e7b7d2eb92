import { z } from 'zod/mini'
import type { Services } from '../../context.ts'

/** `prove`: mailed to the address itself. `stop`: mailed to the one that it is to replace. */
type Kind = 'prove' | 'stop'

const payload = z.object({ userId: z.string(), email: z.string(), until: z.number() })
export type ProofToken = z.infer<typeof payload>

/** What a link about an address carries, encrypted for ourselves: it is stored nowhere. */
export function sealProof({ secrets }: Services, kind: Kind, token: ProofToken): string {
  return secrets.seal('address proof', Buffer.from(JSON.stringify(token)), kind).toString('base64url')
}

/** Undefined when it is not ours, or too old. */
export function openProof({ secrets, now }: Services, kind: Kind, token: string): ProofToken | undefined {
  const text = secrets.open('address proof', Buffer.from(token, 'base64url'), kind)
  const read = text && z.parse(payload, JSON.parse(text.toString('utf8')))
  return read && read.until > now().getTime() ? read : undefined
}
