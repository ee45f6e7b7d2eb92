import type { RewardType } from '#contract/rewards.ts'
import { BadgePercent, Gift, Ticket } from 'lucide-react'
import { useId } from 'react'
import { rewardTypeWords } from '../lib/reward-copy.ts'
import { RadioTile, TileWords } from '../ui/radio-tile.tsx'

const tiles = [
  { type: 'discount_code', copy: 'Money off the next order', icon: BadgePercent },
  { type: 'coupon', copy: 'A voucher to redeem', icon: Ticket },
  { type: 'free_item', copy: 'Something on the house', icon: Gift },
] as const

/** What the reward is, as radio buttons. */
export function TypeTiles({ value, onChange }: { value: RewardType; onChange: (type: RewardType) => void }) {
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-semibold">Reward type</legend>
      <div className="grid gap-3 sm:grid-cols-3">
        {tiles.map(({ type, copy, icon: Icon }) => (
          <RadioTile
            key={type}
            name={name}
            isChosen={type === value}
            onChoose={() => onChange(type)}
            className="flex items-start gap-3 rounded-md p-3.5 sm:flex-col sm:gap-2"
          >
            <Icon
              aria-hidden="true"
              className="size-5 shrink-0 text-faint group-has-checked:text-accent-text"
            />
            <TileWords title={rewardTypeWords[type]} text={copy} />
          </RadioTile>
        ))}
      </div>
    </fieldset>
  )
}
