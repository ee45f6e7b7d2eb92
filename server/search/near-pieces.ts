import { asBeginning, asWhole, longestPiece } from './search-words.ts'

/** Whole words, with what mostly follows one: much more begins like them. */
const ends = ['', 's', '.', ',', '!', '?', ';', ':', ')', '"', '”', '’', "'s", '’s', '...', '…', '،', '؟']

/** What to look up in the index of pieces for rows that have one of these words, such as `it's`. */
export function nearPieces(words: readonly string[]): string {
  return words.flatMap(piecesOf).join(' | ')
}

function piecesOf(word: string): string[] {
  if (Array.from(word).length >= longestPiece) return [asBeginning(word)]
  return ends.map((end) =>
    asWhole(
      Array.from(word + end)
        .slice(0, longestPiece)
        .join(''),
    ),
  )
}
