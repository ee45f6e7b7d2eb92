import type { CustomerLanguage } from '#contract/languages.ts'
import { correctWord } from './correct-word.ts'
import { isKnown } from './known.ts'
import { type WordList, wordListOf } from './word-list.ts'

const token = /[\p{L}\p{M}\p{N}_@#/.+-]*[\p{L}\p{M}\p{N}_@#/+-](?:['’][\p{L}\p{M}]+)*/gu
const plainWord = /^\p{Lu}?[\p{Ll}\p{M}]+(?:['’][\p{Ll}\p{M}]+)*$/u
/** What comes before a name. */
const titles =
  /^(?:mr|mrs|ms|dr|miss|herrn?|frau|familie|firma|sra?|srta|don|doña|mme|m|mlle|monsieur|madame|dona)$/i
/** A title, or what somebody else wrote. */
const quoted = /["“„«][^"”“»\n]{1,60}["”“»]/gu

interface Found {
  readonly word: string
  readonly at: number
  readonly isFirst: boolean
  readonly isStrange: boolean
  readonly isQuoted: boolean
}

/** A word and what it was meant to be. */
interface Correction {
  readonly at: number
  readonly was: string
  readonly now: string
}

/** Corrects the words of a text that are misspelled and what they are meant to be is clear. `names` stay as they are. */
export function correctSpelling(text: string, language: CustomerLanguage, names: readonly string[]): string {
  let result = text
  for (const { at, was, now } of misspellings(text, language, names).toReversed())
    result = result.slice(0, at) + now + result.slice(at + was.length)
  return result
}

/** What is corrected, in its order. */
export function misspellings(
  text: string,
  language: CustomerLanguage,
  names: readonly string[],
): Correction[] {
  const list = wordListOf(language)
  const kept = new Set(names.flatMap((name) => name.toLowerCase().match(/[\p{L}\p{M}]{3,}/gu) ?? []))
  const found = wordsOf(text, list)
  const first = found.map(({ word, isFirst, isQuoted }, index) => {
    const isName = kept.has(word.toLowerCase()) || titles.test(found[index - 1]?.word ?? '')
    return plainWord.test(word) && !isName && !isQuoted ? correctParts(word, list, { isFirst }) : undefined
  })
  const apostrophe = text.includes("'") && !text.includes('’') ? "'" : '’'
  return found.flatMap(({ word, at, isFirst }, index) => {
    if (first[index] === undefined) return []
    const isAmongStrange = [index - 1, index + 1].some(
      (beside) => found[beside]?.isStrange && first[beside] === undefined,
    )
    const meant = isAmongStrange ? correctParts(word, list, { isFirst, isAmongStrange }) : first[index]
    const now = meant?.replaceAll(/['’]/g, apostrophe) ?? word
    return now === word ? [] : [{ at, was: word, now }]
  })
}

/** "L'equipe": the word behind the apostrophe is one of its own. */
function correctParts(
  typed: string,
  list: WordList,
  place: Parameters<typeof correctWord>[2],
): string | undefined {
  const word = typed.replaceAll('’', "'")
  const elided = list.language === 'fr' ? /^(?:qu|[cdjlmnst])['’](?=.)/i.exec(word)?.[0] : undefined
  if (elided === undefined || list.words.has(word.toLowerCase())) return correctWord(word, list, place)
  const rest = correctWord(word.slice(elided.length), list, { ...place, isFirst: false })
  return rest === undefined ? undefined : elided + rest
}

function wordsOf(text: string, list: WordList): Found[] {
  const quotes = Array.from(
    text.matchAll(quoted),
    ({ 0: words, index }) => [index, index + words.length] as const,
  )
  return Array.from(text.matchAll(token), ({ 0: word, index: at }) => ({
    word,
    at,
    isFirst: /(?:^|[.!?…:\n]["'“”«»()\s]*|^[\s"'“«(¡¿-]+)$/u.test(text.slice(Math.max(0, at - 12), at)),
    isStrange: plainWord.test(word) && !isKnown(word, list),
    isQuoted: quotes.some(([from, to]) => from < at && at < to),
  }))
}
