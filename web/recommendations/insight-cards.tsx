import type { Recommendations } from '#contract/recommendations/recommendations.ts'
import { useId } from 'react'
import { Card } from '../ui/layout/card.tsx'
import { CardTitle } from '../ui/layout/card-title.tsx'

interface InsightCardsProps {
  insights: Recommendations['insights']
}

/** What the choice is strong in, what it lacks, and what to do about it. */
export function InsightCards({ insights }: InsightCardsProps) {
  const { topPerformingFactors, missingElements, suggestions } = insights
  return (
    <div className="grid gap-4 md:grid-cols-3">
      <Insight title="Top Performing Factors" lines={topPerformingFactors} none="No factor stands out yet." />
      <Insight title="Missing Elements" lines={missingElements} none="Nothing is missing." />
      <Insight title="Suggestions for Improvement" lines={suggestions} none="Nothing to improve." />
    </div>
  )
}

function Insight({ title, lines, none }: { title: string; lines: readonly string[]; none: string }) {
  const id = useId()
  return (
    <Card>
      <section aria-labelledby={id}>
        <CardTitle id={id}>{title}</CardTitle>
        {lines.length === 0 ? (
          <p className="mt-2 text-base text-soft">{none}</p>
        ) : (
          <ul className="mt-2 flex flex-col gap-2">
            {lines.map((line) => (
              <li key={line} className="text-base wrap-anywhere text-soft">
                {line}
              </li>
            ))}
          </ul>
        )}
      </section>
    </Card>
  )
}
