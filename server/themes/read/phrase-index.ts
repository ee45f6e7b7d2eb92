import type { CustomerLanguage } from '#contract/languages.ts'
import { folded } from '#shared/text/folded.ts'
import { formsOf, type Token } from './tokens.ts'

/** A word of a phrase: one that has this stem, or exactly this word. */
interface Part {
  readonly stem: string
  readonly word: string
  readonly isExact: boolean
  /** How it is written, where another word is the same without its accents: "uñas" and "unas". */
  readonly written: string | undefined
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

/** Words that are no phrase's, and their stems. */
export interface OtherWords {
  readonly words: ReadonlySet<string>
  readonly stems: ReadonlySet<string>
}

const noOthers: OtherWords = { words: new Set(), stems: new Set() }
/** Stems so short are shared by words that have nothing to do with each other: "com" of "comida", and "with". */
const shortStem = 3

/**
 * Phrases of a list apart by commas; a word stands for all its forms, and `=` before it for itself alone. So do words whose stem
 * `others` have too, and those that only accents tell from one of them are read with their accents.
 */
export function phrasesIn<Meaning>(
  list: string,
  language: CustomerLanguage,
  meaningOf: (phrase: string) => { words: string; meaning: Meaning },
  others: OtherWords = noOthers,
): Phrase<Meaning>[] {
  return list.split(',').flatMap((entry) => {
    const { words, meaning } = meaningOf(entry.trim())
    const parts = words.split(' ')
    // As they are stemmed with their accents, and as by those who leave them out.
    const variants = [(part: string) => part, (part: string) => folded(part.toLowerCase())].map((spelled) =>
      parts.map((part) => partOf(part, spelled(part), { language, others, isAlone: parts.length === 1 })),
    )
    const stems = new Map(variants.map((variant) => [variant.map(({ stem }) => stem).join(' '), variant]))
    return [...stems.values()].map((variant) => ({ parts: variant, meaning }))
  })
}

interface Reading {
  readonly language: CustomerLanguage
  readonly others: OtherWords
  readonly isAlone: boolean
}

function partOf(stated: string, spelled: string, { language, others, isAlone }: Reading): Part {
  const { word, stem } = formsOf(spelled.replace(/^=/, ''), language)
  const isShort = isAlone && stem.length <= shortStem
  const lower = stated.replace(/^=/, '').toLowerCase()
  return {
    stem,
    word,
    isExact: stated.startsWith('=') || isShort || others.stems.has(stem),
    written: lower !== word && others.words.has(word) ? lower : undefined,
  }
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
function isForm({ stem, word, written, isName }: Token, part: Part): boolean {
  if (part.written !== undefined) return part.written === written.toLowerCase()
  if (word === part.word) return true
  if (part.isExact || stem !== part.stem || isName) return false
  return Math.abs(word.length - part.word.length) <= (stem.length <= 4 ? 2 : 3)
}
