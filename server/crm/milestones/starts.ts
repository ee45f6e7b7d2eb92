import type { MilestoneAction } from '#contract/crm/milestones.ts'
import { addToCampaign } from '../../campaigns/service.ts'
import type { Services } from '../../context.ts'
import type { WayOfAsking } from '../../customers/service.ts'
import type { Tx } from '../../db/database.ts'
import { Problem } from '../../http/problem.ts'
import { askByText } from '../../texts/service.ts'
import type { milestones } from '../tables.ts'

type Start = (services: Services, tx: Tx, milestone: typeof milestones.$inferSelect) => WayOfAsking

/** How each action asks one customer; none where it is the usual email. */
export const starts: Readonly<Record<MilestoneAction, Start | undefined>> = {
  email: undefined,
  // Needs a number and consent of its own, and leaves when it is day where they are.
  text: (services, tx, { workspaceId }) => ({
    isEmail: false,
    async ask({ id: customerId }) {
      const asked = await askByText(services, tx, { workspaceId, customerId })
      if (!('reason' in asked)) return 'asked'
      return asked.reason === 'limit' || asked.reason === 'no-gateway' ? 'later' : 'unreachable'
    },
  }),
  // Its emails and reminders follow by its own rules.
  campaign: (services, tx, { workspaceId, campaignId }) => ({
    isEmail: true,
    async ask({ id: customerId }) {
      if (campaignId === null) return 'later'
      const isIn = await addToCampaign(services, tx, workspaceId, { campaignId, customerId })
      return isIn ? 'asked' : 'later'
    },
  }),
}

/** Text messages need a gateway. */
export function refuseTexts({ config }: Services): void {
  if (config.texts) return
  const sentence = 'This server sends no text messages.'
  throw new Problem('invalid-input', sentence, { fields: { action: sentence } })
}
