import type { Fairness, FairnessWarning, SkipReason } from '#contract/campaigns/campaign-audience.ts'
import type { AudienceKind } from '#contract/campaigns/campaigns.ts'

/** A customer as the meter sees them. */
export interface Candidate {
  readonly id: string
  /** The average of their earlier ratings, rounded; null for those who gave none. */
  readonly rating: number | null
  /** Why they could not be asked now, if so. */
  readonly reason: SkipReason | undefined
}

const happyFrom = 4
/** Fewer than so many rated people say nothing. */
const fewest = { onlyHappy: 2, leansHappy: 8 }
/** So many standard deviations from the mean of random samples: one in a hundred is further away. */
const unlikely = 2.33

/** Who could be asked, and who of them is: by what they said before. */
export function fairnessOf(
  candidates: readonly Candidate[],
  selected: ReadonlySet<string>,
  audience: AudienceKind,
): Fairness {
  const eligible = candidates.filter(({ reason }) => reason === undefined)
  const asked = eligible.filter(({ id }) => selected.has(id))
  const ratings = [5, 4, 3, 2, 1, null]
  const countOf = (people: readonly Candidate[], rating: number | null) =>
    people.filter((one) => one.rating === rating).length
  return {
    customers: candidates.length,
    eligible: eligible.length,
    asked: asked.length,
    byRating: ratings.map((rating) => ({
      rating,
      eligible: countOf(eligible, rating),
      asked: countOf(asked, rating),
    })),
    // Who is in it was decided by nobody, or by chance.
    warning: audience === 'chosen' ? warningOf(eligible, asked) : null,
  }
}

function warningOf(eligible: readonly Candidate[], asked: readonly Candidate[]): FairnessWarning | null {
  const all = rated(eligible)
  const chosen = rated(asked)
  const leftOut = all.length - chosen.length
  if (chosen.length < fewest.onlyHappy || leftOut === 0) return null
  const isAnyUnhappy = happyIn(all) < all.length
  if (isAnyUnhappy && happyIn(chosen) === chosen.length) return 'only-happy'
  if (chosen.length < fewest.leansHappy) return null
  return deviation(all, chosen) > unlikely ? 'leans-happy' : null
}

/** How far the share of happy people among those chosen is above that of a random sample, in standard deviations. */
function deviation(all: readonly Candidate[], chosen: readonly Candidate[]): number {
  const share = happyIn(all) / all.length
  const variance =
    ((share * (1 - share)) / chosen.length) * ((all.length - chosen.length) / Math.max(1, all.length - 1))
  return variance === 0 ? 0 : (happyIn(chosen) / chosen.length - share) / Math.sqrt(variance)
}

function rated(people: readonly Candidate[]): Candidate[] {
  return people.filter(({ rating }) => rating !== null)
}

function happyIn(people: readonly Candidate[]): number {
  return people.filter(({ rating }) => rating !== null && rating >= happyFrom).length
}
