import type { CustomerLanguage } from '#contract/languages.ts'
import { noTheme, troubles } from '../words/subjects.ts'
import { type Found, findPhrases, type PhraseIndex } from './phrase-index.ts'
import { type Token, tokensOf } from './tokens.ts'
import { type Tones, tonesOf, toneAt } from './tone.ts'
import { type Meant, type Tone, type Vocabulary, vocabularyOf } from './vocabulary.ts'

/** What a text speaks of, and how. */
export interface Mention {
  readonly theme: string
  readonly tone: Tone
  /** Where in the text. */
  readonly at: number
  readonly end: number
}

/** A text with the stars that it came with. */
export interface ReadText {
  readonly content: string
  readonly rating: number | null
}

/** Phrases of a business of its own. */
export type OwnPhrases = PhraseIndex<Meant>

/** Everything that a text mentions, in order. */
export function mentionsIn(
  { content, rating }: ReadText,
  language: CustomerLanguage,
  own?: OwnPhrases,
): Mention[] {
  const vocabulary = vocabularyOf(language)
  const tokens = tokensOf(content, language)
  const subjects = findPhrases(tokens, vocabulary.subjects)
  const found = own
    ? [...subjects, ...findPhrases(tokens, own)].toSorted((a, b) => a.from - b.from)
    : subjects
  const meant = found.filter(({ meaning }) => meaning.theme !== noTheme)
  if (meant.length === 0) return []
  const tones = tonesOf(tokens, vocabulary)
  const named = new Set(meant.map(({ from }) => tones.clauseOf[from]))
  return meant.map((one) => ({
    theme: one.meaning.theme,
    tone:
      toneOf(one, tokens, tones, vocabulary, (clause) => named.has(clause)) || impliedBy(rating, one, tones),
    at: tokens[one.from]!.at,
    end: tokens[one.to - 1]!.end,
  }))
}

function toneOf(
  found: Found<Meant>,
  tokens: readonly Token[],
  tones: Tones,
  vocabulary: Vocabulary,
  isNamedIn: (clause: number) => boolean,
): Tone {
  const { theme, tone } = found.meaning
  const isDenied = tones.negations.some(
    ({ from, to }) =>
      tones.clauseOf[from] === tones.clauseOf[found.from] &&
      to <= found.from &&
      found.from - to <= (tone === 0 ? 1 : 3) &&
      tokens.slice(to, found.from + 1).every(({ gap }) => gap === 'none'),
  )
  if (tones.excesses.has(found.from)) return -1
  if (tone !== 0) return isDenied ? (tone === 1 ? -1 : 1) : tone
  const said = toneAt(found, tokens, tones, vocabulary, isNamedIn)
  const isTrouble = troubles.has(theme)
  // "No parking", "no waiting".
  if (isDenied && (said === 0 || isTrouble)) return isTrouble ? 1 : -1
  return said === 0 && isTrouble ? -1 : said
}

/** Where the sentence says nothing of how good it was, the stars do, when they are clear. */
function impliedBy(rating: number | null, { from }: Found<Meant>, tones: Tones): Tone {
  if (rating === null || (rating > 2 && rating < 5) || tones.turned.has(tones.sentenceOf[from]!)) return 0
  if (tones.judgments.some((one) => tones.sentenceOf[one.from] === tones.sentenceOf[from])) return 0
  return rating === 5 ? 1 : -1
}
