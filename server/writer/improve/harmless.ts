import type { CustomerLanguage } from '#contract/languages.ts'
import { isKnown } from '../../kit/spelling/known.ts'
import { plainLetters, wordListOf } from '../../kit/spelling/word-list.ts'
import type { Part } from './word-diff.ts'
import { lettersOf } from '../text/letters-of.ts'

const shortestRespelled = 5
/** From this length on two letters may be wrong. */
const longWord = 8

/**
 * Whether a change is one of spelling and leaves all that is said: the same letters, an accent more or less, or one word
 * that is none, and differs in a letter or two from one that is. No number, name, word or question becomes another.
 */
export function isHarmless(
  { was, now }: Part,
  language: CustomerLanguage,
  names: readonly string[] = [],
): boolean {
  if (digitsIn(was) !== digitsIn(now) || questionsIn(was) !== questionsIn(now)) return false
  if (lettersOf(was) === lettersOf(now)) return true
  return isRespelled(was, now, language, names)
}

const digitsIn = (text: string) => (text.match(/\p{N}[\p{N}.,:%]*/gu) ?? []).join(' ')
const questionsIn = (text: string) => text.includes('?')

/** One word for one: whatever else a service would change, it may be wrong, and so may we. */
function isRespelled(
  was: string,
  now: string,
  language: CustomerLanguage,
  names: readonly string[],
): boolean {
  const oneWord = /^\p{Ll}[\p{L}\p{M}]*$/u
  const isOwn = names.some((name) =>
    name
      .toLowerCase()
      .split(/[^\p{L}\p{M}]+/u)
      .includes(was),
  )
  if (isOwn || !oneWord.test(was) || !/^[\p{L}\p{M}]+$/u.test(now)) return false
  const list = wordListOf(language)
  if (!isKnown(now, list)) return false
  if (plainLetters(was) === plainLetters(now)) return true
  if (Math.min(was.length, now.length) < shortestRespelled || was[0] !== now[0]?.toLowerCase()) return false
  return !isKnown(was, list) && distance(was, now.toLowerCase()) <= (was.length >= longWord ? 2 : 1)
}

/** Letters to add, drop, change or swap with their neighbor. */
function distance(one: string, other: string): number {
  let [before, row]: number[][] = [[], Array.from({ length: other.length + 1 }, (_, at) => at)]
  for (let a = 1; a <= one.length; a++) {
    const next = [a]
    for (let b = 1; b <= other.length; b++) {
      const isSame = one[a - 1] === other[b - 1]
      next[b] = Math.min(row![b]! + 1, next[b - 1]! + 1, row![b - 1]! + (isSame ? 0 : 1))
      const isSwapped = a > 1 && b > 1 && one[a - 1] === other[b - 2] && one[a - 2] === other[b - 1]
      if (isSwapped) next[b] = Math.min(next[b]!, before![b - 2]! + 1)
    }
    ;[before, row] = [row, next]
  }
  return row!.at(-1)!
}
