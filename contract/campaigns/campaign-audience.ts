import { z } from 'zod/mini'
import { audienceKinds, campaignChannels, mostSelected } from './campaigns.ts'
import { uploadEndpoint } from '../endpoint.ts'
import { id } from '../fields.ts'

/** Why a customer is not asked, or no more. */
export const skipReasons = [
  'cooldown',
  'answered',
  'unsubscribed',
  'bounced',
  'complained',
  'deleted',
  'sent-by-hand',
  'removed',
  'no-number',
  'no-consent',
] as const
export type SkipReason = (typeof skipReasons)[number]

const shares = {
  /** Neither asked lately, nor unreachable. */
  eligible: z.number(),
  /** Of those eligible, how many are in the selection. */
  asked: z.number(),
}

/** Customers by what they said before: the average of their earlier ratings, rounded; null for those who gave none. */
const ratingShare = z.object({ rating: z.nullable(z.number()), ...shares })

/** `only-happy`: everybody chosen gave 4 or 5 stars before, and others were left out. `leans-happy`: more than by chance. */
export const fairnessWarnings = ['only-happy', 'leans-happy'] as const
export type FairnessWarning = (typeof fairnessWarnings)[number]

/** Who could be asked and who is. */
export const fairness = z.object({
  customers: z.number(),
  ...shares,
  byRating: z.array(ratingShare),
  warning: z.nullable(z.enum(fairnessWarnings)),
})
export type Fairness = z.infer<typeof fairness>

export const skipCount = z.object({ reason: z.enum(skipReasons), count: z.number() })

/**
 * The fairness meter, before anything is saved: who would be asked, who would be left out and why. Changes nothing. A sample
 * without a seed gets a new one; send it with the campaign, and the same people are asked.
 */
export const previewAudience = uploadEndpoint('POST /api/campaigns/audience', {
  body: z.object({
    /** Not sent: `email`. */
    channel: z.optional(z.enum(campaignChannels)),
    audience: z.enum(audienceKinds),
    selectedCustomers: z.optional(z.array(id).check(z.maxLength(mostSelected))),
    sampleSize: z.nullish(z.int().check(z.gte(1), z.lte(100_000))),
    sampleSeed: z.nullish(z.string().check(z.regex(/^[\w-]{1,40}$/))),
  }),
  bodyLimitBytes: 600_000,
  response: z.object({
    fairness,
    /** How many are selected, those included who will be left out. */
    selected: z.number(),
    /** Of the selected, who will not be asked. */
    skipped: z.array(skipCount),
    sampleSeed: z.nullable(z.string()),
  }),
})
