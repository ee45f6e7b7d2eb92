import { isCapital, isNoun, movementOf, textOf } from './helpers.ts'
import { isRepeated } from './subject.ts'
import { type Part, type PartPair, type Reading, type Segment } from './types.ts'

/** Words of one clause in another order, which says who did what; what tells when and where may stand anywhere. */
export function orderConflicts(pairs: readonly PartPair[], text: Reading, source: Reading): string[] {
  return pairs.flatMap((first, at) =>
    pairs
      .slice(at + 1)
      .some(
        (second) =>
          second.segment === first.segment &&
          second.said.at < first.said.at &&
          !mayTurn(first, second, text, source),
      )
      ? [textOf(first)]
      : [],
  )
}

function mayTurn(first: PartPair, second: PartPair, text: Reading, source: Reading): boolean {
  if (isMovable(first) || isMovable(second)) return true
  if (first.part.chunk === second.part.chunk && first.said.chunk === second.said.chunk) return true
  if (isStated(first, second, text, source)) return true
  if ([first, second].some((one) => isMoved(one, text, source))) return true
  const { language } = text.lexicon
  const agent = language === 'de' ? 'from' : 'by'
  if ([first.part, second.part, first.said, second.said].some(({ governor }) => governor === agent))
    return true
  if (language === 'es' && (isRepeated(first.part, text.tokens) || isRepeated(second.said, source.tokens)))
    return true
  const [one, other] = [isNoun(first, language), isNoun(second, language)]
  if (language === 'de')
    return (
      !(one && other) ||
      [first, second].some(({ part, said }) => {
        const now = caseOf(part, text)
        return now !== undefined && now === caseOf(said, source)
      })
    )
  if (language === 'es' || language === 'pt')
    return (
      one !== other &&
      bareNouns(first.segment, language).length -
        (language === 'es' && first.segment.parts.some((part) => isRepeated(part, source.tokens)) ? 1 : 0) <=
        1
    )
  return false
}

/** Of "from nine hours to one", `bound.ts` says which is which. */
function isMoved({ part, said }: PartPair, text: Reading, source: Reading): boolean {
  const { units } = text.lexicon
  if (part.token.role === 'number')
    return movementOf(part, text) !== undefined && movementOf(said, source) !== undefined
  const counted = (reading: Reading, { chunk }: Part) =>
    reading.segments
      .flatMap(({ parts }) => parts)
      .find((one) => one.chunk === chunk && one.token.role === 'number')
  const [now, then] = [counted(text, part), counted(source, said)]
  return (
    units.has(part.token.key) &&
    now !== undefined &&
    then !== undefined &&
    movementOf(now, text) !== undefined &&
    movementOf(then, source) !== undefined
  )
}

/** German shows by an article what is acted on, or for whom. */
function caseOf({ at }: Part, { tokens }: Reading): 'accusative' | 'dative' | 'nominative' | undefined {
  const article = tokens.slice(Math.max(0, at - 2), at).findLast(({ role }) => role === 'free')?.fold ?? ''
  if (/^(?:den|einen|keinen|meinen|unseren|diesen|ihn)$/.test(article)) return 'accusative'
  if (/^(?:dem|einem|meinem|unserem|seinem|ihrem|diesem)$/.test(article)) return 'dative'
  return /^(?:der|herr)$/.test(article) ? 'nominative' : undefined
}

export function isMovable({ part, said }: PartPair): boolean {
  return (part.isMovable && said.isMovable) || (said.governor !== '' && said.governor === part.governor)
}

/** "Quick delivery" and "the delivery was quick", "they broke two chairs" and "two chairs were broken". */
function isStated(first: PartPair, second: PartPair, text: Reading, source: Reading): boolean {
  const now = between(text, first.part, second.part)
  const then = between(source, second.said, first.said)
  if (!now || !then) return false
  const isIn = (reading: Reading, folds: readonly string[]) =>
    folds.some((fold) => reading.grammar.has('is', fold) || reading.grammar.has('was', fold))
  const isThere = isIn(text, now) || isIn(source, then)
  const isPlain = text.lexicon.language !== 'en' && now.length === 0 && then.length === 0
  return isThere || (isPlain && !first.part.isName && !second.part.isName)
}

/** The small words between two others, or nothing where something else is said between them. */
function between({ tokens, segments }: Reading, one: Part, other: Part): string[] | undefined {
  const apart = segments
    .flatMap(({ parts }) => parts)
    .some(({ at, chunk }) => at > one.at && at < other.at && chunk !== one.chunk && chunk !== other.chunk)
  const inside = tokens.slice(one.at + 1, other.at).filter(({ role }) => role === 'free' || role === 'joint')
  return apart ? undefined : inside.map(({ fold }) => fold)
}

function bareNouns({ parts }: Segment, language: string): number[] {
  const nouns = parts.filter(
    (part) =>
      part.governor === '' &&
      !part.isMovable &&
      (part.hasDeterminer || part.owner !== '' || part.isName || (language === 'de' && isCapital(part))),
  )
  return [...new Set(nouns.map(({ chunk }) => chunk))]
}

/** "The agent repainted the hall" leaves out that it was promised. */
export function skipped(pairs: readonly PartPair[], source: Reading): string[] {
  const bare = pairs
    .filter(({ said }) => said.governor === '' && !said.isMovable)
    .toSorted((a, b) => a.said.at - b.said.at)
  const taken = new Set(pairs.map(({ said }) => said))
  return bare.flatMap((one, at) => {
    const next = bare[at + 1]
    if (!next || next.segment !== one.segment) return []
    const isSkipped = one.segment.parts.some(
      (part) =>
        !taken.has(part) &&
        part.at > one.said.at &&
        part.at < next.said.at &&
        part.governor === '' &&
        !part.isMovable &&
        part.token.role === 'word' &&
        !(part.chunk === one.said.chunk && part.chunk === next.said.chunk) &&
        !isAttribute(part, one, next, source),
    )
    return isSkipped ? [textOf(next)] : []
  })
}

/** What only describes the word behind or before it. */
function isAttribute(part: Part, one: PartPair, next: PartPair, { lexicon }: Reading): boolean {
  if (part.chunk === next.said.chunk) return part.hasDeterminer
  return (
    part.chunk === one.said.chunk &&
    lexicon.language !== 'en' &&
    lexicon.language !== 'de' &&
    one.said.hasDeterminer &&
    part.at === one.said.at + 1 &&
    next.said.at > part.at + 1
  )
}
