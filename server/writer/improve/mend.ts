import type { CustomerLanguage } from '#contract/languages.ts'
import { correctSpelling } from '../../kit/spelling/correct-spelling.ts'

/** Words that nobody means twice in a row. Others do: "had had", "nous nous", "die die". */
const neverTwice: Readonly<Record<CustomerLanguage, string>> = {
  en: 'the|a|an|to|of|in|and|for|with|it|was|is',
  es: 'de|la|el|los|las|en|un|una|y|con',
  fr: 'le|la|les|de|des|un|une|et|dans|avec',
  de: 'und|ein|eine|mit|für|ist|war|auf|von',
  pt: 'de|o|os|as|em|um|uma|e|com',
}

/**
 * Corrects what is wrong whatever it means: spaces, punctuation, capitals, and words whose meaning is clear. `names` stay
 * as they are. Reads a dictionary: for a reader thread.
 */
export function mendText(text: string, language: CustomerLanguage, names: readonly string[] = []): string {
  const twice = new RegExp(`(?<![\\p{L}'’-])(${neverTwice[language]}) \\1(?![\\p{L}'’-])`, 'giu')
  return [
    spaces(language),
    marks,
    (all: string) => correctSpelling(all, language, names),
    (all: string) => all.replace(twice, '$1'),
    pronoun(language),
    capitals,
  ].reduce((mended, step) => step(mended), text)
}

function spaces(language: CustomerLanguage): (text: string) => string {
  // French puts a space before these on purpose.
  const before = language === 'fr' ? / +([,.])/g : / +([,.;:!?])/g
  return (text) =>
    text
      .replace(/ {2,}/g, ' ')
      .replace(before, '$1')
      .replace(/(?<=\p{L})([,;])(?=\p{L})/gu, '$1 ')
      .replace(/(?<=\p{Ll}{2})([.!?])(?=\p{Lu}\p{Ll})/gu, '$1 ')
}

function marks(text: string): string {
  const once = text
    .replace(/([!?])\1+/g, '$1')
    .replace(/,{2,}/g, ',')
    .replace(/\.{4,}/g, '…')
  return /[\p{L}\p{N}]$/u.test(once) ? `${once}.` : once
}

const pronoun = (language: CustomerLanguage) => (text: string) =>
  language === 'en' ? text.replace(/(?<![\p{L}.'’])i(?=['’](?:m|ve|ll|d)\b|[ ,])/gu, 'I') : text

/** After a full stop only behind a word of three letters: shorter ones may be abbreviations. */
function capitals(text: string): string {
  return text.replace(/^\p{Ll}|(?<=\p{L}{3}[.!?] )\p{Ll}|(?<=[!?] )\p{Ll}|(?<=\n)\p{Ll}/gu, (letter) =>
    letter.toUpperCase(),
  )
}
