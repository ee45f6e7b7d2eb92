import type { Services } from '../context.ts'
import { rewardOnPage } from '../rewards/service.ts'
import { privateLink } from './private-page/private-link.ts'

interface Sent {
  readonly workspaceId: string
  readonly id: string
  readonly givesRewards: boolean
}

/** The links that a customer gets once their words are taken in: to their private page, and to the reward that they won. */
export async function linksOf(services: Services, { workspaceId, id, givesRewards }: Sent) {
  const manageUrl = privateLink(services, workspaceId, id)
  const reward = givesRewards ? await rewardOnPage(services.db, workspaceId, id) : null
  return { manageUrl, rewardUrl: reward && `${manageUrl}/reward` }
}
