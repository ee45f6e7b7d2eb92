import { type CustomerLanguage, customerLanguages } from '#contract/languages.ts'
import { languageOfText } from '../../testimonials/service.ts'
import { type Mention, mentionsIn, type OwnPhrases } from './mentions.ts'

/** A text that is to be read. */
export interface Text {
  readonly content: string
  /** As it is kept with the testimonial; null when it does not tell. */
  readonly language: string | null
  readonly rating: number | null
}

/** Where a text first names a theme, praises it and criticizes it. */
export interface Named {
  readonly theme: string
  readonly namedAt: number
  readonly praisedAt: number | null
  readonly criticizedAt: number | null
}

/** The theme that every text has: its rows say how many texts there are. */
export const everyText = ''

/** The own phrases of a workspace, by language. */
export type PhrasesByLanguage = Readonly<Partial<Record<CustomerLanguage, OwnPhrases>>>

/** What a text speaks of, each theme once. */
export function themesOf(text: Text, phrases: PhrasesByLanguage): Named[] {
  const named = new Map<string, Named>()
  for (const { theme, tone, at } of readText(text, phrases)) {
    const before = named.get(theme)
    named.set(theme, {
      theme,
      namedAt: before?.namedAt ?? at,
      praisedAt: before?.praisedAt ?? (tone === 1 ? at : null),
      criticizedAt: before?.criticizedAt ?? (tone === -1 ? at : null),
    })
  }
  return [{ theme: everyText, namedAt: 0, praisedAt: null, criticizedAt: null }, ...named.values()]
}

function readText(text: Text, phrases: PhrasesByLanguage): Mention[] {
  const { content, language } = text
  const told = language === 'und' ? languageOfText(content) : language
  const known = customerLanguages.find((one) => one === told)
  if (known) return mentionsIn(text, known, phrases[known])
  if (told !== null) return []
  // "Great service": too short to tell its language. It is read in the one that knows most of its words.
  const readings = customerLanguages.map((one) => mentionsIn(text, one, phrases[one]))
  return readings.reduce((best, reading) => (reading.length > best.length ? reading : best))
}
