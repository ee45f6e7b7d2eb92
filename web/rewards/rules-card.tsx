import { daysBetweenRewards } from '#contract/rewards/rewards.ts'
import { Card } from '../ui/layout/card.tsx'

const rules = [
  ['Same for everyone.', 'One star or five, public or private, the reward is the same.'],
  [
    'Once per person.',
    `Each testimonial is rewarded once, and each email address at most once every ${daysBetweenRewards} days, so nobody can collect codes by submitting your form again and again.`,
  ],
  [
    'Disclosed.',
    'Rewarded testimonials are labeled “Received a reward” wherever they appear. Testimonials you type in or import get no reward.',
  ],
  [
    'Separate from review sites.',
    'Google, Yelp and others forbid rewards for reviews. No page or email contains both a reward and a link to them.',
  ],
] as const

export function RulesCard() {
  return (
    <Card>
      <h2 className="font-serif text-title font-medium tracking-tight">How it stays fair</h2>
      <ul className="mt-3 flex flex-col gap-3 text-base text-soft">
        {rules.map(([title, copy]) => (
          <li key={title}>
            <strong className="font-semibold text-ink">{title}</strong> {copy}
          </li>
        ))}
      </ul>
    </Card>
  )
}
