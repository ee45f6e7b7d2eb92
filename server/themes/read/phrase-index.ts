import type { CustomerLanguage } from '#contract/languages.ts'
import { folded } from '#shared/text/folded.ts'
import { formsOf, type Token } from './tokens.ts'

/** Some words in a row, and what they mean. */
export interface Phrase<Meaning> {
  readonly parts: readonly string[]
  readonly meaning: Meaning
}

/** Phrases by how they begin, the longest first. */
export type PhraseIndex<Meaning> = ReadonlyMap<string, readonly Phrase<Meaning>[]>

export interface Found<Meaning> {
  readonly from: number
  /** Behind its last token. */
  readonly to: number
  readonly meaning: Meaning
}

/** Phrases of a list apart by commas; a word stands for all its forms, and `=` before it for itself alone. */
export function phrasesIn<Meaning>(
  list: string,
  language: CustomerLanguage,
  meaningOf: (phrase: string) => { words: string; meaning: Meaning },
): Phrase<Meaning>[] {
  return list.split(',').flatMap((entry) => {
    const { words, meaning } = meaningOf(entry.trim())
    return variantsOf(words, language).map((parts) => ({ parts, meaning }))
  })
}

/** As they are stemmed with their accents, and as by those who leave them out. */
function variantsOf(words: string, language: CustomerLanguage): string[][] {
  const parts = words.split(' ')
  const accented = parts.map((part) => partOf(part, language))
  const plain = parts.map((part) => partOf(folded(part.toLowerCase()), language))
  return accented.join(' ') === plain.join(' ') ? [accented] : [accented, plain]
}

function partOf(word: string, language: CustomerLanguage): string {
  if (word.startsWith('=')) return `=${folded(word.slice(1).toLowerCase())}`
  return formsOf(word, language).stem
}

export function indexOf<Meaning>(phrases: readonly Phrase<Meaning>[]): PhraseIndex<Meaning> {
  const index = new Map<string, Phrase<Meaning>[]>()
  for (const phrase of phrases) {
    const first = phrase.parts[0]!
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
    const { stem, word } = tokens[at]!
    const phrase = longest(tokens, at, index.get(`=${word}`)) ?? longest(tokens, at, index.get(stem))
    if (!phrase) continue
    const to = at + phrase.parts.length
    found.push({ from: at, to, meaning: phrase.meaning })
    at = to - 1
  }
  return found
}

function longest<Meaning>(
  tokens: readonly Token[],
  at: number,
  phrases: readonly Phrase<Meaning>[] | undefined,
): Phrase<Meaning> | undefined {
  return phrases?.find(({ parts }) =>
    parts.every((part, index) => {
      const token = tokens[at + index]
      if (!token || (index > 0 && token.gap !== 'none')) return false
      return part === token.stem || (part.startsWith('=') && part.slice(1) === token.word)
    }),
  )
}
