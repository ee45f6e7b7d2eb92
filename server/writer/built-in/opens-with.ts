import type { CustomerLanguage } from '#contract/languages.ts'
import type { Quote } from './quotes-of.ts'
import { languageOf } from './words/language-of.ts'
import { foldedWords, telling } from './words/telling.ts'

/** Whether the first word of a sentence stands for what was named last, or goes on from it. */
export function opensWith(
  kind: 'connecting' | 'pronoun' | 'person',
  { text, typed }: Pick<Quote, 'text' | 'typed'>,
  language: CustomerLanguage,
): boolean {
  const hasLead = !text.toLowerCase().startsWith(typed.slice(0, 1).toLowerCase())
  return !hasLead && telling[languageOf(typed) ?? language][kind].test(foldedWords(typed))
}
