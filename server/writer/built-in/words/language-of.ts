import { type CustomerLanguage, customerLanguages } from '#contract/languages.ts'
import { wordTokensOf } from '../../text/text.ts'
import { lexicons } from './lexicons.ts'

/** The language whose words a text uses most, or null when it does not tell: an answer can be one name. */
export function languageOf(text: string): CustomerLanguage | null {
  const words = wordTokensOf(text)
  const found = customerLanguages
    .map((language) => {
      const { common, adjectives, nouns } = lexicons[language]
      const known = words.filter((word) => common.has(word) || adjectives.has(word) || nouns.has(word))
      return { language, share: known.length / words.length }
    })
    .toSorted((one, other) => other.share - one.share)
  const [best, second] = found
  return best && second && best.share >= 0.25 && best.share >= second.share * 1.5 ? best.language : null
}
