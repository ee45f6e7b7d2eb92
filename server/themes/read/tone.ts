import { type Found, findPhrases } from './phrase-index.ts'
import type { Token } from './tokens.ts'
import type { Cue, Tone, Vocabulary } from './vocabulary.ts'

/** A word that judges, and where. */
interface Judgment {
  readonly from: number
  readonly to: number
  readonly tone: 1 | -1
}

/** What a text says of how good things are, clause by clause. */
export interface Tones {
  readonly judgments: readonly Judgment[]
  /** Each token's clause: what "but" or a full stop begins is another one. */
  readonly clauseOf: readonly number[]
  readonly sentenceOf: readonly number[]
  /** Tokens that negate what follows. */
  readonly negations: readonly Found<Cue>[]
  /** Sentences in which a "but" turns. */
  readonly turned: ReadonlySet<number>
  /** Behind each "too". */
  readonly excesses: ReadonlySet<number>
}

/** A negation reaches so many words. */
const reach = 4
/** How far apart words seem that a comma or an "and" parts. */
const pauseDistance = 3
const joinDistance = 3

export function tonesOf(tokens: readonly Token[], vocabulary: Vocabulary): Tones {
  const { clauseOf, sentenceOf, turned } = clausesOf(tokens, vocabulary)
  const cues = findPhrases(tokens, vocabulary.cues)
  const negations = cues.filter(({ meaning }) => meaning === 'negation')
  const judgments: Judgment[] = []
  const isSameClause = (a: number, b: number) => clauseOf[a] === clauseOf[b]
  cues.forEach((cue, index) => {
    const before = cues[index - 1]
    if (cue.meaning === 'excess') {
      const next = tokens[cue.to]
      if (next && next.gap === 'none' && !vocabulary.functionWords.has(next.word))
        judgments.push({ from: cue.from, to: cue.to, tone: -1 })
      return
    }
    if (cue.meaning !== 'praise' && cue.meaning !== 'criticism') return
    // "Too soft" is no praise.
    if (cue.meaning === 'praise' && before?.meaning === 'excess' && before.to === cue.from) return
    const tone = cue.meaning === 'praise' ? 1 : -1
    const turned =
      isNegated(cues, index, tokens, isSameClause) || isNegatedBehind(cue, cues, tokens, vocabulary)
    judgments.push({ from: cue.from, to: cue.to, tone: turned ? (tone === 1 ? -1 : 1) : tone })
  })
  const excesses = new Set(cues.filter(({ meaning }) => meaning === 'excess').map(({ to }) => to))
  return { judgments, clauseOf, sentenceOf, turned, negations, excesses }
}

function isNegated(
  cues: readonly Found<Cue>[],
  index: number,
  tokens: readonly Token[],
  isSameClause: (a: number, b: number) => boolean,
): boolean {
  const cue = cues[index]!
  let isTurned = false
  for (let at = index - 1; at >= 0; at -= 1) {
    const other = cues[at]!
    if (cue.from - other.to > reach || !isSameClause(other.from, cue.from)) break
    if (hasPause(tokens, other.to, cue.from)) break
    if (other.meaning === 'unsurpassed') return cue.meaning === 'criticism'
    if (other.meaning === 'negation') isTurned = true
    // "Not good and helpful": both are denied; "not slow, fast" has a pause.
  }
  return isTurned
}

/** "Schmeckt nicht": in German the negation may come last. */
function isNegatedBehind(
  cue: Found<Cue>,
  cues: readonly Found<Cue>[],
  tokens: readonly Token[],
  { language }: Vocabulary,
): boolean {
  if (language !== 'de') return false
  const next = cues.find(({ from }) => from >= cue.to)
  if (!next || next.meaning !== 'negation' || next.from - cue.to > 2) return false
  if (hasPause(tokens, cue.to, next.from)) return false
  const behind = tokens[next.to]
  return !behind || behind.gap !== 'none'
}

function hasPause(tokens: readonly Token[], from: number, to: number): boolean {
  for (let at = from; at <= to && at < tokens.length; at += 1) {
    if (tokens[at]!.gap !== 'none') return true
  }
  return false
}

function clausesOf(tokens: readonly Token[], { turns }: Vocabulary) {
  const begins = new Set(findPhrases(tokens, turns).map(({ from }) => from))
  const clauseOf: number[] = []
  const sentenceOf: number[] = []
  let [clause, sentence] = [0, 0]
  tokens.forEach(({ gap }, index) => {
    if (gap === 'sentence') sentence += 1
    if (gap === 'sentence' || begins.has(index)) clause += 1
    clauseOf.push(clause)
    sentenceOf.push(sentence)
  })
  const turned = new Set([...begins].map((index) => sentenceOf[index]!))
  return { clauseOf, sentenceOf, turned }
}

/** What is said of the words from `from` up to `to`: the nearest judgment of their clause, or of one beside it that names nothing. */
export function toneAt(
  { from, to }: { from: number; to: number },
  tokens: readonly Token[],
  tones: Tones,
  { joins }: Vocabulary,
  isNamedIn: (clause: number) => boolean,
): Tone {
  const clause = tones.clauseOf[from]!
  const own = weigh(tones.judgments.filter((one) => tones.clauseOf[one.from] === clause))
  if (own !== 0) return own
  for (const beside of [clause + 1, clause - 1]) {
    if (isNamedIn(beside)) continue
    const judged = tones.judgments.filter(
      (one) => tones.clauseOf[one.from] === beside && tones.sentenceOf[one.from] === tones.sentenceOf[from],
    )
    const tone = weigh(judged)
    if (tone !== 0) return tone
  }
  return 0

  function weigh(judgments: readonly Judgment[]): Tone {
    let sum = 0
    for (const one of judgments) {
      const distance = distanceBetween(one, { from, to })
      sum += one.tone / (1 + distance) ** 2
    }
    return sum > 0 ? 1 : sum < 0 ? -1 : 0
  }

  function distanceBetween(one: Judgment, named: { from: number; to: number }): number {
    const [first, last] = one.from < named.from ? [one.to, named.from] : [named.to, one.from]
    let distance = Math.max(0, last - first)
    for (let at = first; at <= last && at < tokens.length; at += 1) {
      const token = tokens[at]!
      if (token.gap !== 'none') distance += pauseDistance
      if (at < last && joins.has(token.word)) distance += joinDistance
    }
    return distance
  }
}
