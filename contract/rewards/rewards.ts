import { z } from 'zod/mini'
import { ownerEndpoint, uploadEndpoint } from '../endpoint.ts'
import { moment, text } from '../fields.ts'
import type { CustomerLanguage } from '../languages.ts'
import { paging } from '../lists.ts'
import { hasShortLink, leadsToReviewSite, withoutReviewSites } from '../publishing/review-sites.ts'
import { replacement } from '../row-calls.ts'

export const rewardTypes = ['free_item', 'coupon', 'discount_code'] as const
export type RewardType = (typeof rewardTypes)[number]

/**
 * When a reward is due. It never depends on the rating (16 CFR 465.4): `five_star_only` is taken and stored, and thanks
 * everybody as `on_submission` does. `on_approval` is due when the owner has decided, either way. `milestone_based` is
 * due when a request of a milestone is answered; as long as there are no milestones, that is never.
 */
export const rewardTriggers = ['on_submission', 'on_approval', 'five_star_only', 'milestone_based'] as const
export type RewardTrigger = (typeof rewardTriggers)[number]

/** `qr_code`: on a page of its own, which the thank-you page links once; later, its link goes by email. `email_campaign`: by email. */
export const distributionMethods = ['qr_code', 'email_campaign', 'both'] as const
export type DistributionMethod = (typeof distributionMethods)[number]

export const longestMessage = 1000
export const defaultRewardMessage =
  "Thank you for sharing your experience! Here's a special reward just for you."

/** The default message as customers read it. */
export const rewardMessageCopy: Readonly<Record<CustomerLanguage, string>> = {
  en: defaultRewardMessage,
  es: '¡Gracias por contar tu experiencia! Tenemos un detalle especial para ti.',
  fr: 'Merci d’avoir partagé votre expérience ! Voici une attention rien que pour vous.',
  de: 'Danke, dass Sie Ihre Erfahrung geteilt haben! Hier ist ein kleines Dankeschön für Sie.',
  pt: 'Obrigado por contar sua experiência! Temos um agrado especial para você.',
}

/** Most review sites forbid rewards, so no page and no email holds both a reward and a link to one. */
const rewardMessage = text(longestMessage).check(
  ...withoutReviewSites(
    'Most review sites forbid rewards for reviews. Please remove the link to the review site from the message.',
  ),
)

/** What is handed out: the default stands in for an empty message, and for an old one that would be refused today. */
export function messageToHandOut(message: string): string {
  return message === '' || leadsToReviewSite(message) || hasShortLink(message)
    ? defaultRewardMessage
    : message
}

/** The same address gets no second reward of a workspace before this many days are over. */
export const daysBetweenRewards = 30

export const rewardSettings = z.object({
  isEnabled: z.boolean(),
  rewardType: z.enum(rewardTypes),
  /** Up to 1,000 characters. Empty is kept as empty; the default stands in when a reward is handed out. */
  rewardMessage,
  triggerCondition: z.enum(rewardTriggers),
  distributionMethod: z.enum(distributionMethods),
  /** Whether codes are made when no uploaded one is left. Not sent: unchanged. */
  generatesCodes: z.optional(z.boolean()),
})
export type RewardSettings = z.infer<typeof rewardSettings>

export const defaultRewardSettings = {
  isEnabled: false,
  rewardType: 'discount_code',
  rewardMessage: defaultRewardMessage,
  triggerCondition: 'on_submission',
  distributionMethod: 'qr_code',
  generatesCodes: true,
} as const satisfies RewardSettings

export const getRewardSettings = ownerEndpoint('GET /api/reward-settings', { response: rewardSettings })

export const saveRewardSettings = ownerEndpoint('PUT /api/reward-settings', replacement(rewardSettings))

export const codePool = z.object({
  /** Uploaded codes that nobody has yet. */
  free: z.number(),
  /** Codes that customers have, uploaded or made. */
  handedOut: z.number(),
  /** Rewards that are due and have no code. */
  waiting: z.number(),
})
export type CodePool = z.infer<typeof codePool>

export const getCodePool = ownerEndpoint('GET /api/reward-codes', { response: codePool })

export const longestCode = 64
export const mostCodesAtOnce = 10_000
export const mostFreeCodes = 100_000

/**
 * Adds codes: one a line, or the `code` column of a table. Rewards that wait are served at once. Codes that are there
 * already are counted and left alone; `unusable` are longer than 64 characters. Send an `Idempotency-Key`.
 */
export const addCodes = uploadEndpoint('POST /api/reward-codes', {
  body: z.object({ content: z.string().check(z.maxLength(1_000_000, 'This file is larger than 1 MB')) }),
  bodyLimitBytes: 4_200_000,
  tooLarge: { field: 'content', sentence: 'This file is larger than 1 MB' },
  status: 201,
  response: z.object({ added: z.number(), duplicates: z.number(), unusable: z.number(), pool: codePool }),
})
export type CodeReport = z.infer<(typeof addCodes)['response']>

/** Takes every code out of the pool that nobody has yet. */
export const removeFreeCodes = ownerEndpoint('DELETE /api/reward-codes', {
  response: z.object({ removed: z.number(), pool: codePool }),
})

/** `waiting`: due, without a code so far. */
export const rewardStates = ['given', 'waiting'] as const
export type RewardState = (typeof rewardStates)[number]

/** One line of the ledger. Name and address are empty when the customer's data was erased. */
export const reward = z.object({
  id: z.string(),
  testimonialId: z.string(),
  customerName: z.string(),
  customerEmail: z.nullable(z.string()),
  rewardType: z.enum(rewardTypes),
  distributionMethod: z.enum(distributionMethods),
  code: z.nullable(z.string()),
  state: z.enum(rewardStates),
  /** What became of the email; `null` when there is none. */
  email: z.nullable(z.enum(['on-its-way', 'sent', 'failed', 'unknown', 'suppressed', 'bounced'])),
  createdAt: moment,
  givenAt: z.nullable(moment),
})
export type Reward = z.infer<typeof reward>

const ledgerFilters = z.object({
  state: z.optional(z.enum(rewardStates)),
  search: z.optional(text(200)),
})

/** Newest first, at most 100 (default 50). Headers as in `listTestimonials`: `Link: rel="next"`, `X-Total-Count`. */
export const listRewards = ownerEndpoint('GET /api/rewards', {
  query: z.extend(ledgerFilters, paging),
  response: z.array(reward),
})

/** The ledger as CSV, for a spreadsheet; the filters are those of the list. */
export const exportRewards = ownerEndpoint('GET /api/rewards/export', {
  support: 'never',
  query: ledgerFilters,
  response: 'file',
})
