import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { earlierReviews } from '../../server/demo/earlier-reviews.ts'
import { reviewsOfLastMonth } from '../../server/demo/reviews-of-last-month.ts'

/** Texts of a CSV with a column `Review Text`; without one, those of the sample business. */
export function readTexts(file: string | undefined): string[] {
  const texts = file
    ? parse<Record<string, string>>(readFileSync(file), { columns: true, relax_column_count: true }).map(
        (row) => row['Review Text'] ?? '',
      )
    : [...earlierReviews, ...reviewsOfLastMonth].map(({ words }) => words)
  return [...new Set(texts.map((text) => text.trim()))].filter((text) => text.length >= 40)
}

/** The same every time, for the same seed. */
export function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** A text as its author might post it: with typing errors, cut, and in other punctuation. */
export function edited(text: string, random: () => number): string {
  const typed = Array.from(text).flatMap((letter) => {
    if (!/\p{L}/u.test(letter) || random() > 0.03) return letter
    const kind = Math.floor(random() * 3)
    if (kind === 0) return ''
    return kind === 1 ? [letter, letter] : String.fromCharCode(97 + Math.floor(random() * 26))
  })
  const words = typed.join('').split(/\s+/)
  const firstWords = words.slice(0, Math.max(8, Math.round(words.length * (0.55 + random() * 0.45))))
  return firstWords
    .join(' ')
    .replaceAll("'", random() < 0.5 ? '’' : '')
    .replaceAll('"', '“')
    .replaceAll(/,/g, random() < 0.5 ? '' : ' -')
    .replaceAll('. ', random() < 0.5 ? '! ' : '... ')
}

/** Of `others`, the text that has the most words in common with `text`: the same subject, told by somebody else. */
export function nearestOther(text: string, others: readonly string[]): string {
  const wanted = wordsOf(text)
  let [best, most] = ['', -1]
  for (const other of others) {
    const words = wordsOf(other)
    const shared = [...words].filter((word) => wanted.has(word)).length / Math.min(words.size, wanted.size)
    if (shared > most) [best, most] = [other, shared]
  }
  return best
}

function wordsOf(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/\p{L}{3,}/gu) ?? [])
}
