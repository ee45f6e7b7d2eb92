import type { RewardType } from '#contract/rewards/rewards.ts'

export const rewardTypeCopy: Readonly<Record<RewardType, string>> = {
  free_item: 'Free item',
  coupon: 'Coupon',
  discount_code: 'Discount code',
}
