import type { RewardType } from '#contract/rewards.ts'
import { BadgePercent, Gift, Ticket } from 'lucide-react'
import { useId } from 'react'
import { rewardTypeWords } from '../lib/reward-copy.ts'

const tiles = [
  { type: 'discount_code', words: 'Money off the next order', icon: BadgePercent },
  { type: 'coupon', words: 'A voucher to redeem', icon: Ticket },
  { type: 'free_item', words: 'Something on the house', icon: Gift },
] as const

/** What the reward is, as radio buttons. */
export function TypeTiles({ value, onChange }: { value: RewardType; onChange: (type: RewardType) => void }) {
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-semibold">Reward type</legend>
      <div className="grid gap-3 sm:grid-cols-3">
        {tiles.map(({ type, words, icon: Icon }) => (
          <label
            key={type}
            className="group flex items-start gap-3 rounded-md border border-line bg-surface p-3.5 transition-[border-color,box-shadow] hover:border-line-strong has-checked:border-accent has-checked:ring-1 has-checked:ring-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-[var(--focus)] sm:flex-col sm:gap-2"
          >
            <input
              type="radio"
              className="sr-only"
              name={name}
              checked={type === value}
              onChange={() => onChange(type)}
            />
            <Icon
              aria-hidden="true"
              className="size-5 shrink-0 text-faint group-has-checked:text-accent-text"
            />
            <span>
              <span className="block text-base font-semibold">{rewardTypeWords[type]}</span>
              <span className="block text-sm text-faint">{words}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
