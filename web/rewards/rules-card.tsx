import { daysBetweenRewards } from '#contract/rewards.ts'
import { Card } from '../ui/card.tsx'

const rules = [
  ['The same for everybody.', 'One star or five, published or private: the reward is the same.'],
  [
    'Once.',
    `A testimonial is rewarded once, and one address at most every ${daysBetweenRewards} days, so that nobody collects codes by sending your form again and again.`,
  ],
  [
    'In the open.',
    'Wherever the words are shown, they carry “Received a reward”. What you type in or import yourself gets none.',
  ],
  [
    'Apart from review sites.',
    'Google, Yelp and others forbid rewards for reviews. No page and no letter holds both a reward and a link to them.',
  ],
] as const

export function RulesCard() {
  return (
    <Card>
      <h2 className="font-serif text-title font-medium tracking-tight">How it stays fair</h2>
      <ul className="mt-3 flex flex-col gap-3 text-base text-soft">
        {rules.map(([title, words]) => (
          <li key={title}>
            <strong className="font-semibold text-ink">{title}</strong> {words}
          </li>
        ))}
      </ul>
    </Card>
  )
}
