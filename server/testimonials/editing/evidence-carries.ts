import { customerLanguages } from '#contract/languages.ts'
import { hasSignsOf, isFoundIn, isUnspaced } from '#shared/text/same-words.ts'
import { carries, cutsPlainly, sentencesIn } from '../../writer/service.ts'
import { languageOfText } from '../languages/language.ts'

/**
 * Whether the customer's words on file say all that a text says: every sentence of it by the check that drafts pass. To
 * be in them is not enough, because a part of a sentence may say the opposite: "the best in town" of "not the best in
 * town". Other words are kept, but vouch for nothing.
 */
export function carriesText(words: string, text: string): boolean {
  if (words.trim() === '' || text.trim() === '' || !hasSignsOf(text, words)) return false
  if (!/\p{L}/u.test(text) || isUnspaced(text)) return isFoundIn(text, words)
  const language = customerLanguages.find((one) => one === languageOfText(words)) ?? 'en'
  return sentencesIn(text).length > 0 && carries(words, text, language)
}

/** Whether a part of the customer's words, as they stand, may stand alone: above the text, nobody sees what was around it. */
export function mayStandAlone(part: string, words: string): boolean {
  if (!isFoundIn(part, words)) return false
  const language = customerLanguages.find((one) => one === languageOfText(words)) ?? 'en'
  return carriesText(words, part) || (hasSignsOf(part, words) && cutsPlainly(words, part, language))
}
