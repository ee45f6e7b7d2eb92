import type { CustomerLanguage } from '#contract/languages.ts'
import { folded } from '#shared/text/folded.ts'
import { formsOf, type Token } from './tokens.ts'

/** A word of a phrase: one that has this stem, or exactly this word. */
interface Part {
  readonly stem: string
  readonly word: string
  readonly isExact: boolean
}

/** Some words in a row, and what they mean. */
export interface Phrase<Meaning> {
  readonly parts: readonly Part[]
  readonly meaning: Meaning
}

/** Phrases by the stem that they begin with, the longest first. */
export type PhraseIndex<Meaning> = ReadonlyMap<string, readonly Phrase<Meaning>[]>

export interface Found<Meaning> {
  readonly from: number
  /** Behind its last token. */
  readonly to: number
  readonly meaning: Meaning
}

/** Stems so short are shared by words that have nothing to do with each other: "com" of "comida", and "with". */
const shortStem = 3

/**
 * Phrases of a list apart by commas; a word stands for all its forms, and `=` before it for itself alone. So do words whose stem is
 * one of `isShared`.
 */
export function phrasesIn<Meaning>(
  list: string,
  language: CustomerLanguage,
  meaningOf: (phrase: string) => { words: string; meaning: Meaning },
  isShared: (stem: string) => boolean = () => false,
): Phrase<Meaning>[] {
  return list.split(',').flatMap((entry) => {
    const { words, meaning } = meaningOf(entry.trim())
    const parts = words.split(' ')
    // As they are stemmed with their accents, and as by those who leave them out.
    const variants = [parts, parts.map((part) => folded(part.toLowerCase()))].map((variant) =>
      variant.map((part) => partOf(part, language, isShared)),
    )
    const stems = new Map(variants.map((variant) => [variant.map(({ stem }) => stem).join(' '), variant]))
    return [...stems.values()].map((variant) => ({ parts: variant, meaning }))
  })
}

function partOf(stated: string, language: CustomerLanguage, isShared: (stem: string) => boolean): Part {
  const written = stated.replace(/^=/, '')
  const { word, stem } = formsOf(written, language)
  const isExact = written !== stated || stem.length <= shortStem || isShared(stem)
  return { stem, word, isExact }
}

export function indexOf<Meaning>(phrases: readonly Phrase<Meaning>[]): PhraseIndex<Meaning> {
  const index = new Map<string, Phrase<Meaning>[]>()
  for (const phrase of phrases) {
    const first = phrase.parts[0]!.stem
    const same = index.get(first)
    if (same) same.push(phrase)
    else index.set(first, [phrase])
  }
  for (const same of index.values()) same.sort((a, b) => b.parts.length - a.parts.length)
  return index
}

/** The phrases in a text, from left to right, the longest where several begin; none shares a word with another. */
export function findPhrases<Meaning>(
  tokens: readonly Token[],
  index: PhraseIndex<Meaning>,
): Found<Meaning>[] {
  const found: Found<Meaning>[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    const phrase = index.get(tokens[at]!.stem)?.find(({ parts }) => standsAt(tokens, at, parts))
    if (!phrase) continue
    const to = at + phrase.parts.length
    found.push({ from: at, to, meaning: phrase.meaning })
    at = to - 1
  }
  return found
}

function standsAt(tokens: readonly Token[], at: number, parts: readonly Part[]): boolean {
  return parts.every((part, index) => {
    const token = tokens[at + index]
    if (!token || (index > 0 && token.gap !== 'none')) return false
    return isForm(token, part)
  })
}

/** Forms of a word are about as long: "trato" and "trataron" only begin alike. A name is no form of another word. */
function isForm({ stem, word, isName }: Token, part: Part): boolean {
  if (word === part.word) return true
  if (part.isExact || stem !== part.stem || isName) return false
  return Math.abs(word.length - part.word.length) <= (stem.length <= 4 ? 2 : 3)
}
