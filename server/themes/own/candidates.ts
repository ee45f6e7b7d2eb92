import { findPhrases } from '../read/phrase-index.ts'
import { type Token, tokensOf } from '../read/tokens.ts'
import type { Vocabulary } from '../read/vocabulary.ts'

/** One word or two that texts have in common. */
export interface Candidate {
  readonly stems: readonly string[]
  /** As most write it. */
  readonly name: string
  readonly texts: number
  readonly times: number
  /** In how many texts it stands where a noun does. */
  readonly asNoun: number
}

export interface Counted {
  readonly candidates: readonly Candidate[]
  /** How many words the texts have. */
  readonly tokens: number
}

interface Tally {
  readonly stems: readonly string[]
  readonly names: Map<string, number>
  texts: number
  times: number
  asNoun: number
}

/** Counts the words and pairs of words that name no theme of everybody and judge nothing. */
export function candidatesIn(texts: readonly string[], vocabulary: Vocabulary): Counted {
  const tallies = new Map<string, Tally>()
  let total = 0
  for (const text of texts) {
    const tokens = tokensOf(text, vocabulary.language)
    total += tokens.length
    const seen = new Map<string, boolean>()
    for (const { stems, name, isNoun } of namedIn(tokens, vocabulary)) {
      const key = stems.join(' ')
      const tally = tallies.get(key) ?? { stems, names: new Map(), texts: 0, times: 0, asNoun: 0 }
      tallies.set(key, tally)
      tally.times += 1
      tally.names.set(name, (tally.names.get(name) ?? 0) + 1)
      seen.set(key, seen.get(key) === true || isNoun)
    }
    for (const [key, isNoun] of seen) {
      const tally = tallies.get(key)!
      tally.texts += 1
      if (isNoun) tally.asNoun += 1
    }
  }
  const candidates = [...tallies.values()].map(({ names, ...tally }) => ({
    ...tally,
    name: mostFrequent(names),
  }))
  return { candidates, tokens: total }
}

/** A name has its capital wherever somebody gave it one. */
function mostFrequent(names: ReadonlyMap<string, number>): string {
  const [most] = [...names].reduce((best, one) => (one[1] > best[1] ? one : best))
  return [...names.keys()].find((name) => name !== most && name.toLowerCase() === most) ?? most
}

interface Named {
  readonly stems: readonly string[]
  readonly name: string
  readonly isNoun: boolean
}

const plainWord = /^\p{L}[\p{L}\p{M}'’]{2,}$/u

function namedIn(tokens: readonly Token[], vocabulary: Vocabulary): Named[] {
  const taken = new Set<number>()
  for (const index of [vocabulary.subjects, vocabulary.cues, vocabulary.turns] as const)
    for (const { from, to } of findPhrases<unknown>(tokens, index))
      for (let at = from; at < to; at += 1) taken.add(at)
  const isContent = (at: number) => {
    const token = tokens[at]
    return (
      token !== undefined &&
      plainWord.test(token.written) &&
      !vocabulary.functionWords.has(token.word) &&
      !vocabulary.emptyNouns.has(token.stem)
    )
  }
  const named: Named[] = []
  tokens.forEach((token, at) => {
    if (!isContent(at) || taken.has(at)) return
    const isEnd = !isContent(at + 1) || tokens[at + 1]!.gap !== 'none'
    named.push({ stems: [token.stem], name: nameOf(token), isNoun: isNoun(tokens, at, isEnd, vocabulary) })
    const next = tokens[at + 1]
    if (!next || next.gap !== 'none' || !isContent(at + 1) || taken.has(at + 1)) return
    const endsThere = !isContent(at + 2) || tokens[at + 2]!.gap !== 'none'
    const isPair = isNoun(tokens, at, true, vocabulary) || isNoun(tokens, at + 1, endsThere, vocabulary)
    named.push({
      stems: [token.stem, next.stem],
      name: `${nameOf(token)} ${nameOf(next)}`,
      isNoun: isPair && endsThere,
    })
  })
  return named
}

/** With the capital that names and German nouns have; one at the beginning of a sentence says nothing. */
const nameOf = ({ written, gap, at, isName }: Token) =>
  isName || (gap === 'none' && at > 0) ? written : written.toLowerCase()

function isNoun(tokens: readonly Token[], at: number, isEnd: boolean, vocabulary: Vocabulary): boolean {
  const token = tokens[at]!
  if (token.isName) return true
  if (vocabulary.language === 'de') return /^\p{Lu}/u.test(token.written) && at > 0 && token.gap === 'none'
  if (!isEnd) return false
  const isDetermined = (place: number) => {
    const before = tokens[place]
    return (
      before !== undefined &&
      vocabulary.determiners.has(before.word) &&
      tokens.slice(place + 1, at + 1).every(({ gap }) => gap === 'none')
    )
  }
  return isDetermined(at - 1) || isDetermined(at - 2)
}
