import { z } from 'zod/mini'

/** People, each counted once. */
export const campaignCounts = z.object({
  /** Everybody in the campaign. */
  people: z.number(),
  /** Nothing has been sent to them so far, and it will be. */
  waiting: z.number(),
  /** At least one email has left, or was sent by hand. */
  asked: z.number(),
  /** Asked, and a reminder is still to come. */
  toRemind: z.number(),
  answered: z.number(),
  /** Left out; `getCampaignAnalytics` says why. */
  skipped: z.number(),
  /** Emails that are on their way out: queued, being sent, or tried again. */
  onTheirWay: z.number(),
  /** Emails of which nobody knows whether they left: the owner decides (see `contract/emails.ts`). */
  unknown: z.number(),
  failed: z.number(),
})
export type CampaignCounts = z.infer<typeof campaignCounts>
