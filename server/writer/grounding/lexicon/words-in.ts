import type { CustomerLanguage } from '#contract/languages.ts'
import { foldOf } from '../fold.ts'

/** The words of a list, folded; expressions joined by `_` with spaces. */
export function wordsIn(list: string, language: CustomerLanguage): string[] {
  return list
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => foldOf(word.replaceAll('_', ' '), language))
}
