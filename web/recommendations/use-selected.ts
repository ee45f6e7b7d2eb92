import type { Recommendation } from '#contract/recommendations/recommendations.ts'
import { useState } from 'react'

export interface Selection {
  /** In the order in which they were picked, each as it was last recommended. */
  readonly selected: readonly Recommendation[]
  readonly has: (id: string) => boolean
  readonly set: (recommendation: Recommendation, isSelected: boolean) => void
  readonly remove: (id: string) => void
  readonly clear: () => void
}

/** What was picked stays picked while the settings change. */
export function useSelected(shown: readonly Recommendation[] | undefined): Selection {
  const [picked, setPicked] = useState<readonly Recommendation[]>([])
  const remove = (id: string) => setPicked(picked.filter(({ testimonialId }) => testimonialId !== id))
  return {
    selected: picked.map(
      (one) => shown?.find(({ testimonialId }) => testimonialId === one.testimonialId) ?? one,
    ),
    has: (id) => picked.some(({ testimonialId }) => testimonialId === id),
    set: (recommendation, isSelected) =>
      isSelected ? setPicked([...picked, recommendation]) : remove(recommendation.testimonialId),
    remove,
    clear: () => setPicked([]),
  }
}
