import { and, getTableName, or, type SQL } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { hasOneOf, knownWords, type KnownWords } from '../db/known-words.ts'
import { beginAll, matchesPieces, searchWordsIn } from '../db/search-words.ts'
import type { Reading } from '../db/vocabulary.ts'
import { nearPieces } from './near-pieces.ts'
import type { Listed } from './search-columns.ts'
import { type CountedWord, tellingWords } from './telling-words.ts'

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
): Promise<KnownWords | undefined> {
  return knownWords(db, workspaceId, getTableName(table), searchWordsIn(words))
}

/**
 * For rows that have all words: the index of words where it knows those that tell, as it skips what a rare word and a
 * frequent one do not have in common; otherwise the index of pieces.
 */
export function lookUpAll(asked: Asked, known: KnownWords | undefined): SQL | undefined {
  const telling = tellingWords(asked.counted)
  if (known && telling.every((word) => known.has(word))) return hasKnown(asked, known)
  return matchesPieces(asked.table.searchText, beginAll(telling))
}

/** For rows that have all words, one of them as it may have been meant. */
export function lookUpNear(
  asked: Asked,
  known: KnownWords | undefined,
  readings: readonly Reading[],
): SQL | undefined {
  if (!known || !areWholeWords(readings))
    return matchesPieces(asked.table.searchText, nearPieces(readings, asked.counted))
  return or(
    ...readings.map(({ typed, meant }) =>
      and(
        hasOneWordOf(asked, meant),
        hasKnown(asked, known, (word) => word !== typed),
      ),
    ),
  )
}

function hasKnown(asked: Asked, known: KnownWords, isWanted: (word: string) => boolean = () => true) {
  return and(...[...known].flatMap(([word, words]) => (isWanted(word) ? [hasOneWordOf(asked, words)] : [])))
}

function hasOneWordOf({ table, workspaceId }: Asked, words: readonly string[]): SQL {
  return hasOneOf(table, { workspaceId, list: getTableName(table) }, words)
}

/** Whether the index of words has all that may have been meant. */
export function areWholeWords(readings: readonly Reading[]): boolean {
  return readings.every(({ meant }) => meant.every(hasLetters))
}

/** The index has what is between the signs of a word, unless it is as short as in `it's`. */
function hasLetters(word: string): boolean {
  return word.split(/['-]/).some((part) => part.length > 2)
}
