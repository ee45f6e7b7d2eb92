import { customerLanguages } from '#contract/languages.ts'
import { isFoundIn } from '#contract/same-words.ts'
import { carries, sentencesIn } from '../writer/service.ts'
import { languageOfText } from './language.ts'

/**
 * Whether the customer's words on file say all that a text says: to the letter, or every sentence of it by the check
 * that drafts pass. Other words are kept, but vouch for nothing (ruling 7.13).
 */
export function carriesText(words: string, text: string): boolean {
  if (words.trim() === '' || text.trim() === '') return false
  if (isFoundIn(text, words)) return true
  const language = customerLanguages.find((one) => one === languageOfText(words)) ?? 'en'
  return /\p{L}/u.test(text) && sentencesIn(text).length > 0 && carries(words, text, language)
}
