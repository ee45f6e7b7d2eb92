import type { MilestoneAction } from '#contract/crm/milestones.ts'
import { addToCampaign } from '../../campaigns/service.ts'
import type { Services } from '../../context.ts'
import type { AskOne } from '../../customers/service.ts'
import type { Tx } from '../../db/database.ts'
import { Problem } from '../../http/problem.ts'
import type { milestones } from '../tables.ts'

type Start = (services: Services, tx: Tx, milestone: typeof milestones.$inferSelect) => AskOne

/** How each action asks one customer; none where it is the usual email. */
export const starts: Readonly<Record<MilestoneAction, Start | undefined>> = {
  email: undefined,
  text: undefined,
  // Its emails and reminders follow by its own rules.
  campaign:
    (services, tx, { workspaceId, campaignId }) =>
    async ({ id }) =>
      campaignId !== null && addToCampaign(services, tx, workspaceId, { campaignId, customerId: id }),
}

/** Text messages need a gateway. */
export function refuseTexts(_services: Services): void {
  const sentence = 'This server sends no text messages.'
  throw new Problem('invalid-input', sentence, { fields: { action: sentence } })
}
