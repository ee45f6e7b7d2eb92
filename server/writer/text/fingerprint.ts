import { sha256 } from '../../kit/ids.ts'

const wordsInShingle = 5

/** What a text is recognized by, without its words. */
export interface Fingerprint {
  readonly textHash: Buffer
  /** One 32-bit number for every five words in a row; none for shorter texts. */
  readonly shingles: readonly number[]
}

/**
 * Case, punctuation, spaces, accents and characters that nobody sees make no difference to it. A few changed words change
 * a few numbers.
 */
export function fingerprintOf(text: string): Fingerprint {
  const words = segmentedWordsOf(text)
  const shingles = new Set<number>()
  for (let at = 0; at + wordsInShingle <= words.length; at++) {
    shingles.add(sha256(words.slice(at, at + wordsInShingle).join(' ')).readInt32BE(0))
  }
  return { textHash: sha256(words.join('')), shingles: [...shingles] }
}

/** Whether a text is made of another one: all the same, or at least half of it word for word. */
export function restsOn(text: string, other: string): boolean {
  const [mine, theirs] = [fingerprintOf(text), fingerprintOf(other)]
  return mine.textHash.equals(theirs.textHash) || mostly(mine, new Set(theirs.shingles))
}

/** Whether at least half of a text's shingles are among these. */
export function mostly({ shingles }: Fingerprint, known: ReadonlySet<number>): boolean {
  const found = shingles.filter((one) => known.has(one)).length
  return found > 0 && found * 2 >= shingles.length
}

const segmenter = new Intl.Segmenter('en', { granularity: 'word' })

/** Segmented and not split at spaces: not every script has them. */
function segmentedWordsOf(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]+/gu, '')
    .toLowerCase()
  const words: string[] = []
  for (const { segment, isWordLike } of segmenter.segment(plain)) {
    const word = isWordLike ? segment.replace(/[^\p{L}\p{N}]+/gu, '') : ''
    if (word !== '') words.push(word)
  }
  return words
}
