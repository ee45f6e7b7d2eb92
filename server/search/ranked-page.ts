import { and, desc, getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db, Tx } from '../db/database.ts'
import { afterPosition, byDate, type Position } from '../db/keyset.ts'
import { plainColumns, readPlain } from '../db/statements/plain-rows.ts'
import { type Listed, type RowOf, rowsOf } from './search-columns.ts'

/** How many rows match, and which of them come next. */
export interface RankedPage {
  readonly total: number
  /** Nothing where no row is left. */
  readonly ids: readonly string[] | null
  readonly ranks: readonly number[] | null
}

interface Wanted {
  readonly table: Listed
  readonly within: Position | undefined
  readonly order: 'newest' | 'oldest'
  readonly limit: number
}

/**
 * From the rows of `ranked`, of which those match that have a rank: one row with `ids` and `ranks` of the page that
 * begins after `within`, and of one row more. Whole rows are fetched afterwards: sorting thousands of them takes longer
 * than finding them.
 */
export function rankedPage(ranked: SQL, { table, within, order, limit }: Wanted): SQL {
  const where = and(sql`rank is not null`, afterRanked(within, table, order))
  return sql`(select array_agg(id::text) as ids, array_agg(rank) as ranks from (
    select id, rank from ${ranked} as ${tableNameOf(table)} where ${where}
    order by ${sql.join([desc(sql`rank`), ...byDate(table, order)], sql`, `)} limit ${limit + 1}) as page) as page`
}

/** What comes after a row in the order of rank and date. */
function afterRanked(position: Position | undefined, table: Listed, order: 'newest' | 'oldest') {
  if (!position?.sorted) return undefined
  const { rank } = position.sorted
  return sql`(rank < ${rank} or (rank = ${rank} and ${afterPosition(position, table, order)}))`
}

/** The name by which conditions know the columns of a table, for a subquery that takes its place. */
export function tableNameOf(table: PgTable): SQL {
  return sql`${sql.identifier(getTableName(table))}`
}

/** Whole rows in the order of their ids, without what is only searched. */
export async function fetchInOrder<T extends Listed>(
  tx: Db | Tx,
  table: T,
  all: SQL | undefined,
  ids: readonly string[],
): Promise<RowOf<T>[]> {
  if (ids.length === 0) return []
  const where = and(all, sql`${table.id} = any(${`{${ids.join(',')}}`}::uuid[])`)
  const rows = rowsOf(
    table,
    await readPlain(tx, sql`select ${listedColumns(table)} from ${table} where ${where}`),
  )
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

const columnsOf = new WeakMap<PgTable, SQL>()

function listedColumns(table: PgTable): SQL {
  const { searchText: _searchText, ...columns } = getTableColumns(table)
  const plain = columnsOf.get(table) ?? plainColumns(columns)
  columnsOf.set(table, plain)
  return plain
}
