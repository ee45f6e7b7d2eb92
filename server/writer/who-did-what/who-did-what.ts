import { type Evidence, type Source } from '../grounding/evidence.ts'
import { isClaim, type Token } from '../grounding/tokens.ts'
import { conflictsOf } from './conflicts.ts'
import { mainSegment } from './helpers.ts'
import { orderConflicts } from './order.ts'
import { pairParts } from './pair.ts'
import { readSentence } from './reading.ts'
import { type Part, type PartPair, type Reading, type Segment } from './types.ts'

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
  const optional = segment.parts.filter(({ token }) => token.role === 'carrier' || token.role === 'topic')
  const candidates = evidence.sources.flatMap((source) =>
    source.readings.flatMap((reading): Candidate[] => {
      const { pairs, absent } = pairParts(needed, optional, reading)
      if (pairs.length === 0 || !absent.every((part) => isResolved(part, pairs, source, reading, evidence)))
        return []
      return [
        {
          source,
          reading,
          pairs,
          conflicts: conflictsOf(segment, pairs, text, {
            reading,
            isOfBefore: source.isOfBefore,
            carries: ({ role, key }) =>
              !source.said.has(key) &&
              (role === 'carrier' || source.asked.has(key) || source.granted.has(key)),
          }),
        },
      ]
    }),
  )
  return { needed, candidates }
}

/** Words that an answer says: what no answer says is another matter, and was looked at before. */
function isNeeded({ token }: Part, { sources, names }: Evidence): boolean {
  if (token.role !== 'word' && token.role !== 'number') return false
  if (names.has(token.fold) || names.has(token.key)) return false
  return sources.some(({ said }) => said.has(token.key))
}

const mostWordsOfName = 7

/** A noun for what an answer only calls "they" or "it": one that its question, or what was said before it, names. */
function isResolved(
  part: Part,
  pairs: readonly PartPair[],
  source: Source,
  reading: Reading,
  { sources }: Evidence,
): boolean {
  const { key } = part.token
  if (source.asked.has(key) || source.granted.has(key)) return true
  const isNamed =
    source.readings.slice(0, source.readings.indexOf(reading)).some((one) => hasKey(one, key)) ||
    isNamedElsewhere(key, source, sources)
  if (part.token.role !== 'number' && isNamed && hasPronoun(reading, part.governor)) return true
  const subject = mainSegment(pairs)?.subject.kind
  const isSubject = part.governor === '' && pairs.every((pair) => pair.part.at > part.at)
  if (part.token.role === 'number' || !isSubject || (subject !== 'they' && subject !== 'open')) return false
  return isNamed
}

/** A short answer only names something: "black boots, size 38". */
function isNamedElsewhere(key: string, source: Source, sources: readonly Source[]): boolean {
  return sources.some(
    (other) =>
      other !== source &&
      other.readings.length === 1 &&
      other.readings.some(
        (one) => one.segments.flatMap(({ parts }) => parts).length <= mostWordsOfName && hasKey(one, key),
      ),
  )
}

/** "We throw away half of it": a word for what was named before. */
function hasPronoun({ tokens, grammar }: Reading, governor: string): boolean {
  return tokens.some(({ fold }, at) => {
    if (!grammar.has('it', fold) || (isArticle(tokens[at + 1]) && fold !== 'it' && fold !== 'them'))
      return false
    return governor === '' || grammar.governors.get(tokens[at - 1]?.fold ?? '') === governor
  })
}

/** Romance pronouns are articles before a noun; before a verb nobody can tell, but a verb has an ending of its own. */
function isArticle(next: Token | undefined): boolean {
  return (
    next !== undefined &&
    isClaim(next) &&
    !/(?:é|ó|í|aron|ieron|aram|ou|ei|iam|avam|ais|ait)$/u.test(next.text)
  )
}

function hasKey({ segments }: Reading, key: string): boolean {
  return segments.some(({ parts }) => parts.some(({ token }) => token.key === key))
}

/** Parts of a sentence that lean on each other have to do so in an answer: conditions, who is meant, whose deed it is. */
function betweenSegments(found: readonly Found[], text: Reading): string[] {
  return found.flatMap((one, at) => {
    const good = one.candidates.filter(({ conflicts }) => conflicts.length === 0)
    if (one.needed.length === 0) return likesOther(one, found[at + 1], text)
    const word = text.tokens[one.segment.from]?.text ?? ''
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
    return !pair || orderConflicts([pair, ...candidate.pairs], text, candidate.reading).length === 0
  })
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
