import { firstWord, wordTokensOf } from './text.ts'
import type { Tongue } from './tongue.ts'

/** The lists of words that have a capital only where they begin a sentence. */
const ordinaryKinds = [
  'adjectives',
  'determiners',
  'intensifiers',
  'subjects',
  'verbs',
  'myVerbs',
  'common',
  'clauseStarts',
  'relatives',
  'leaning',
  'yes',
  'naught',
] as const

/** As it is written inside of a sentence: a capital stays where it may be a name's. */
export function lowered(text: string, { lexicon, language }: Tongue): string {
  const [, first = '', next = ''] = /^([\p{L}'’-]+)(?:\s+(\S+))?/u.exec(text) ?? []
  const word = first.toLowerCase().replace(/’/g, "'")
  const isOwnWay =
    first.slice(1) !== first.slice(1).toLowerCase() || (language === 'en' && /^i(?:'|$)/.test(word))
  if (first === '' || isOwnWay || (language === 'de' && lexicon.nouns.has(word))) return text
  const isOrdinary =
    ordinaryKinds.some((kind) => lexicon[kind].has(word)) ||
    lexicon.nouns.has(word) ||
    lexicon.adjectiveEnding.test(word) ||
    (lexicon.nounEnding?.test(word) ?? false)
  const isBeforeNoun =
    /^\p{Ll}/u.test(next) && language !== 'de' && lexicon.nouns.has(wordTokensOf(next)[0] ?? '')
  return isOrdinary || isBeforeNoun ? first.charAt(0).toLowerCase() + text.slice(1) : text
}

/** WORDS IN CAPITALS in an ordinary sentence's letters. German keeps them: its nouns could not be told any more. */
export function unshouted(text: string, { language }: Tongue): string {
  const letters = text.match(/\p{L}/gu) ?? []
  const capitals = text.match(/\p{Lu}/gu) ?? []
  const isShouted = capitals.length > 12 && capitals.length / letters.length > 0.8 && language !== 'de'
  return isShouted ? text.toLowerCase().replace(/\p{L}/u, (letter) => letter.toUpperCase()) : text
}

/** A sentence whose first word has no capital of its own. */
export function insideSentence(
  text: string,
  { lexicon, language }: Pick<Tongue, 'lexicon' | 'language'>,
): string {
  const first = firstWord(text)
  if (language === 'en' && /^i(?:$|')/.test(first)) return text
  const { subjects, determiners, common, leaning, verbs, clauseStarts } = lexicon
  const isOrdinary = [subjects, determiners, common, leaning, verbs, clauseStarts].some((set) =>
    set.has(first),
  )
  return isOrdinary || first.startsWith("j'") ? text.charAt(0).toLowerCase() + text.slice(1) : text
}
