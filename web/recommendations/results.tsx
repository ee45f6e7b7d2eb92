import type { Recommendation, Recommendations } from '#contract/recommendations/recommendations.ts'
import { clsx } from 'clsx'
import { Sparkles } from 'lucide-react'
import { buttonStyle } from '../ui/button/button-style.ts'
import { LinkButton } from '../ui/button/link-button.tsx'
import { EmptyState } from '../ui/message/empty-state.tsx'
import { InsightCards } from './insight-cards.tsx'
import { RecommendationCard } from './recommendation-card.tsx'
import { SelectedPanel } from './selected-panel.tsx'
import type { Selection } from './use-selected.ts'

const selectedId = 'selected-testimonials'

interface ResultsProps {
  loaded: Recommendations
  /** They are of other settings, while those of the new ones are on their way. */
  isRefreshing: boolean
  selection: Selection
  onShare: (recommendation: Recommendation) => void
  onTag: (recommendations: readonly Recommendation[]) => void
  onMakeWidget: () => void
}

/** The ranked recommendations with what is missing, and the selection beside them. */
export function Results({ loaded, isRefreshing, selection, onShare, onTag, onMakeWidget }: ResultsProps) {
  const { recommendations, insights } = loaded
  if (recommendations.length === 0) {
    return (
      <>
        <NothingYet isNew={loaded.analytics.totalTestimonials === 0} />
        <InsightCards insights={insights} />
      </>
    )
  }
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-[minmax(0,1fr)_21rem]">
        <ol
          aria-label="Recommended testimonials"
          aria-busy={isRefreshing}
          className={clsx('flex flex-col gap-4 transition-opacity', isRefreshing && 'opacity-60')}
        >
          {recommendations.map((recommendation, index) => (
            <li key={recommendation.testimonialId}>
              <RecommendationCard
                rank={index + 1}
                recommendation={recommendation}
                isSelected={selection.has(recommendation.testimonialId)}
                onSelect={(isSelected) => selection.set(recommendation, isSelected)}
                onShare={onShare}
                onTag={(one) => onTag([one])}
              />
            </li>
          ))}
        </ol>
        <div id={selectedId} className="scroll-mt-20 xl:sticky xl:top-6">
          <SelectedPanel
            selected={selection.selected}
            onRemove={selection.remove}
            onClear={selection.clear}
            onTag={() => onTag(selection.selected)}
            onMakeWidget={onMakeWidget}
          />
        </div>
      </div>
      <InsightCards insights={insights} />
      <ToSelected count={selection.selected.length} />
    </>
  )
}

/** What is needed first: testimonials, or somebody who approves them. */
function NothingYet({ isNew }: { isNew: boolean }) {
  return (
    <EmptyState
      icon={<Sparkles aria-hidden="true" />}
      title="No recommendations yet"
      action={
        isNew ? (
          <LinkButton href="/collect">Collect testimonials</LinkButton>
        ) : (
          <LinkButton href="/testimonials">Review testimonials</LinkButton>
        )
      }
    >
      {isNew
        ? 'Your best testimonials for each purpose appear here.'
        : 'Approve testimonials to see which fit best.'}
    </EmptyState>
  )
}

/** Where the panel is not beside the list, the way to it. */
function ToSelected({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <a
      href={`#${selectedId}`}
      className={buttonStyle('primary', 'medium', 'sticky bottom-4 z-20 mx-auto w-fit shadow-high xl:hidden')}
    >
      {count.toLocaleString()} selected
    </a>
  )
}
