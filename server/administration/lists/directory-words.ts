import { type SQL, sql } from 'drizzle-orm'
import { countedRows } from '#contract/administration/lists.ts'
import type { Tx } from '../../db/database.ts'

/** More words narrow nothing that six have not. */
const mostWords = 6

/** What finds every word of a search by its beginning (`plaudit_directory_words`); nothing for signs alone. */
export function directoryQuery(search: string): string | undefined {
  const words = search.toLowerCase().match(/[\p{L}\p{N}\p{M}]+/gu) ?? []
  return words.length > 0
    ? words
        .slice(0, mostWords)
        .map((word) => `'${word}':*`)
        .join(' & ')
    : undefined
}

/**
 * The ids that a statement names, if they are few: then a list is sorted from them. Of many, nothing: then the list is walked
 * in its order, and each row asked whether it matches.
 */
export async function fewIds(tx: Tx, idsOf: SQL): Promise<readonly string[] | undefined> {
  const { rows } = await tx.execute<{ id: string }>(sql`${idsOf} limit ${countedRows + 1}`)
  return rows.length > countedRows ? undefined : rows.map(({ id }) => id)
}

/** Of this list of ids. */
export function isOneOf(id: SQL, ids: readonly string[]): SQL {
  return sql`${id} = any(${sql.param([...ids])}::uuid[])`
}
