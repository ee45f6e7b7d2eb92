export const rewardTypes = ['free_item', 'coupon', 'discount_code'] as const
export type RewardType = (typeof rewardTypes)[number]

export const rewardTriggers = ['on_submission', 'on_approval', 'five_star_only', 'milestone_based'] as const
export type RewardTrigger = (typeof rewardTriggers)[number]

export const distributionMethods = ['qr_code', 'email_campaign', 'both'] as const
export type DistributionMethod = (typeof distributionMethods)[number]
