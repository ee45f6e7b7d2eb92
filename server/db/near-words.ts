import { and, type Column, or, type SQL, sql } from 'drizzle-orm'
import { asBeginning, asWhole, hasWord, matchesPieces, type Text, wordsIn } from './search-words.ts'

/** In shorter words one error leaves too little; longer ones are rather pasted than typed. */
const fewestLetters = 4
/** Of shorter words only whole ones are looked up: too much begins like them. */
const lettersOfBeginning = 6
const ends = ['', 's', '.', ',', '!', '?']
const mostLetters = 24
/** Not more of a word may follow: `shrit` means `shirts` too, but not every word that begins like that. */
const mostLettersBehind = 3
const latin = 'abcdefghijklmnopqrstuvwxyzàáâäåæçèéêëíîïñóôöøúüß'

/** One of the words may have one typing error: a letter too many, missing, wrong, or two swapped. */
export interface NearWords {
  /** True for rows that contain the words so. */
  readonly has: (searchText: Text) => SQL | undefined
  /** True for those that the index knows to have them, and for a few others. */
  readonly hasPieces: (searchText: Column) => SQL | undefined
}

/** Nothing where no word is long enough. */
export function nearWords(search: string): NearWords | undefined {
  const words = wordsIn(search)
  const mistakable = words.filter(isMistakable)
  if (mistakable.length === 0) return undefined
  const others = (word: string) => words.filter((other) => other !== word)
  return {
    has: (searchText) =>
      or(
        ...mistakable.map((word) =>
          and(
            ...others(word).map((other) => hasWord(searchText, other)),
            hasHalf(searchText, word),
            sql`${searchText} ~ lower(${pattern(word)})`,
          ),
        ),
      ),
    hasPieces: (searchText) => matchesPieces(searchText, mistakable.flatMap(pieces).join(' | ')),
  }
}

/** Letters with spaces between the words: only of those is a word something that can be mistyped. */
function isMistakable(word: string): boolean {
  const letters = Array.from(word)
  const isSpaced = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{M}]+$/u.test(word)
  return isSpaced && letters.length >= fewestLetters && letters.length <= mostLetters
}

/** One error leaves one half as it was, unless it swaps the letters in the middle. Quicker than the pattern. */
function hasHalf(searchText: Text, word: string): SQL | undefined {
  const letters = Array.from(word)
  const middle = Math.floor(letters.length / 2)
  const halves = [letters.slice(0, middle), letters.slice(middle), swapped(letters, middle - 1)]
  return or(...halves.map((half) => hasWord(searchText, half.join(''))))
}

function pattern(word: string): string {
  const letters = Array.from(word)
  const any = '[^ ]'
  const ways = letters.flatMap((_, at) => [
    letters.with(at, `${any}?`),
    letters.toSpliced(at, 0, any),
    ...(at + 1 < letters.length ? [swapped(letters, at)] : []),
  ])
  const alternatives = ways.map((way) => way.join('')).join('|')
  return `\\m(${alternatives})[[:alpha:]]{0,${mostLettersBehind}}(?![[:alpha:]])`
}

/** What to look up in the index. */
function pieces(word: string): string[] {
  const isLong = Array.from(word).length >= lettersOfBeginning
  if (isLong) return variants(word).map(asBeginning)
  return variants(word).flatMap((variant) => ends.map((end) => asWhole(variant + end)))
}

/** Every word that is one error away. */
function variants(word: string): string[] {
  const letters = Array.from(word.toLowerCase())
  const alphabet = [...new Set([...Array.from(latin), ...letters])]
  const ways = letters.flatMap((_, at) => [
    letters.toSpliced(at, 1),
    ...alphabet.flatMap((letter) => [letters.with(at, letter), letters.toSpliced(at, 0, letter)]),
    ...(at + 1 < letters.length ? [swapped(letters, at)] : []),
  ])
  return [...new Set(ways.map((way) => way.join('')))]
}

function swapped(letters: readonly string[], at: number): string[] {
  return letters.toSpliced(at, 2, letters[at + 1] ?? '', letters[at] ?? '')
}
