import { sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/database.ts'
import { undeterminedLanguage } from '../tables.ts'

/**
 * The languages that testimonials on show are written in, as far as their texts tell. One look into the index for each, so
 * that it costs the same for a thousand testimonials and for a million.
 */
export async function languagesOnRecord(tx: Db | Tx, workspaceId: string): Promise<string[]> {
  const next = (after: ReturnType<typeof sql>) => sql`(select language from testimonials
    where workspace_id = ${workspaceId} and publishable and language is not null and language > ${after}
    order by language limit 1)`
  const { rows } = await tx.execute<{ language: string }>(sql`
    with recursive found (language) as (
      ${next(sql`''`)}
      union all
      select ${next(sql`found.language`)} from found where found.language is not null
    ) select language from found where language is not null and language <> ${undeterminedLanguage}`)
  return rows.map(({ language }) => language)
}
