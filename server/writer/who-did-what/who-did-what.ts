import { type Evidence, type Source } from '../grounding/evidence.ts'
import type { Token } from '../grounding/tokens.ts'
import { conflictsOf } from './conflicts.ts'
import { mainSegment } from './helpers.ts'
import { orderConflicts } from './order.ts'
import { pairParts } from './pair.ts'
import { hasKey, isResolved, withPronouns } from './pronouns.ts'
import { readSentence } from './reading.ts'
import { type Part, type PartPair, type Reading, type Said, type Segment } from './types.ts'

/** A sentence of an answer that a segment of a text may rest on. */
interface Candidate {
  readonly source: Source
  readonly reading: Reading
  readonly pairs: readonly PartPair[]
  readonly conflicts: readonly string[]
}

/**
 * Words of a sentence that the answers say of somebody else, of something else, in another direction or at another time: each
 * of its parts has to say what one sentence of one answer says, with the same subject and in an order that says the same.
 */
export function otherwiseSaid(sentence: string, evidence: Evidence, isRating: boolean): string[] {
  const text = readSentence(sentence, evidence.lexicon)
  const found = text.segments.map((segment) => ({
    segment,
    ...candidatesFor(segment, text, evidence, isRating),
  }))
  const wrong = found.flatMap(({ candidates, needed }) => {
    if (needed.length === 0 || candidates.some(({ conflicts }) => conflicts.length === 0)) return []
    const [best] = candidates.toSorted((a, b) => a.conflicts.length - b.conflicts.length)
    return best ? best.conflicts : needed.map(({ token }) => token.text)
  })
  return wrong.length > 0 ? wrong : betweenSegments(found, text)
}

interface Found {
  readonly segment: Segment
  readonly needed: readonly Part[]
  readonly candidates: readonly Candidate[]
}

export function candidatesFor(
  segment: Segment,
  text: Reading,
  evidence: Evidence,
  isRating = false,
): Omit<Found, 'segment'> {
  const needed = segment.parts.filter(
    (part) => isNeeded(part, evidence) && !(isRating && part.token.role === 'number'),
  )
  needed.push(...carriersOf(segment, needed, evidence))
  const optional = segment.parts.filter(
    (part) =>
      !needed.includes(part) &&
      (part.token.role === 'carrier' || part.token.role === 'topic' || isOfName(part.token, evidence.names)),
  )
  const candidates = evidence.sources.flatMap((source) =>
    source.readings.flatMap((reading): Candidate[] => {
      const { pairs, absent } = pairParts(needed, optional, reading)
      if (
        pairs.length === 0 ||
        !absent.every((part) => isResolved(part, pairs, text, { source, reading, evidence }))
      )
        return []
      const said: Said = {
        reading,
        isOfBefore: source.isOfBefore,
        carries: ({ role, key }) =>
          !source.said.has(key) && (role === 'carrier' || source.asked.has(key) || source.granted.has(key)),
        isOfName: (token) => isOfName(token, evidence.names) && /^\p{Lu}/u.test(token.text),
      }
      const conflicts = conflictsOf(segment, pairs, text, said)
      const fewer = conflicts.length > 0 ? withPronouns(pairs, reading) : undefined
      if (fewer && conflictsOf(segment, fewer, text, said).length === 0)
        return [{ source, reading, pairs: fewer, conflicts: [] }]
      return [{ source, reading, pairs, conflicts }]
    }),
  )
  return { needed, candidates }
}

/** Words that an answer says: what no answer says is another matter, and was looked at before. */
function isNeeded({ token }: Part, { sources, names }: Evidence): boolean {
  if (token.role !== 'word' && token.role !== 'number') return false
  if (isOfName(token, names) && /^\p{Lu}/u.test(token.text)) return false
  return sources.some(({ said }) => said.has(token.key))
}

/** Of "my mother chose" more than the mother has to be said. */
function carriersOf({ parts, subject }: Segment, needed: readonly Part[], { sources }: Evidence): Part[] {
  const doers = 'parts' in subject ? subject.parts : []
  if (needed.length === 0 || !needed.every((part) => doers.includes(part))) return []
  return parts.filter(
    (part) =>
      part.token.role === 'carrier' &&
      !doers.includes(part) &&
      sources.some(({ said }) => said.has(part.token.key)),
  )
}

function isOfName({ fold, key }: Token, names: Evidence['names']): boolean {
  return names.has(fold) || names.has(key)
}

/** Parts of a sentence that lean on each other have to do so in an answer: conditions, who is meant, whose deed it is. */
function betweenSegments(found: readonly Found[], text: Reading): string[] {
  return found.flatMap((one, at) => {
    const good = one.candidates.filter(({ conflicts }) => conflicts.length === 0)
    const word = text.tokens[one.segment.from]?.text ?? ''
    if (one.needed.length === 0)
      return isReportTurned(one, found[at + 1]) ? [word] : likesOther(one, found[at + 1], text)
    if (good.every((candidate) => isConditionDropped(candidate, text))) return [word]
    const before = found[at - 1] ?? found[at + 1]
    if (!before || before.needed.length === 0) return []
    const theirs = before.candidates.filter(({ conflicts }) => conflicts.length === 0)
    const isShared = good.some(({ reading }) => theirs.some((other) => other.reading === reading))
    const { opener, own, isInherited } = one.segment
    if (opener === 'if' || opener === 'when' || (opener === 'binding' && at > 0))
      return isShared ? [] : [word]
    if (opener === 'relative' || (opener === 'that' && own.kind === 'open')) {
      const antecedent = before.segment.parts.at(-1)
      if (isShared && own.kind === 'open' && !isSubjectOf(antecedent, theirs, good, text)) return [word]
      return isShared || (antecedent && good.some(({ reading }) => hasKey(reading, antecedent.token.key)))
        ? []
        : [word]
    }
    if (!isInherited || isShared) return []
    return good.some((candidate) => agreesWith(candidate, one.segment, theirs)) ? [] : [word]
  })
}

/** "The tenant who called Tom" of "Tom called the tenant". */
function isSubjectOf(
  antecedent: Part | undefined,
  theirs: readonly Candidate[],
  good: readonly Candidate[],
  text: Reading,
): boolean {
  return good.some((candidate) => {
    const other = theirs.find(({ reading }) => reading === candidate.reading)
    const pair = other?.pairs.find(({ part }) => part === antecedent)
    if (!pair) return true
    const main = mainSegment(candidate.pairs)
    return main && main !== pair.segment
      ? isAntecedent(pair, main, candidate.reading)
      : orderConflicts([pair, ...candidate.pairs], text, candidate.reading).length === 0
  })
}

/** "My mother, who chose" of "my mother chose", not of "Tom brought three, and my mother chose". */
function isAntecedent(
  { said }: PartPair,
  { opener, own, subject, from }: Segment,
  { segments }: Reading,
): boolean {
  if (opener === 'relative') {
    const before = segments.findLast((one) => one.to <= from)
    return before?.parts.at(-1)?.chunk === said.chunk
  }
  if (own.kind === 'first') return false
  return (
    own.kind !== 'named' || ('parts' in subject && subject.parts.some(({ chunk }) => chunk === said.chunk))
  )
}

/** "He told me that" of "nobody told me that". */
function isReportTurned({ segment }: Found, next: Found | undefined): boolean {
  if (next?.segment.opener !== 'that') return false
  const isDenied = ({ parts }: Segment) => parts.some(({ claim }) => claim?.marks.has('not') ?? false)
  const good = next.candidates.filter(({ conflicts }) => conflicts.length === 0)
  return (
    good.length > 0 &&
    good.every(({ pairs, reading: { segments } }) => {
      const main = mainSegment(pairs)
      const before = segments.findLast(({ to }) => to <= (main?.from ?? 0))
      return main?.opener === 'that' && before !== undefined && isDenied(before) !== isDenied(segment)
    })
  )
}

/** "I liked: faster delivery" of somebody who missed it. */
function likesOther({ segment }: Found, next: Found | undefined, { lexicon }: Reading): string[] {
  const { like } = lexicon.source.granted
  const verb = segment.parts.find(({ token, claim }) => token.key === like && !claim?.marks.has('not'))
  if (!verb || !next || next.needed.length === 0 || next.segment.opener !== '') return []
  const isLiked = next.candidates.some(
    ({ source, conflicts }) =>
      conflicts.length === 0 &&
      (source.granted.has(like) || (source.asked.get(like)?.some(({ marks }) => marks.size === 0) ?? false)),
  )
  return isLiked ? [] : [verb.token.text]
}

/** "And explained it" is said of whoever came before it. */
function agreesWith(
  { source, pairs }: Candidate,
  { subject }: Segment,
  theirs: readonly Candidate[],
): boolean {
  const then = mainSegment(pairs)?.subject
  if (!then) return true
  if (subject.kind === 'first') return then.kind === 'first' || then.kind === 'open'
  if (subject.kind === 'named')
    return (
      then.kind === 'named' ||
      source.said.has(subject.parts[0]?.token.key ?? '') ||
      theirs.some((other) => other.source === source)
    )
  return then.kind !== 'first'
}

/** "It works if you restart it" is not "it works". */
function isConditionDropped({ pairs, reading }: Candidate, text: Reading): boolean {
  const main = mainSegment(pairs)
  const at = main ? reading.segments.indexOf(main) : -1
  const beside = [reading.segments[at - 1], reading.segments[at + 1]]
  const isPast =
    reading.segments.some(({ from, to }) =>
      reading.tokens.slice(from, to).some(({ fold }) => reading.grammar.has('was', fold)),
    ) ||
    /(?:ed|aron|ieron|ó|aram|ou)$/u.test(
      reading.tokens
        .map(({ text: one }) => one.toLowerCase())
        .find((one) => /(?:ed|aron|ieron|ó|aram|ou)$/u.test(one)) ?? '',
    )
  return beside.some((segment) => {
    if (!segment || (segment.opener !== 'if' && !(segment.opener === 'when' && !isPast))) return false
    if (pairs.some((pair) => pair.segment === segment)) return false
    return !text.segments.some(({ opener }) => opener === segment.opener)
  })
}
