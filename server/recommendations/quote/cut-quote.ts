import { carries, type KnownText, type SentenceKind, sentenceKindsOf } from '../../writer/service.ts'
import { signalsIn } from '../reading/signals.ts'
import { mayBeLeftOut, praises } from './left-out.ts'
import { turningWords } from './turning-words.ts'

export interface Quote {
  /** Whole sentences, letter for letter. */
  readonly text: string
  readonly isCutBefore: boolean
  readonly isCutAfter: boolean
}

/** Sentences that stay together, and where they are in the text. */
interface Group {
  readonly from: number
  readonly to: number
  readonly wordCount: number
  readonly weight: number
  /** Nothing else of the text depends on it. */
  readonly mayBeLeftOut: boolean
  readonly praises: boolean
}

const sentenceEnd = /[.!?。！？]["'’”»“)\]]*$/u
/** A thought that goes on, and words that are quoted or meant otherwise. */
const openEnd = /(?:\.\.\.?|…)["'’”»“)\]]*$/u
const doubt = /["“”«»„]|[🙄😏🙃😒]|\(!\)|\?!|\/s\b/u
/** What could begin a sentence: a small letter after a full stop may follow an abbreviation. */
const beginning = /^["'“«„¡¿([]*(?:\p{Lu}|\p{N}|\p{Extended_Pictographic})/u

/**
 * As much of a text as was asked for: whole sentences in a row, those that tell most. All of it where it fits, and where
 * leaving something out could change what it says: a "not" of the sentence before, a condition, a criticism, somebody else.
 */
export function cutQuote(content: string, [, mostWords]: readonly [number, number]): Quote {
  const whole: Quote = { text: content.trim(), isCutBefore: false, isCutAfter: false }
  const groups = groupsThatStandAlone(content, mostWords)
  const chosen = groups && bestRun(groups, mostWords)
  if (!groups || !chosen) return whole
  const [first, last] = chosen
  const text = content.slice(groups[first]!.from, groups[last]!.to)
  const known = sentenceKindsOf(content)
  if (!known || !carries(content, text, known.language)) return whole
  return { text, isCutBefore: first > 0, isCutAfter: last < groups.length - 1 }
}

/** Nothing where the text is short enough, in no known language, or where a cut could turn its meaning. */
function groupsThatStandAlone(content: string, mostWords: number): readonly Group[] | undefined {
  if (doubt.test(content)) return undefined
  const known = sentenceKindsOf(content)
  if (!known || wordsOf(known.sentences) <= mostWords) return undefined
  const turning = turningWords[known.language]
  const isPlain = ({ isCritical, words }: SentenceKind) =>
    !isCritical && !words.some((one) => turning.has(one))
  if (!known.sentences.every(isPlain)) return undefined
  return groupsOf(content, known)
}

function groupsOf(content: string, { language, sentences }: KnownText): readonly Group[] {
  const groups: Group[] = []
  let at = 0
  let staysOpen = false
  for (const sentence of sentences) {
    const from = content.indexOf(sentence.text, at)
    const to = from + sentence.text.length
    at = to
    const last = groups.at(-1)
    const belongs = staysOpen || sentence.isLeaning || sentence.isFragment || !beginning.test(sentence.text)
    if (last && belongs) {
      groups[groups.length - 1] = {
        from: last.from,
        to,
        wordCount: last.wordCount + sentence.words.length,
        weight: last.weight + weightOf(sentence, language),
        mayBeLeftOut: last.mayBeLeftOut && mayBeLeftOut(sentence, language),
        praises: last.praises || praises(sentence, language),
      }
    } else {
      groups.push({
        from,
        to,
        wordCount: sentence.words.length,
        weight: weightOf(sentence, language),
        mayBeLeftOut: mayBeLeftOut(sentence, language),
        praises: praises(sentence, language),
      })
    }
    // The first words may be half a thought: "Simply the best. The bread, I mean."
    staysOpen =
      sentence.isFragment ||
      sentence.text.endsWith('?') ||
      openEnd.test(sentence.text) ||
      !sentenceEnd.test(sentence.text)
  }
  return groups
}

/** What somebody felt, got or trusts tells most, then figures and names; length tells a little. */
function weightOf({ text, words }: SentenceKind, language: string): number {
  const signals = Object.values(signalsIn(words, language)).flat().length
  const numbers = text.match(/\p{N}+/gu)?.length ?? 0
  const names = text.match(/(?<=\p{Ll},? )\p{Lu}\p{Ll}+/gu)?.length ?? 0
  return (
    2 * Math.min(4, signals) + 2 * Math.min(3, numbers) + Math.min(3, names) + Math.min(20, words.length) / 10
  )
}

/**
 * The row of groups that tells most within so many words, among those that everything else may be left out beside; of
 * equals the first. Nothing where not one of them fits.
 */
function bestRun(groups: readonly Group[], mostWords: number): readonly [number, number] | undefined {
  let best: { run: readonly [number, number]; weight: number } | undefined
  for (const first of groups.keys()) {
    if (first > 0 && !groups[first - 1]!.mayBeLeftOut) break
    let [words, weight, isPraise] = [0, 0, false]
    for (let last = first; last < groups.length; last += 1) {
      words += groups[last]!.wordCount
      weight += groups[last]!.weight
      isPraise ||= groups[last]!.praises
      if (words > mostWords) break
      // Without praise, a cut would turn a text that has some.
      if (!isPraise || !groups.slice(last + 1).every((group) => group.mayBeLeftOut)) continue
      if (weight > (best?.weight ?? 0)) best = { run: [first, last], weight }
    }
  }
  return best?.run
}

function wordsOf(sentences: readonly SentenceKind[]): number {
  return sentences.reduce((sum, { words }) => sum + words.length, 0)
}
