import { isNoun, isPassive, isThing, mainSegment, shares, textOf } from './helpers.ts'
import { hasPronoun } from './pronouns.ts'
import { type Part, type PartPair, type Reading, type Said, type Segment } from './types.ts'

/** Who does it: the customer, or somebody else. */
export function subjectConflicts(
  segment: Segment,
  pairs: readonly PartPair[],
  text: Reading,
  { reading: source, carries, isOfName }: Said,
): string[] {
  const main = mainSegment(pairs)
  if (!main) return []
  const [now, then] = [segment.subject, main.subject]
  const word = text.tokens[segment.from]?.text ?? ''
  if (isByOther(segment, pairs, main, isOfName) || isOtherObject(segment, pairs, main, isOfName))
    return [word]
  if (now.kind === 'first') {
    const isOther =
      then.kind === 'they' ||
      (then.kind === 'named' && !then.parts.every(({ token }) => token.role === 'carrier'))
    if (isOther && !isCarried(text, pairs, carries) && !(main.hasMe && hasIs(text, segment))) return [word]
  } else if (then.kind === 'first') {
    const isOurs = now.kind === 'open' || (now.kind === 'named' && isPairedNoun(now.parts, pairs))
    if (!isOurs) return [word]
  } else if (
    segment.isInherited &&
    (now.kind === 'named' || now.kind === 'open') &&
    then.kind === 'named' &&
    !shares(now.parts, then.parts)
  ) {
    return [word]
  }
  if (
    segment.hasMe &&
    now.kind !== 'first' &&
    then.kind === 'first' &&
    !main.hasMe &&
    source.lexicon.language !== 'fr'
  )
    return [word]
  const has = (reading: Reading, { from, to }: Segment) =>
    hasPronoun(reading.tokens.slice(from, to), '', reading.grammar)
  if (segment.hasMe && now.kind !== 'first' && !main.hasMe && has(source, main) && !has(text, segment))
    return [word]
  return segment.hasThem &&
    !segment.hasMe &&
    main.hasMe &&
    !main.hasThem &&
    text.lexicon.language !== 'es' &&
    text.lexicon.language !== 'fr'
    ? [word]
    : []
}

/** "Harbor charged us" of "our last plumber charged us": who is named there is not who is named here. */
function isByOther(
  segment: Segment,
  pairs: readonly PartPair[],
  main: Segment,
  isOfName: Said['isOfName'],
): boolean {
  const isPaired = (one: Part) => pairs.some(({ part, said }) => part === one || said === one)
  const isNamed = doersOf(segment).some(
    (one) => !isPaired(one) && (isOfName(one.token) || one.token.role === 'word'),
  )
  return isNamed && doersOf(main).some((one) => !isPaired(one))
}

/** "My wife asked Harbor" of "my wife asked me". */
function isOtherObject(
  { parts, hasMe }: Segment,
  pairs: readonly PartPair[],
  main: Segment,
  isOfName: Said['isOfName'],
): boolean {
  const [, ...others] = parts
  return (
    main.hasMe &&
    !hasMe &&
    others.some(
      (one) => isOfName(one.token) && one.governor === '' && !pairs.some(({ part }) => part === one),
    )
  )
}

/** Who does what is done: the first word of a subject, and what stands behind "by". */
function doersOf({ own, parts }: Segment): Part[] {
  const first = own.kind === 'named' ? own.parts.find(({ token }) => token.role === 'word') : undefined
  const agents = parts.filter(({ governor }) => governor === 'by')
  return first ? [...agents.slice(0, 1), first] : agents.slice(0, 1)
}

/** "I found the staff friendly": the verb only carries what is said, or is that of the question. */
function isCarried({ segments }: Reading, pairs: readonly PartPair[], carries: Said['carries']): boolean {
  return segments
    .flatMap(({ parts }) => parts)
    .some((one) => !pairs.some(({ part }) => part === one) && carries(one.token))
}

function hasIs({ tokens, grammar }: Reading, { from, to }: Segment): boolean {
  return tokens.slice(from, to).some(({ fold }) => grammar.has('is', fold) || grammar.has('was', fold))
}

function isPairedNoun(parts: readonly Part[], pairs: readonly PartPair[]): boolean {
  return parts.some((part) => pairs.some((pair) => pair.part === part))
}

/** "Tom called me" of "Tom called the tenant". */
export function replaced(segment: Segment, pairs: readonly PartPair[]): string[] {
  const main = mainSegment(pairs)
  const [last] = pairs.toSorted((a, b) => b.said.at - a.said.at)
  if (!main || !last || !segment.hasMe || main.hasMe || main.subject.kind === 'first') return []
  const isReplaced = main.parts.some(
    (part) =>
      part.at > last.said.at && part.governor === '' && !part.isMovable && part.chunk !== last.said.chunk,
  )
  return isReplaced ? [textOf(last)] : []
}

/** "Tom was called" of "Tom called the tenant": what is done to somebody was done by them. */
export function passiveConflicts(
  segment: Segment,
  pairs: readonly PartPair[],
  text: Reading,
  source: Reading,
): string[] {
  return pairs.flatMap((verb) => {
    if (
      !isPassive(text, segment, verb.part.at) ||
      isPassive(source, verb.segment, verb.said.at) ||
      (text.lexicon.language === 'de' && isNoun(verb, 'de'))
    )
      return []
    const isDoer = pairs.some(
      ({ part, said, segment: of }) =>
        of === verb.segment &&
        part.governor === '' &&
        said.governor === '' &&
        part.at < verb.part.at &&
        said.at < verb.said.at &&
        !part.isMovable,
    )
    const hasOther = verb.segment.parts.some(
      (part) =>
        part.governor === '' &&
        !part.isMovable &&
        part.chunk !== verb.said.chunk &&
        isThing(part, text.lexicon.language) &&
        !pairs.some(({ said }) => said === part),
    )
    return isDoer && hasOther ? [textOf(verb)] : []
  })
}
