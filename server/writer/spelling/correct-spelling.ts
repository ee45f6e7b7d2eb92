import type { CustomerLanguage } from '#contract/languages.ts'
import { correctWord } from './correct-word.ts'
import { isKnown } from './known.ts'
import { type WordList, wordListOf } from './word-list.ts'

const token = /[\p{L}\p{M}\p{N}_@#/.+-]*[\p{L}\p{M}\p{N}_@#/+-](?:['’][\p{L}\p{M}]+)*/gu
const plainWord = /^\p{Lu}?[\p{Ll}\p{M}]+(?:['’][\p{Ll}\p{M}]+)*$/u
/** What comes before a name. */
const titles =
  /^(?:mr|mrs|ms|dr|miss|herrn?|frau|familie|firma|sra?|srta|don|doña|mme|m|mlle|monsieur|madame|dona)$/i
interface Found {
  readonly word: string
  readonly at: number
  readonly isFirst: boolean
  readonly isStrange: boolean
}

/** Corrects the words of a text that are misspelled and what they are meant to be is clear. `names` stay as they are. */
export function correctSpelling(text: string, language: CustomerLanguage, names: readonly string[]): string {
  const list = wordListOf(language)
  const kept = namesIn(text, names)
  const found = wordsOf(text, list)
  const apostrophe = text.includes("'") && !text.includes('’') ? "'" : '’'
  const corrections = found.map((one, index) => {
    const { word, isFirst } = one
    if (!plainWord.test(word) || kept.has(word.toLowerCase())) return undefined
    if (titles.test(found[index - 1]?.word ?? '')) return undefined
    return correctParts(word, list, { isFirst })
  })
  let result = text
  for (const [index, { word, at, isFirst }] of [...found.entries()].toReversed()) {
    if (corrections[index] === undefined) continue
    const isAmongStrange = [index - 1, index + 1].some(
      (beside) => found[beside]?.isStrange && corrections[beside] === undefined,
    )
    const meant = isAmongStrange ? correctParts(word, list, { isFirst, isAmongStrange }) : corrections[index]
    if (meant !== undefined)
      result = result.slice(0, at) + meant.replaceAll(/['’]/g, apostrophe) + result.slice(at + word.length)
  }
  return result
}

/** "L'equipe": the word behind the apostrophe is one of its own. */
function correctParts(
  word: string,
  list: WordList,
  place: Parameters<typeof correctWord>[2],
): string | undefined {
  const elided = list.language === 'fr' ? /^(?:qu|[cdjlmnst])['’](?=.)/i.exec(word)?.[0] : undefined
  if (elided === undefined || list.words.has(word.toLowerCase())) return correctWord(word, list, place)
  const rest = correctWord(word.slice(elided.length), list, { ...place, isFirst: false })
  return rest === undefined ? undefined : elided + rest
}

function wordsOf(text: string, list: WordList): Found[] {
  return Array.from(text.matchAll(token), ({ 0: word, index: at }) => ({
    word,
    at,
    isFirst: /(?:^|[.!?…:\n]["'“”«»()\s]*|^[\s"'“«(¡¿-]+)$/u.test(text.slice(Math.max(0, at - 12), at)),
    isStrange: plainWord.test(word) && !isKnown(word, list),
  }))
}

/** The names that we know, and every word that has a capital within a sentence somewhere. */
function namesIn(text: string, names: readonly string[]): ReadonlySet<string> {
  const known = names.flatMap((name) => name.toLowerCase().match(/[\p{L}\p{M}]{3,}/gu) ?? [])
  return new Set(known)
}
