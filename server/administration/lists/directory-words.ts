import { type SQL, sql } from 'drizzle-orm'
import { countedRows } from '#contract/administration/lists.ts'
import type { Tx } from '../../db/database.ts'
import { countSome, type Total } from './numbered-page.ts'

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
 * The ids that these statements name, if they are few: then a list is sorted from them. Of many, nothing: then the list is walked
 * in its order, and each row asked whether it matches. Each statement stops by itself, so many cost no more than some.
 */
export async function fewIds(tx: Tx, statements: readonly SQL[]): Promise<readonly string[] | undefined> {
  const limited = statements.map((one) => sql`(${one} limit ${countedRows + 1})`)
  const { rows } = await tx.execute<{ id: string }>(
    sql`select id from (${sql.join(limited, sql` union `)}) as found`,
  )
  return rows.length > countedRows ? undefined : rows.map(({ id }) => id)
}

/** What narrows a list: a part of its condition, and how many match, where that is known without counting. */
export interface Narrowed {
  readonly condition: SQL
  readonly total: Total
}

/** Few are named one by one; of many, each row of the list is asked by `matches`. */
export function narrowedTo(id: SQL, few: readonly string[] | undefined, matches: SQL): Narrowed {
  return few
    ? {
        condition: sql`${id} = any(${sql.param([...few])}::uuid[])`,
        total: { total: few.length, isCounted: true },
      }
    : { condition: matches, total: { total: countedRows, isCounted: false } }
}

/** How many rows a list has: known when a single search or filter narrows it, counted as far as need be otherwise. */
export function countNarrowed(
  tx: Tx,
  narrowed: readonly Narrowed[],
  others: readonly SQL[],
  rowsOf: (where: SQL) => SQL,
): Promise<Total> {
  const [only, ...more] = narrowed
  if (only && more.length === 0 && others.length === 0) return Promise.resolve(only.total)
  return countSome(tx, rowsOf(allOf([...narrowed.map(({ condition }) => condition), ...others])))
}

export function allOf(conditions: readonly SQL[]): SQL {
  return sql.join([sql`true`, ...conditions], sql` and `)
}
