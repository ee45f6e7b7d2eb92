import { and, eq, isNotNull } from 'drizzle-orm'
import { customerLanguages } from '#contract/languages.ts'
import type { Db, Tx } from '../../db/database.ts'
import type { OwnPhrases } from '../read/mentions.ts'
import { indexOf } from '../read/phrase-index.ts'
import type { PhrasesByLanguage } from '../read/themes-of.ts'
import { themeDecisions, themePhrases } from '../tables.ts'

/** What the themes of a workspace are beyond those of everybody. */
export interface OwnThemes {
  readonly phrases: PhrasesByLanguage
  /** Which theme another one counts as. */
  readonly mergedInto: ReadonlyMap<string, string>
}

/** A phrase's key says its language and the words that it is found by: `en:rye bread`. */
export const phraseKey = (language: string, parts: readonly string[]) => `${language}:${parts.join(' ')}`

/** Counts a theme together with those that count as it, each testimonial once. */
export const groupKey = (theme: string) => `group:${theme}`

export async function readOwnThemes(tx: Db | Tx, workspaceId: string): Promise<OwnThemes> {
  const phrases = await tx
    .select({ theme: themePhrases.theme, language: themePhrases.language })
    .from(themePhrases)
    .where(eq(themePhrases.workspaceId, workspaceId))
  const merged = await tx
    .select({ theme: themeDecisions.theme, into: themeDecisions.mergedInto })
    .from(themeDecisions)
    .where(and(eq(themeDecisions.workspaceId, workspaceId), isNotNull(themeDecisions.mergedInto)))
  const byLanguage = customerLanguages.flatMap((language): [string, OwnPhrases][] => {
    const themes = phrases.filter((row) => row.language === language).map(({ theme }) => theme)
    return themes.length > 0 ? [[language, phraseIndexOf(language, themes)]] : []
  })
  return {
    phrases: Object.fromEntries(byLanguage),
    mergedInto: new Map(merged.flatMap(({ theme, into }) => (into ? [[theme, into]] : []))),
  }
}

export function phraseIndexOf(language: string, themes: readonly string[]): OwnPhrases {
  return indexOf(
    themes.map((theme) => ({
      parts: theme
        .slice(language.length + 1)
        .split(' ')
        .map((stem) => ({ stem, word: stem, isExact: false })),
      meaning: { theme, tone: 0 },
    })),
  )
}
