import type { Claim, Clause } from './clauses.ts'
import type { Evidence } from './evidence.ts'

const best = '=5'

/** Whether a clause says the rating: "5 out of 5", "four stars", "3/5". */
export function isRatingOf(clause: Clause, evidence: Evidence): boolean {
  const [score, of, ...others] = clause.claims.filter(
    ({ token }) => token.role === 'number' && !evidence.names.has(token.fold.toLowerCase()),
  )
  if (!score || others.length > 0) return false
  const { star } = evidence.lexicon.source.granted
  const isOutOf = of?.token.key === best && of.at - score.at <= 4
  const isStars = clause.claims.some(({ token }) => token.key === star)
  if (!(of ? isOutOf : isStars)) return false
  return score.token.key === `=${evidence.rating}` || isLikelihood(clause, score, evidence)
}

/** "4 out of 5" alone, or of recommending, may be how likely that is; "I give 4 out of 5" is the rating. */
function isLikelihood({ claims }: Clause, score: Claim, { sources, lexicon }: Evidence): boolean {
  const others = claims.filter(({ token }) => token.role !== 'number')
  const isOfIt =
    others.length === 0 || others.some(({ token }) => token.key === lexicon.source.granted.recommend)
  return isOfIt && sources.some(({ likelihood }) => score.token.key === `=${likelihood}`)
}

/** The clause without the words that say the rating. */
export function withoutRating(clause: Clause, evidence: Evidence): Clause {
  if (!isRatingOf(clause, evidence)) return clause
  const { star, recommend } = evidence.lexicon.source.granted
  const degree = clause.claims.find(({ token }) => token.role === 'number')
  const isDegree =
    degree !== undefined && isLikelihood(clause, degree, evidence) && isRecommendationNoun(clause, recommend)
  const saysRating = ({ token }: Claim) =>
    token.role === 'number' || token.key === star || (isDegree && token.key === recommend)
  return { ...clause, claims: clause.claims.filter((claim) => !saysRating(claim)) }
}

/** "My recommendation is 3 of 5" says how likely it is; "I would recommend it" says that it is likely. */
function isRecommendationNoun({ claims, marks }: Clause, recommend: string): boolean {
  return (
    marks.size === 0 &&
    claims.every(
      ({ token, marks: own }) => token.key !== recommend || (own.size === 0 && noun.test(token.fold)),
    )
  )
}

const noun =
  /^(?:recommendation|recommending|recomendacion|recommandation|recommander|empfehlung|recomendacao|recomendar)$/i
