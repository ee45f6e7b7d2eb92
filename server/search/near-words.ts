import { and, or, type SQL, sql } from 'drizzle-orm'
import { hasWord, type Text, searchWordsIn } from './search-words.ts'

/** In shorter words one error leaves too little; longer ones are rather pasted than typed. */
const fewestLetters = 4
const mostLetters = 24
/** Not more of a word may follow: `shrit` means `shirts` too, but not every word that begins like that. */
const mostLettersBehind = 3

/** One of the words may have one typing error: a letter too many, missing, wrong, or two swapped. */
export interface NearWords {
  /** Those of the words that may have it. */
  readonly mistakable: readonly string[]
  /** True for rows that contain the words so. */
  readonly has: (searchText: Text) => SQL | undefined
}

/** Nothing where no word is long enough. */
export function nearWords(search: string): NearWords | undefined {
  const words = searchWordsIn(search)
  const mistakable = words.filter(isMistakable)
  if (mistakable.length === 0) return undefined
  const others = (word: string) => words.filter((other) => other !== word)
  return {
    mistakable,
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
  }
}

/** A mistyped word and what it may have meant: words of the list, in lower case. */
export interface Meaning {
  readonly typed: string
  readonly meant: readonly string[]
}

/**
 * True for rows that contain the words, one of them as it may have been meant. Much quicker than `NearWords.has`, and
 * quicker still where an index has told already that what was meant is a whole word there.
 */
export function hasOneMeant(search: string, meanings: readonly Meaning[], areWhole = false) {
  const words = searchWordsIn(search)
  return (searchText: Text): SQL | undefined =>
    or(
      ...meanings.map(({ typed, meant }) =>
        and(
          ...words.filter((word) => word !== typed).map((word) => hasWord(searchText, word)),
          or(...meant.map((word) => hasWord(searchText, word))),
          areWhole ? undefined : sql`${searchText} ~ ${`\\m(${meant.join('|')})(?![[:alpha:]])`}`,
        ),
      ),
    )
}

/** Letters with spaces between the words: only of those is a word something that can be mistyped. */
function isMistakable(word: string): boolean {
  const letters = Array.from(word)
  const isSpaced =
    /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Georgian}\p{M}]+$/u.test(
      word,
    )
  return isSpaced && letters.length >= fewestLetters && letters.length <= mostLetters
}

/** Tells whether one word may be another one mistyped. Words that contain it as it is are no matter of an error. */
export function isMeantBy(typed: string): (word: string) => boolean {
  const asTyped = typed.toLowerCase()
  const ways = new RegExp(`^(?:${waysToWrite(asTyped)})\\p{L}{0,${mostLettersBehind}}$`, 'u')
  return (word) => ways.test(word) && !word.includes(asTyped)
}

/** One error leaves one half as it was, unless it swaps the letters in the middle. Quicker than the pattern. */
function hasHalf(searchText: Text, word: string): SQL | undefined {
  const letters = Array.from(word)
  const middle = Math.floor(letters.length / 2)
  const halves = [letters.slice(0, middle), letters.slice(middle), swapped(letters, middle - 1)]
  return or(...halves.map((half) => hasWord(searchText, half.join(''))))
}

function pattern(word: string): string {
  return `\\m(${waysToWrite(word)})[[:alpha:]]{0,${mostLettersBehind}}(?![[:alpha:]])`
}

/** The alternatives of a regular expression. */
function waysToWrite(word: string): string {
  const letters = Array.from(word)
  const any = '[^ ]'
  const ways = letters.flatMap((_, at) => [
    letters.with(at, `${any}?`),
    letters.toSpliced(at, 0, any),
    ...(at + 1 < letters.length ? [swapped(letters, at)] : []),
  ])
  return ways.map((way) => way.join('')).join('|')
}

function swapped(letters: readonly string[], at: number): string[] {
  return letters.toSpliced(at, 2, letters[at + 1] ?? '', letters[at] ?? '')
}
