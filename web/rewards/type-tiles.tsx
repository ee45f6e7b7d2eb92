import type { RewardType } from '#contract/rewards.ts'
import { BadgePercent, Gift, Ticket } from 'lucide-react'
import { rewardTypeWords } from '../lib/reward-copy.ts'
import { RadioTiles, TileWords } from '../ui/radio-tiles.tsx'

const tiles = [
  { type: 'discount_code', words: 'Money off the next order', icon: BadgePercent },
  { type: 'coupon', words: 'A voucher to redeem', icon: Ticket },
  { type: 'free_item', words: 'Something on the house', icon: Gift },
] as const

/** What the reward is, as radio buttons. */
export function TypeTiles({ value, onChange }: { value: RewardType; onChange: (type: RewardType) => void }) {
  return (
    <RadioTiles
      legend="Reward type"
      legendClassName="mb-1.5 text-sm font-semibold"
      className="sm:grid-cols-3"
      tileClassName="flex items-start gap-3 rounded-md p-3.5 sm:flex-col sm:gap-2"
      tiles={tiles}
      valueOf={({ type }) => type}
      value={value}
      onChoose={({ type }) => onChange(type)}
    >
      {({ type, words, icon: Icon }) => (
        <>
          <Icon
            aria-hidden="true"
            className="size-5 shrink-0 text-faint group-has-checked:text-accent-text"
          />
          <TileWords title={rewardTypeWords[type]} text={words} />
        </>
      )}
    </RadioTiles>
  )
}
