import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import type { CustomerLanguage } from '#contract/languages.ts'
import { spellingWordsFolder } from '../folders.ts'

/** The words of a language and how common they are, as `words/README.md` says they were made. */
export interface WordList {
  readonly language: CustomerLanguage
  /** How common a word of the dictionary is, as it is written there: its frequency's logarithm, from 1 to 7. */
  readonly words: ReadonlyMap<string, number>
  /** The same of what no dictionary has and people write all the same: names, brands, slang, and common mistakes. */
  readonly others: ReadonlyMap<string, number>
  /** Names and abbreviations that a dictionary has, in lower case. */
  readonly names: ReadonlySet<string>
  /** Words by their letters without case, accents and apostrophes, where that is another word than theirs. */
  readonly byLetters: ReadonlyMap<string, readonly string[]>
  /** Words by their first letter and how many letters they have. */
  readonly bySize: ReadonlyMap<string, readonly Sized[]>
}

export interface Sized {
  readonly word: string
  /** Its plain letters. */
  readonly letters: string
}

/** What a line ends with: how common the word is, counted from one of these letters, and before them that it is a name. */
const [firstWord, firstOther] = ['A'.charCodeAt(0), 'a'.charCodeAt(0)]
/** One language at a time: a thread that reads another gives the memory back. */
let last: WordList | undefined

/** Reads the list of a language: about 150,000 words in a quarter of a second. */
export function wordListOf(language: CustomerLanguage): WordList {
  if (last?.language !== language) last = readList(language)
  return last
}

function readList(language: CustomerLanguage): WordList {
  const packed = readFileSync(path.join(spellingWordsFolder, `${language}.br`))
  const [words, others, names] = [new Map<string, number>(), new Map<string, number>(), new Set<string>()]
  for (const line of brotliDecompressSync(packed).toString().split('\n')) {
    const [word, code] = [line.slice(0, -1), line.charCodeAt(line.length - 1)]
    if (code < firstWord) names.add(word.toLowerCase())
    else if (code < firstOther) words.set(word, 1 + (code - firstWord) / 4)
    else others.set(word, 1 + (code - firstOther) / 4)
  }
  return { language, words, others, names, ...indexed(words.keys()) }
}

function indexed(words: Iterable<string>): Pick<WordList, 'byLetters' | 'bySize'> {
  const byLetters = new Map<string, string[]>()
  const bySize = new Map<string, Sized[]>()
  for (const word of words) {
    const letters = plainLetters(word)
    if (letters !== word) add(byLetters, letters, word)
    add(bySize, sizeKey(letters.charAt(0), letters.length), { word, letters })
  }
  return { byLetters, bySize }
}

function add<Item>(to: Map<string, Item[]>, key: string, item: Item): void {
  const found = to.get(key)
  if (found) found.push(item)
  else to.set(key, [item])
}

export const sizeKey = (first: string, length: number) => `${first}${length}`

/** The letters alone: "L’été" is "lete", "Straße" is "strasse". */
export function plainLetters(word: string): string {
  if (/^[a-z]+$/.test(word)) return word
  return word
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{M}'’-]/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
}
