import { and, eq, isNotNull } from 'drizzle-orm'
import { type CustomerLanguage, customerLanguages } from '#contract/languages.ts'
import type { Db, Tx } from '../../db/database.ts'
import type { OwnPhrases } from '../read/mentions.ts'
import { indexOf, phrasesIn } from '../read/phrase-index.ts'
import type { PhrasesByLanguage } from '../read/themes-of.ts'
import { themeDecisions, themePhrases } from '../tables.ts'

/** What the themes of a workspace are beyond those of everybody. */
export interface OwnThemes {
  readonly phrases: PhrasesByLanguage
  /** Which theme another one counts as. */
  readonly mergedInto: ReadonlyMap<string, string>
}

const ownKey = 'own:'

/** The key of a business's own phrase, the same in each language that calls it so: `own:rye bread`. */
export const phraseKey = (name: string) => `${ownKey}${name.toLowerCase()}`

/** Counts a theme together with those that count as it, each testimonial once. */
export const groupKey = (theme: string) => `group:${theme}`

export async function readOwnThemes(tx: Db | Tx, workspaceId: string): Promise<OwnThemes> {
  const phrases = await tx
    .select({ theme: themePhrases.theme })
    .from(themePhrases)
    .where(eq(themePhrases.workspaceId, workspaceId))
  const merged = await tx
    .select({ theme: themeDecisions.theme, into: themeDecisions.mergedInto })
    .from(themeDecisions)
    .where(and(eq(themeDecisions.workspaceId, workspaceId), isNotNull(themeDecisions.mergedInto)))
  const themes = phrases.map(({ theme }) => theme)
  const byLanguage = customerLanguages.map((language) => [language, phraseIndexOf(language, themes)])
  return {
    phrases: themes.length > 0 ? Object.fromEntries(byLanguage) : {},
    mergedInto: new Map(merged.flatMap(({ theme, into }) => (into ? [[theme, into]] : []))),
  }
}

function phraseIndexOf(language: CustomerLanguage, themes: readonly string[]): OwnPhrases {
  return indexOf(
    themes.flatMap((theme) =>
      phrasesIn(theme.slice(ownKey.length), language, (words) => ({ words, meaning: { theme, tone: 0 } })),
    ),
  )
}
