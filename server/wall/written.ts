import type { Db } from '../db/database.ts'
import { languagesOnRecord } from '../testimonials/service.ts'
import type { FoundWall } from './find.ts'

const mostKept = 500

const kept = new Map<string, { readonly version: number; readonly languages: readonly string[] }>()

/** The languages that testimonials of a wall are written in; read anew when they change. */
export async function languagesWritten(
  db: Db,
  { workspaceId, embedVersion }: Pick<FoundWall, 'workspaceId' | 'embedVersion'>,
): Promise<readonly string[]> {
  const known = kept.get(workspaceId)
  if (known?.version === embedVersion) return known.languages
  const languages = await languagesOnRecord(db, workspaceId)
  kept.delete(workspaceId)
  kept.set(workspaceId, { version: embedVersion, languages })
  for (const oldest of kept.keys()) {
    if (kept.size <= mostKept) break
    kept.delete(oldest)
  }
  return languages
}
