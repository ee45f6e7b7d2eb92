import type { RewardType } from '#contract/rewards/rewards.ts'
import { BadgePercent, Gift, Ticket } from 'lucide-react'
import { rewardTypeCopy as names } from '../lib/copy/reward-copy.ts'
import { RadioTiles } from '../ui/choices/radio-tiles.tsx'

const look = {
  legend: 'Reward type',
  legendClassName: 'mb-1.5 text-sm font-semibold',
  className: 'sm:grid-cols-3',
  tileClassName: 'flex items-start gap-3 rounded-md p-3.5 sm:flex-col sm:gap-2',
}
const tiles = [
  {
    value: 'discount_code',
    title: names.discount_code,
    text: 'Money off the next order',
    icon: BadgePercent,
  },
  { value: 'coupon', title: names.coupon, text: 'A voucher to redeem', icon: Ticket },
  { value: 'free_item', title: names.free_item, text: 'Something on the house', icon: Gift },
] as const

/** What the reward is, as radio buttons. */
export function TypeTiles(choice: { value: RewardType; onChange: (type: RewardType) => void }) {
  return (
    <RadioTiles {...look} {...choice} tiles={tiles}>
      {({ icon: Icon }) => (
        <Icon aria-hidden="true" className="size-5 shrink-0 text-faint group-has-checked:text-accent-text" />
      )}
    </RadioTiles>
  )
}
