import type { CustomerLanguage } from '#contract/languages.ts'
import { isKnownWord } from '../text/known-words.ts'
import { mendText } from './mend.ts'
import type { Part } from './word-diff.ts'
import { lettersOf } from '../text/letters-of.ts'

const shortestRespelled = 5
/** From this length on two letters may be wrong. */
const longWord = 8

/**
 * Whether a change leaves all that is said: the same letters, what `mendText` would do too, or one word that is
 * none, and differs in a letter or two from one that is. No number, name, known word or question changes.
 */
export function isHarmless({ was, now }: Part, language: CustomerLanguage): boolean {
  if (digitsIn(was) !== digitsIn(now) || questionsIn(was) !== questionsIn(now)) return false
  if (lettersOf(was) === lettersOf(now)) return true
  if (lettersOf(mendText(was, language)) === lettersOf(now)) return true
  return isRespelled(was, now, language)
}

const digitsIn = (text: string) => (text.match(/\p{N}[\p{N}.,:%]*/gu) ?? []).join(' ')
const questionsIn = (text: string) => text.includes('?')

function isRespelled(was: string, now: string, language: CustomerLanguage): boolean {
  const oneWord = /^\p{Ll}[\p{L}\p{M}]*$/u
  if (!oneWord.test(was) || !oneWord.test(now)) return false
  if (Math.min(was.length, now.length) < shortestRespelled || was[0] !== now[0]) return false
  if (isKnownWord(was, language) || !isKnownWord(now, language)) return false
  return distance(was, now) <= (was.length >= longWord ? 2 : 1)
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
