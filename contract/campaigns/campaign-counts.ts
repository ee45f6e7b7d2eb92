import { z } from 'zod/mini'

const count = z.number()

/** People, each counted once. */
export const campaignCounts = z.object({
  /** Everybody in the campaign. */
  people: count,
  /** Nothing has been sent to them so far, and it will be. */
  waiting: count,
  /** At least one email has left, or was sent by hand. */
  asked: count,
  /** Asked, and a reminder is still to come. */
  toRemind: count,
  answered: count,
  /** Left out; `getCampaignAnalytics` says why. */
  skipped: count,
  /** Emails that are on their way out: queued, being sent, or tried again. */
  onTheirWay: count,
  /** Emails of which nobody knows whether they left: the owner decides (see `contract/emails/emails.ts`). */
  unknown: count,
  failed: count,
})
export type CampaignCounts = z.infer<typeof campaignCounts>

export const noCounts: CampaignCounts = {
  people: 0,
  waiting: 0,
  asked: 0,
  toRemind: 0,
  answered: 0,
  skipped: 0,
  onTheirWay: 0,
  unknown: 0,
  failed: 0,
}
