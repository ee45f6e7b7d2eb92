import type { CustomerLanguage } from '#contract/languages.ts'
import { trades } from '../presets/all.ts'
import { inLanguage } from '../presets/trade.ts'

const known = new Map<CustomerLanguage, ReadonlySet<string>>()

/** The words of all services that the form suggests in a language, in lower case. */
export function offeredWords(language: CustomerLanguage): ReadonlySet<string> {
  const found = known.get(language)
  if (found) return found
  const labels = trades.flatMap(({ services }) => services.map((label) => inLanguage(label, language)))
  const words = new Set(
    labels
      .join(' ')
      .toLowerCase()
      .match(/[\p{L}'’-]+/gu),
  )
  known.set(language, words)
  return words
}
