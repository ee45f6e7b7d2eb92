import { type Evidence, type Source } from '../grounding/evidence.ts'
import { isClaim, type Token } from '../grounding/tokens.ts'
import { isOtherGender } from './gender.ts'
import type { Grammar } from './grammar.ts'
import { mainSegment } from './helpers.ts'
import { type Part, type PartPair, type Reading } from './types.ts'

/** "Her cousin set the tables up" of "Amelia brought the tables and her cousin set them up". */
export function withPronouns(pairs: readonly PartPair[], reading: Reading): readonly PartPair[] | undefined {
  const main = mainSegment(pairs)
  if (!main || pairs.every(({ segment }) => segment === main)) return undefined
  const inside = reading.tokens.slice(main.from, main.to)
  const kept = pairs.filter(
    ({ part, segment }) =>
      segment === main || segment.from > main.from || !hasPronoun(inside, part.governor, reading.grammar),
  )
  return kept.length > 0 && kept.every(({ segment }) => segment === main) ? kept : undefined
}

const mostWordsOfName = 7

/** A noun for what an answer only calls "they" or "it": one that its question, or what was said before it, names. */
export function isResolved(
  part: Part,
  pairs: readonly PartPair[],
  text: Reading,
  { source, reading, evidence: { sources } }: { source: Source; reading: Reading; evidence: Evidence },
): boolean {
  const { key } = part.token
  if (source.asked.has(key) || source.granted.has(key)) return true
  const named = source.readings.slice(0, source.readings.indexOf(reading)).filter((one) => hasKey(one, key))
  const isNamed =
    isThingSaid(part, text) &&
    (named.length > 0 || isNamedElsewhere(key, source, sources) || isTopic(key, source, sources))
  const { grammar } = reading
  // A pronoun that stands in the text as well is not what the noun replaces.
  const isReplaced =
    hasPronoun(reading.tokens, part.governor, grammar) && !hasPronoun(text.tokens, part.governor, grammar)
  if (part.token.role !== 'number' && isNamed && isReplaced) return true
  const subject = mainSegment(pairs)?.subject.kind
  const isSubject = part.governor === '' && pairs.every((pair) => pair.part.at > part.at)
  if (part.token.role === 'number' || !isSubject || (subject !== 'they' && subject !== 'open')) return false
  return isNamed && !isOtherGender(named, key, mainSegment(pairs), reading)
}

/** A noun, as far as one can see: with something before it that only nouns have. */
function isThingSaid(part: Part, { segments, lexicon }: Reading): boolean {
  const row = segments.flatMap(({ parts }) => parts).filter(({ chunk }) => chunk === part.chunk)
  if (lexicon.language === 'de') return /^\p{Lu}/u.test(part.token.text)
  return (
    row.some(
      ({ hasDeterminer, owner, isName, governor }) =>
        hasDeterminer || owner !== '' || isName || governor !== '',
    ) || part.at === 0
  )
}

/** What the answer before it begins with: "My grandmother's clock had stopped" makes it the clock. */
function isTopic(key: string, source: Source, sources: readonly Source[]): boolean {
  return sources.slice(0, sources.indexOf(source)).some(({ readings: [first] }) => {
    const own = first?.segments[0]?.own
    return own?.kind === 'named' && own.parts[0]?.token.key === key
  })
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
export function hasPronoun(tokens: readonly Token[], governor: string, grammar: Grammar): boolean {
  return tokens.some(({ fold }, at) => {
    if (!grammar.has('it', fold) || isArticle(fold, tokens[at + 1])) return false
    return governor === '' || grammar.governors.get(tokens[at - 1]?.fold ?? '') === governor
  })
}

/** Romance pronouns are articles before a noun; before a verb nobody can tell, but a verb has an ending of its own. */
function isArticle(fold: string, next: Token | undefined): boolean {
  if (!/^(?:l[aeo]s?|l'|les|[ao]s?)$/.test(fold) || next === undefined) return false
  if (next.person === 'my' || next.person === 'our') return true
  return isClaim(next) && !/(?:é|ó|í|aron|ieron|aram|ou|ei|iam|avam|ais|ait)$/u.test(next.text)
}

export function hasKey({ segments }: Reading, key: string): boolean {
  return segments.some(({ parts }) => parts.some(({ token }) => token.key === key))
}
