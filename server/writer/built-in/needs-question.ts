import type { CustomerLanguage } from '#contract/languages.ts'
import type { Answer } from '../briefs/brief.ts'
import { wordTokensOf } from '../text/text.ts'
import { isDissatisfied, isSentence } from './kind-of-words.ts'
import {
  asksForFaults,
  asksWhatWasBefore,
  asksWhatWasGood,
  asksWhoOrWhat,
  circumstances,
  foldedQuestion,
  otherPeople,
  reasons,
} from './questions.ts'
import type { Lexicon } from './words/lexicon.ts'
import { foldedWords, telling } from './words/telling.ts'

const anybody =
  /^(?:(?:a|para|à|pour|to|for|an|für) )?(?:people|anyone|anybody|everyone|those|gente|quien|quienes|personas|todos|cualquiera|quem|pessoas|qualquer|ceux|celles|gens|personnes|tous|des|wer|alle|allen|jede[mnr]?|leuten?|menschen)\b/i
const recommending = /recom|empfehl/
/** About who says it, and not about who is to hear of it. */
const isOnesOwn = /recom|empfehl|empfohl|^(?:i|we|my whole|yo|je|j'|nous|ich|wir|eu|nos)\b/
const shortLatin = /^[\p{Script=Latin}\p{N}\s'’.-]{1,24}$/u
/** So few words name something, and do not yet say anything of it. */
const bareName = 3

/**
 * Whether words would say something else, or nothing, without what was asked: a bare number, "faster delivery" under
 * "What could be better?", "It took nine days" under "What was it like before?", "my neighbors" under "Who would you
 * recommend us to?".
 */
export function needsItsQuestion(
  text: string,
  { question, lead }: Answer,
  lexicon: Lexicon,
  language: CustomerLanguage,
): boolean {
  if (lead && lead.before !== 'picks') return false
  if (!/\p{L}|\p{Extended_Pictographic}/u.test(text)) return true
  if (asksWhatWasBefore(question)) return !saysElsewhere(text, language)
  const asked = foldedQuestion(question)
  if (otherPeople.test(asked) && anybody.test(text)) return true
  if (otherPeople.test(asked) && recommending.test(asked) && !isOnesOwn.test(foldedWords(text))) return true
  if (isSentence(text, lexicon)) return false
  return !standsAlone(text, question, lexicon, language)
}

/** Whether words without a verb say by themselves what was meant. */
function standsAlone(text: string, question: string, lexicon: Lexicon, language: CustomerLanguage): boolean {
  const asked = foldedQuestion(question)
  const isBad = isDissatisfied(text, lexicon)
  const wish = lexicon.comparing.exec(text)
  if (saysNothing(text, lexicon)) return false
  if (asksForFaults(question)) return isBad && wish === null && !namesOneThing(text, lexicon)
  if (asksWhatWasGood(question)) return true
  if (wish?.index === 0 || otherPeople.test(asked) || reasons.test(asked)) return false
  if (isBad && circumstances.test(asked)) return false
  const isShort = wordTokensOf(text).length < bareName && shortLatin.test(text)
  return (!asksWhoOrWhat(question) && !isShort) || isTelling(text, lexicon, language)
}

/** Words that judge, or tell of more than a name: "lost 6 kg", "a cake for thirty guests", and not "Mara". */
function isTelling(text: string, { adjectives, bad }: Lexicon, language: CustomerLanguage): boolean {
  const words = wordTokensOf(text)
  const folded = foldedWords(text)
  const { change, feelings } = telling[language]
  if (words.some((word) => adjectives.has(word) || bad.has(word))) return true
  if ([change, ...Object.values(feelings)].some((pattern) => pattern.test(folded))) return true
  return words.length > bareName && /^\P{Lu}/u.test(text)
}

/** "The wait": what was wrong with it, only the question tells. */
function namesOneThing(text: string, { determiners, adjectives }: Lexicon): boolean {
  const words = wordTokensOf(text).filter((word) => !determiners.has(word))
  return words.length === 1 && !words.some((word) => adjectives.has(word))
}

/** "Very", "not at all", "everything": of what, only the question tells. */
function saysNothing(text: string, lexicon: Lexicon): boolean {
  const { intensifiers, determiners, replies, negations, subjects } = lexicon
  const lists = [intensifiers, determiners, replies, negations, subjects]
  return wordTokensOf(text).every((word) => lists.some((list) => list.has(word)))
}

/** Whether words say themselves that they are about somebody else, or about an earlier time. */
export function saysElsewhere(text: string, language: CustomerLanguage): boolean {
  return telling[language].elsewhere.test(foldedWords(text))
}
