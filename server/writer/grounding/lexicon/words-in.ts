import type { CustomerLanguage } from '#contract/languages.ts'
import { foldOf } from '../fold.ts'

/** The words of a list, folded; expressions joined by `_` with spaces. */
export function wordsIn(list: string, language: CustomerLanguage): string[] {
  return list
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => foldOf(word.replaceAll('_', ' '), language))
}

/** What number words stand for, from a list such as `two 2, three 3`. */
export function numbersIn(list: string): Record<string, number> {
  return Object.fromEntries(
    list.split(',').map((one) => {
      const [word = '', value] = one.trim().split(' ')
      return [word, Number(value)]
    }),
  )
}
