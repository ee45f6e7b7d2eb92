import type { CustomerLanguage } from '#contract/languages.ts'
import { wordTokensOf } from '../text/text.ts'
import { languageOf } from './words/language-of.ts'
import type { Lexicon } from './words/lexicon.ts'
import { lexicons } from './words/lexicons.ts'

/** Longer than what people leave without a verb. */
const longestFragment = 9
const tooMuch = /(?<!\p{L})(?:too|zu(?! hause| \p{Ll}+en(?!\p{L}))) \p{L}/iu
const thanks = /^(?:thank|gracias|merci|danke|vielen dank|obrigad[oa]|great job|well done|bravo)/i

/** The words of the language that something is written in, or else those of the page. */
export function lexiconFor(text: string, language: CustomerLanguage): Lexicon {
  return lexicons[languageOf(text) ?? language]
}

/** Whether words are a sentence by themselves, and not "quick delivery". */
export function isSentence(text: string, { subjects, verbs, verbEnding, clauseStarts }: Lexicon): boolean {
  const words = wordTokensOf(text)
  if (thanks.test(text) || words.length > longestFragment) return true
  if (words.length < 2) return false
  const isVerb = (word: string) => subjects.has(word) || verbs.has(word) || verbEnding?.test(word) === true
  const at = words.findIndex(isVerb)
  return at !== -1 && !words.slice(0, at).some((word) => clauseStarts.has(word))
}

/** Whether words begin as a sentence does: "It took two weeks", and not "Two weeks until everything was set up". */
export function beginsAsSentence(text: string, { subjects, verbs, verbEnding }: Lexicon): boolean {
  return wordTokensOf(text)
    .slice(0, 4)
    .some((word) => subjects.has(word) || verbs.has(word) || verbEnding?.test(word) === true)
}

/** Whether words tell of something bad, as far as they show it: "no problems" does not, "not friendly" does. */
export function isDissatisfied(text: string, { bad, negations }: Lexicon): boolean {
  const words = wordTokensOf(text)
  const isNegated = (at: number) => words.slice(Math.max(0, at - 3), at).some((word) => negations.has(word))
  const isBad = words.some((word, at) => bad.has(word) && !negations.has(word) && !isNegated(at))
  const isDenied = words.some(
    (word, at) => negations.has(word) && !words.slice(at + 1, at + 4).some((next) => bad.has(next)),
  )
  return isBad || isDenied || tooMuch.test(text)
}

/** Whether words are a bare yes, no or nothing. */
export function isReply(text: string, { replies, intensifiers }: Lexicon): boolean {
  const [first = '', ...others] = wordTokensOf(text)
  return replies.has(first) && others.every((word) => replies.has(word) || intensifiers.has(word))
}
