import { and, getTableName, or, type SQL } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { hasOneOf, knownWords, type KnownLetters, type KnownWords } from './known-words.ts'
import { asBeginning, beginAll, matchesPieces, searchWordsIn } from './search-words.ts'
import type { Reading } from './vocabulary.ts'
import { nearPieces } from './near-pieces.ts'
import type { Listed } from './search-columns.ts'
import { type CountedWord, rareWords, tellingWords } from './telling-words.ts'

/** Looking up so many words beside those of another takes longer than comparing the rows that have the others. */
const manyWords = 300

interface Asked {
  readonly table: Listed
  readonly workspaceId: string
  readonly words: string
  /** The rarest word first. */
  readonly counted: readonly CountedWord[]
}

/** What a workspace's list has of the words of a search. */
export function readKnown(
  db: Db,
  { table, workspaceId, words }: Pick<Asked, 'table' | 'workspaceId' | 'words'>,
): Promise<KnownWords> {
  return knownWords(db, workspaceId, getTableName(table), searchWordsIn(words))
}

/**
 * For rows that have all words: the index of words for those with letters, as it skips what a rare word and a frequent one
 * do not have in common; the index of pieces for the others. Nothing where no index tells: a mere syllable.
 */
export function lookUpAll(asked: Asked, known: KnownWords): SQL | undefined {
  const inWords = hasKnown(asked, known)
  const others = asked.counted.filter(({ word }) => !known.has(word))
  const telling = inWords ? rareWords(others) : tellingWords(others)
  const inPieces = telling.length > 0 ? matchesPieces(asked.table.searchText, beginAll(telling)) : undefined
  return and(inWords, inPieces) ?? hasFewestKnown(asked, known)
}

/** For rows that have all words, one of them as it may have been meant. */
export function lookUpNear(asked: Asked, known: KnownWords, readings: readonly Reading[]): SQL | undefined {
  return or(
    ...readings.map(({ typed, meant }) =>
      and(
        hasOneMeantOf(asked, meant),
        hasKnown(asked, known, (word) => word !== typed),
      ),
    ),
  )
}

function hasOneMeantOf(asked: Asked, meant: readonly string[]): SQL | undefined {
  const whole = meant.filter(isInWords)
  const others = meant.filter((word) => !isInWords(word))
  return or(
    whole.length > 0 ? hasOneWordOf(asked, whole) : undefined,
    others.length > 0 ? matchesPieces(asked.table.searchText, nearPieces(others)) : undefined,
  )
}

/** The words that are in not too many others, three letters at least. */
function hasKnown(asked: Asked, known: KnownWords, isWanted: (word: string) => boolean = () => true) {
  return and(
    ...[...known].flatMap(([word, { words, areShort }]) =>
      isWanted(word) && !areShort && words.length <= manyWords ? [hasOneWordOf(asked, words)] : [],
    ),
  )
}

/** Where all words are short, or in many others: that which is in the fewest. */
function hasFewestKnown(asked: Asked, known: KnownWords): SQL | undefined {
  const [fewest] = [...known]
    .filter(([, { areTooMany }]) => !areTooMany)
    .toSorted(([, a], [, b]) => a.words.length - b.words.length)
  return fewest && hasLettersOf(asked, ...fewest)
}

function hasLettersOf(asked: Asked, word: string, { words, areShort }: KnownLetters): SQL | undefined {
  const isWord = areShort ? matchesPieces(asked.table.searchText, asBeginning(word)) : undefined
  return or(hasOneWordOf(asked, words), isWord)
}

function hasOneWordOf({ table, workspaceId }: Asked, words: readonly string[]): SQL {
  return hasOneOf(table, { workspaceId, list: getTableName(table) }, words)
}

/** Whether the index of words has all that may have been meant. */
export function areWholeWords(readings: readonly Reading[]): boolean {
  return readings.every(({ meant }) => meant.every(isInWords))
}

/** The index has what is between the signs of a word, unless it is as short as in `it's`. */
function isInWords(word: string): boolean {
  return word.split(/['-]/).some((part) => part.length > 2)
}
