import { stemmer as german } from '@orama/stemmers/german'
import { stemmer as english } from '@orama/stemmers/english'
import { stemmer as french } from '@orama/stemmers/french'
import { stemmer as portuguese } from '@orama/stemmers/portuguese'
import { stemmer as spanish } from '@orama/stemmers/spanish'
import type { CustomerLanguage } from '#contract/languages.ts'
import { folded } from '#shared/text/folded.ts'

const stemmers: Readonly<Record<CustomerLanguage, (word: string) => string>> = {
  en: english,
  es: spanish,
  fr: french,
  de: german,
  pt: portuguese,
}

export interface Token {
  /** In small letters, without accents. */
  readonly word: string
  /** What all forms of the word share. */
  readonly stem: string
  /** As it is written. */
  readonly written: string
  /** Where it begins and ends in the text. */
  readonly at: number
  readonly end: number
  /** What is between it and the word before. */
  readonly gap: Gap
  /** It has a capital within a sentence, where the language gives nouns none. */
  readonly isName: boolean
}

/** A `pause` is a comma and its like. */
type Gap = 'none' | 'pause' | 'sentence'

const wordPattern = /[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}]+)*/gu
/** "l'accueil" is two words. */
const elided = /^(?:l|d|qu|n|s|c|j|m|t|jusqu|lorsqu|puisqu)['’](?=.)/iu
const sentenceEnd = /[.!;\n…]|\p{Extended_Pictographic}/u
const nameLike = /^\p{Lu}\p{Ll}/u
const pause = /[,:()?–—/•"«»“”]| - /u
/** Stems of the words that were seen; emptied when there are too many. */
const mostKept = 50_000
const kept = new Map<string, string>()

/** The words of a text, in order. */
export function tokensOf(text: string, language: CustomerLanguage): Token[] {
  const tokens: Token[] = []
  let end = 0
  for (const { 0: found, index } of text.matchAll(wordPattern)) {
    const between = text.slice(end, index)
    const gap = sentenceEnd.test(between) ? 'sentence' : pause.test(between) ? 'pause' : 'none'
    const cut = language === 'fr' ? (elided.exec(found)?.[0].length ?? 0) : 0
    if (cut > 0) {
      const before = found.slice(0, cut - 1)
      tokens.push({
        ...formsOf(before, language),
        written: before,
        at: index,
        end: index + cut,
        gap,
        isName: false,
      })
    }
    const written = found.slice(cut)
    const at = index + cut
    end = at + written.length
    const isName = language !== 'de' && gap === 'none' && tokens.length > 0 && nameLike.test(written)
    tokens.push({ ...formsOf(written, language), written, at, end, gap: cut > 0 ? 'none' : gap, isName })
  }
  return tokens
}

/** A word as it is compared, and what its forms share. */
export function formsOf(written: string, language: CustomerLanguage): { word: string; stem: string } {
  const lower = written.toLowerCase().replace(/(?<=\p{L}{3})['’]s$/u, '')
  const key = language + lower
  let stem = kept.get(key)
  if (stem === undefined) {
    if (kept.size > mostKept) kept.clear()
    stem = folded(stemmers[language](lower))
    kept.set(key, stem)
  }
  return { word: folded(lower), stem }
}
