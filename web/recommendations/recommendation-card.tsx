import type { Recommendation } from '#contract/recommendations/recommendations.ts'
import { clsx } from 'clsx'
import { Pin } from 'lucide-react'
import { useId } from 'react'
import { saidAt } from '../lib/copy/testimonial-copy.ts'
import { Avatar } from '../ui/text/avatar.tsx'
import { Badge } from '../ui/text/badge.tsx'
import { Card } from '../ui/layout/card.tsx'
import { Checkbox } from '../ui/form/checkbox.tsx'
import { RelativeDate } from '../ui/text/relative-date.tsx'
import { StarRating } from '../ui/text/star-rating.tsx'
import { CardActions, type CardActionProps } from './card-actions.tsx'
import { MatchBadge } from './match-badge.tsx'
import { QuoteText } from './quote-text.tsx'
import { ScoreDetails } from './score-details.tsx'

/** The others are among the reasons. */
const factorsShown = 6

type RecommendationCardProps = CardActionProps & {
  rank: number
  isSelected: boolean
  onSelect: (isSelected: boolean) => void
}

/** One recommendation: how well it fits, the words, why, and what can be done with it. */
export function RecommendationCard({ rank, isSelected, onSelect, ...actions }: RecommendationCardProps) {
  const id = useId()
  const { recommendation } = actions
  const { customerName, score, matchingFactors, testimonial } = recommendation
  return (
    <Card
      className={clsx(
        'transition-[border-color,box-shadow] duration-150',
        isSelected && 'border-accent ring-1 ring-accent',
      )}
    >
      <article aria-labelledby={`${id}-name`} className="flex flex-col gap-3.5">
        <header className="flex items-center gap-3">
          <p className="text-title font-semibold tracking-tight tabular-nums">
            <span className="sr-only">Number {rank}, score </span>
            {score}
            <span className="text-sm font-normal text-faint"> / 100</span>
          </p>
          <MatchBadge score={score} />
          {testimonial.isPinned && <Badge icon={<Pin aria-hidden="true" />}>Pinned</Badge>}
          <Checkbox
            label={`Select ${customerName}’s testimonial`}
            isLabelHidden
            className="ml-auto"
            checked={isSelected}
            onChange={(event) => onSelect(event.target.checked)}
          />
        </header>
        <QuoteText recommendation={recommendation} />
        <Author recommendation={recommendation} nameId={`${id}-name`} />
        {matchingFactors.length > 0 && (
          <ul aria-label="Matching factors" className="flex flex-wrap gap-1">
            {matchingFactors.slice(0, factorsShown).map((factor) => (
              <li key={factor}>
                <Badge>{factor}</Badge>
              </li>
            ))}
          </ul>
        )}
        <ScoreDetails recommendation={recommendation} />
        <CardActions {...actions} />
      </article>
    </Card>
  )
}

function Author({ recommendation, nameId }: { recommendation: Recommendation; nameId: string }) {
  const { customerName, company, testimonial } = recommendation
  const { rating, label, photoUrl } = testimonial
  const said = saidAt(testimonial)
  return (
    <div className="flex items-center gap-3">
      <Avatar name={customerName} photoUrl={photoUrl} />
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-0.5">
          <h3 id={nameId} className="min-w-0 text-base leading-5 font-semibold wrap-anywhere">
            {customerName}
          </h3>
          {rating !== null && <StarRating value={rating} size="small" />}
        </div>
        <p className="text-sm wrap-anywhere text-faint">
          {company && `${company} · `}
          <RelativeDate date={said} />
          {label && ` · ${label}`}
        </p>
      </div>
    </div>
  )
}
