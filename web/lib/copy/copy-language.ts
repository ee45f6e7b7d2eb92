import type { CustomerLanguage } from '#contract/languages.ts'
import type { CopyLanguage } from '#shared/collection/asked-questions.ts'

const lisbon = new Set(['Europe/Lisbon', 'Atlantic/Madeira', 'Atlantic/Azores'])

/**
 * The Portuguese that somebody reads: that of Portugal where the browser names a country that writes as Portugal does, or
 * its clock is there; else that of Brazil. All other languages are one.
 */
export function copyLanguage(
  language: CustomerLanguage,
  preferred: readonly string[] = navigator.languages,
  timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone,
): CopyLanguage {
  if (language !== 'pt') return language
  const named = preferred.map((tag) => tag.toLowerCase()).find((tag) => /^pt(?:-|$)/.test(tag))
  const isOfPortugal = named === undefined || named === 'pt' ? lisbon.has(timeZone) : named !== 'pt-br'
  return isOfPortugal ? 'pt-PT' : 'pt'
}
