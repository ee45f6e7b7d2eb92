/** A word in so many of the rows read has a long list in the index of pieces: reading it costs more than it saves. */
const longListFrom = 30

/** A word of a search, and how many of the rows just read have it. */
export interface CountedWord {
  readonly word: string
  readonly count: number
}

/** The words that few of the rows have. */
export function rareWords(counted: readonly CountedWord[]): string[] {
  return counted.filter(({ count }) => count < longListFrom).map(({ word }) => word)
}

/** The words to look up in the index: the rare ones, or the rarest two. `counted` begins with the rarest. */
export function tellingWords(counted: readonly CountedWord[]): string[] {
  const rare = rareWords(counted)
  return rare.length > 0 ? rare : counted.slice(0, 2).map(({ word }) => word)
}
