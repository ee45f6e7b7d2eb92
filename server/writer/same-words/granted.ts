import type { Evidence, Source } from '../grounding/evidence.ts'
import type { Unit, Word } from './types.ts'

/** The answer that says a part of a text by a number, a degree or a yes, so that the words are not those of the answer. */
export function grantedFrom(unit: Unit, evidence: Evidence): Source | undefined {
  const claims = unit.words.filter(({ token }) => token.role === 'word' || token.role === 'number')
  if (claims.every(({ token }) => evidence.names.has(token.fold))) return undefined
  const rated = ratedBy(claims, evidence)
  if (rated) return rated
  return evidence.sources.find(
    (source) => isVerdict(unit, claims, source, evidence) || isDegree(unit, claims, source, evidence),
  )
}

const best = '=5'
const recommendation =
  /^(?:recommendation|recommending|recomendacion|recommandation|recommander|empfehlung|recomendacao|recomendar)$/i

/** "I give 4 out of 5 stars": the number that was chosen, and nothing else. */
function ratedBy(claims: readonly Word[], { sources, lexicon, names, rating }: Evidence): Source | undefined {
  const { star, recommend } = lexicon.source.granted
  const [score, of, ...others] = claims.filter(({ token }) => token.role === 'number')
  const rest = claims.filter(
    ({ token }) => token.role !== 'number' && token.key !== star && !names.has(token.fold),
  )
  const isOfStars = of ? of.what === best : claims.some(({ token }) => token.key === star)
  if (!score || others.length > 0 || !isOfStars) return undefined
  const isRecommending =
    rest.length > 0 && rest.every(({ token }) => recommendation.test(token.fold) && token.key === recommend)
  if (rest.length > 0 && !isRecommending) return undefined
  return sources.find(
    (source) =>
      (!isRecommending && score.what === `=${source.rating ?? rating}`) ||
      ((isRecommending || claims.length <= 2) && score.what === `=${source.likelihood}`),
  )
}

/** "The price was not fair", where that was asked and answered with no. */
function isVerdict(
  unit: Unit,
  claims: readonly Word[],
  { isClosed, verdict, asked }: Source,
  { names }: Evidence,
): boolean {
  if (!isClosed) return false
  const all = asked.words.filter(({ token }) => token.role === 'word' || token.role === 'number')
  const said = claims.filter(({ token }) => !names.has(token.fold))
  const isSame = said.length === all.length && said.every(({ what }, at) => all[at]?.what === what)
  const isTurned = isDenied(unit.words) !== isDenied(asked.words)
  return isSame && isTurned === (verdict === 'no') && unit.words.every((word) => isPlain(word, asked.words))
}

/** "I would recommend it" of somebody who is likely to. */
function isDegree(unit: Unit, claims: readonly Word[], source: Source, { names, rating }: Evidence): boolean {
  if (source.rating === undefined && source.likelihood === undefined) return false
  const said = claims.filter(({ token }) => !names.has(token.fold))
  const isHighest = (source.rating ?? source.likelihood ?? rating) === 5
  return (
    said.length === 1 &&
    said.every(
      ({ token }) =>
        source.granted.get(token.key) === !isDenied(unit.words) && token.level <= (isHighest ? 1 : 0) + 1,
    ) &&
    unit.words.every(
      (word) =>
        isPlain(word, source.asked.words) ||
        word.what === '+would' ||
        (isHighest && word.what.startsWith('+very')),
    )
  )
}

function isDenied(words: readonly Word[]): boolean {
  return words.some(({ token }) => token.marks.includes('not'))
}

/** Whether nothing is made of what a word carries that the question does not make of it. */
function isPlain({ token, what }: Word, asked: readonly Word[]): boolean {
  return token.marks.every((mark) => mark === 'not') || asked.some((word) => word.what === what)
}
