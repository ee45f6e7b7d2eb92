import { matchScores } from '#contract/recommendations/recommendations.ts'
import { CircleCheck, CircleDashed, CircleMinus } from 'lucide-react'
import { Badge } from '../ui/text/badge.tsx'

/** Green from 80, yellow from 60, else red. The word and the sign say the same as the color. */
export function MatchBadge({ score }: { score: number }) {
  const { tone, word, Icon } = matchOf(score)
  return (
    <Badge tone={tone} icon={<Icon aria-hidden="true" />}>
      {word}
    </Badge>
  )
}

function matchOf(score: number) {
  if (score >= matchScores.strong)
    return { tone: 'success', word: 'Strong match', Icon: CircleCheck } as const
  if (score >= matchScores.fair) return { tone: 'warning', word: 'Fair match', Icon: CircleMinus } as const
  return { tone: 'danger', word: 'Weak match', Icon: CircleDashed } as const
}
