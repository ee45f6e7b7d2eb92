import { asBeginning, asWhole, longestPiece } from '../db/search-words.ts'
import type { Reading } from '../db/vocabulary.ts'
import { type CountedWord, rareWords } from './telling-words.ts'

/** Whole words, with what mostly follows one: much more begins like them. */
const ends = ['', 's', '.', ',', '!', '?', ';', ':', ')', '"', '”', '’', "'s", '’s', '...', '…', '،', '؟']
/** Fetching so many rows costs more than reading the list of another word. */
const manyRows = 3_000

/** What to look up in the index for rows that have all words, one of them as it may have been meant. */
export function nearPieces(readings: readonly Reading[], counted: readonly CountedWord[]): string {
  return readings
    .map(({ typed, meant, rows }) => {
      const others = counted.filter(({ word }) => word !== typed)
      const rare = rareWords(others)
      const telling = rare.length > 0 || rows < manyRows ? rare : others.slice(0, 1).map(({ word }) => word)
      return [`(${meant.flatMap(pieces).join(' | ')})`, ...telling.map(asBeginning)].join(' & ')
    })
    .map((reading) => `(${reading})`)
    .join(' | ')
}

function pieces(word: string): string[] {
  if (Array.from(word).length >= longestPiece) return [asBeginning(word)]
  return ends.map((end) =>
    asWhole(
      Array.from(word + end)
        .slice(0, longestPiece)
        .join(''),
    ),
  )
}
