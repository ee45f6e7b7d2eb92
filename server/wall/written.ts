import { and, eq } from 'drizzle-orm'
import { customerLanguages, type CustomerLanguage } from '#contract/languages.ts'
import type { Db } from '../db/database.ts'
import { newestFirst } from '../db/keyset.ts'
import { isShown } from '../testimonials/service.ts'
import { testimonials } from '../testimonials/tables.ts'
import { languageOf } from '../writer/service.ts'
import type { FoundWall } from './find.ts'

/** So many of the newest tell which languages a visitor can choose from. */
const looked = 200
const mostKept = 500

const kept = new Map<string, { readonly version: number; readonly languages: readonly CustomerLanguage[] }>()

/** The languages that testimonials of a wall are written in; told anew when they change. */
export async function languagesWritten(
  db: Db,
  { workspaceId, embedVersion }: Pick<FoundWall, 'workspaceId' | 'embedVersion'>,
): Promise<readonly CustomerLanguage[]> {
  const known = kept.get(workspaceId)
  if (known?.version === embedVersion) return known.languages
  const rows = await db
    .select({ content: testimonials.content })
    .from(testimonials)
    .where(and(eq(testimonials.workspaceId, workspaceId), isShown))
    .orderBy(...newestFirst(testimonials))
    .limit(looked)
  const found = new Set(rows.map(({ content }) => languageOf(content.slice(0, 500))))
  const languages = customerLanguages.filter((language) => found.has(language))
  kept.delete(workspaceId)
  kept.set(workspaceId, { version: embedVersion, languages })
  for (const oldest of kept.keys()) {
    if (kept.size <= mostKept) break
    kept.delete(oldest)
  }
  return languages
}
