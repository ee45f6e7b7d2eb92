import type { Db } from '../db/database.ts'
import { languagesOnRecord } from '../testimonials/service.ts'
import type { FoundWall } from './find.ts'

const maxCachedWalls = 500

const languageCache = new Map<string, { readonly version: number; readonly languages: readonly string[] }>()

/** The languages that testimonials of a wall are written in; read anew when they change. */
export async function languagesWritten(
  db: Db,
  { workspaceId, embedVersion }: Pick<FoundWall, 'workspaceId' | 'embedVersion'>,
): Promise<readonly string[]> {
  const known = languageCache.get(workspaceId)
  if (known?.version === embedVersion) return known.languages
  const languages = await languagesOnRecord(db, workspaceId)
  languageCache.delete(workspaceId)
  languageCache.set(workspaceId, { version: embedVersion, languages })
  for (const oldest of languageCache.keys()) {
    if (languageCache.size <= maxCachedWalls) break
    languageCache.delete(oldest)
  }
  return languages
}
