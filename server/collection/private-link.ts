import type { Services } from '../context.ts'
import { notFound } from '../http/problem.ts'

const purpose = 'my-testimonial'

/**
 * The customer's private link: workspace, testimonial and a signature of 128 bits. It can always be
 * made again, so it is stored nowhere but in a letter that has not left yet. Whoever holds it may see, correct, narrow
 * and withdraw these words.
 */
export function privateLink({ config, secrets }: Services, workspaceId: string, id: string): string {
  const ids = Buffer.concat([uuidBytes(workspaceId), uuidBytes(id)])
  const token = Buffer.concat([ids, secrets.sign(purpose, ids)]).toString('base64url')
  return `${config.publicUrl}/my/${token}`
}

/** Whose words the token opens. A forged one is answered like a missing one. */
export function openPrivateLink({ secrets }: Services, token: string): { workspaceId: string; id: string } {
  const bytes = Buffer.from(token, 'base64url')
  const ids = bytes.subarray(0, 32)
  if (bytes.length !== 48 || !secrets.verify(purpose, ids, bytes.subarray(32))) throw notFound('page')
  return { workspaceId: uuidText(ids.subarray(0, 16)), id: uuidText(ids.subarray(16)) }
}

function uuidBytes(id: string): Buffer {
  return Buffer.from(id.replaceAll('-', ''), 'hex')
}

function uuidText(bytes: Buffer): string {
  const hex = bytes.toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}
