import type { Services } from '../../context.ts'
import { notFound } from '../../http/problem.ts'
import { readSignedIds, signIds } from '../../kit/secrets/signed-ids.ts'

const purpose = 'my-testimonial'

/**
 * The customer's private link: workspace, testimonial and a signature of 128 bits. It can always be
 * made again, so it is stored nowhere but in an email that has not left yet. Whoever holds it may see, correct, narrow
 * and withdraw these words.
 */
export function privateLink(services: Services, workspaceId: string, id: string): string {
  return `${services.config.publicUrl}/my/${signIds(services, purpose, { workspaceId, id })}`
}

/** Whose words the token opens. A forged one is answered like a missing one. */
export function openPrivateLink(services: Services, token: string): { workspaceId: string; id: string } {
  const ids = readSignedIds(services, purpose, token)
  if (!ids) throw notFound('page')
  return ids
}
