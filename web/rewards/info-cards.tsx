import { HeartHandshake, MessageSquareReply, Sparkles } from 'lucide-react'
import { Card } from '../ui/layout/card.tsx'

const cards = [
  { label: 'Response Rate', value: '+35%', copy: 'with rewards enabled', icon: MessageSquareReply },
  { label: 'Engagement', value: 'Higher', copy: 'when customers get a thank-you', icon: HeartHandshake },
  { label: 'Automation', value: 'Smart', copy: 'codes go out automatically', icon: Sparkles },
]

export function InfoCards() {
  return (
    <section aria-label="What rewards do">
      <ul className="grid gap-4 sm:grid-cols-3">
        {cards.map(({ label, value, copy, icon: Icon }) => (
          <li key={label}>
            <Card className="flex h-full flex-col gap-1">
              <p className="flex items-center justify-between gap-2 text-sm font-medium text-soft">
                {label}
                <Icon aria-hidden="true" className="size-4 text-faint" />
              </p>
              <p className="text-page font-semibold tracking-tight tabular-nums">{value}</p>
              <p className="text-sm text-faint">{copy}</p>
            </Card>
          </li>
        ))}
      </ul>
      <p className="mt-2.5 text-sm text-faint">Illustrative figures</p>
    </section>
  )
}
