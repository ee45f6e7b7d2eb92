import type { CustomerLanguage } from '#contract/languages.ts'
import type { aiLanguages, AiSettings } from '#contract/settings/ai-settings.ts'
import { type Brief, wordRange } from './brief.ts'
import type { Manner } from './fit.ts'

const codes: Readonly<Record<(typeof aiLanguages)[number], CustomerLanguage>> = {
  English: 'en',
  Spanish: 'es',
  French: 'fr',
  German: 'de',
  Portuguese: 'pt',
}

/** The language that the owner's drafts are in. */
export function draftLanguageOf({ language }: AiSettings): CustomerLanguage {
  return codes[language]
}

/** What the AI tab says of every draft. */
export function mannerOf({ maxLength, includeMetrics }: AiSettings): Manner {
  return { maxWords: maxLength, withNumbers: includeMetrics }
}

/** The length that was asked for, or a shorter one where the owner's maximum does not even hold its least. */
export function lengthWithin(asked: Brief['length'], maxWords: number): Brief['length'] {
  const shorter = asked === 'long' ? 'medium' : 'short'
  return asked === 'short' || wordRange[asked][0] <= maxWords ? asked : lengthWithin(shorter, maxWords)
}
