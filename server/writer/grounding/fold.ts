import type { CustomerLanguage } from '#contract/languages.ts'

/** Words that are others without their accents: "if", "and", "us". */
const accented = new Set(['sí', 'é', 'nós'])

/** All but a few words, and much faster than taking letters apart. */
const ascii = /^[ -~]*$/

/** A word without what customers leave out: capitals and accents. German umlauts stay, "schon" is not "schön". */
export function foldOf(word: string, language: CustomerLanguage): string {
  const lower = word.toLowerCase().replaceAll('’', "'")
  if (ascii.test(lower)) return lower
  if (language === 'de') return lower.normalize('NFC').replaceAll('ß', 'ss')
  if (accented.has(lower.normalize('NFC'))) return lower.normalize('NFC')
  return lower
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replaceAll('œ', 'oe')
}
