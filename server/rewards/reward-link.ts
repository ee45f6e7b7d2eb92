import type { Services } from '../context.ts'
import { type Ids, readSignedIds, signIds } from '../kit/secrets/signed-ids.ts'

const purpose = 'my-reward'

/** The page with one customer's reward, for its email. The link opens nothing else of theirs. */
export function rewardLink(services: Services, workspaceId: string, id: string): string {
  return `${services.config.publicUrl}/my/${signIds(services, purpose, { workspaceId, id })}/reward`
}

/** Whose reward a mailed link opens; nothing of any other link. */
export function readRewardToken(services: Services, token: string): Ids | undefined {
  return readSignedIds(services, purpose, token)
}
