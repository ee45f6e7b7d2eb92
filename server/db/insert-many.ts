import { type InferInsertModel, getTableColumns, is, SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'

/**
 * The beginning of a statement that inserts any number of rows: `insert into ... select ...`, to be followed by `on conflict`
 * or `returning`. All rows are one parameter. With one for each value, writing the statement takes longer than PostgreSQL
 * takes for the rows. A column that only some rows name has its default in the others.
 */
export function insertMany<Table extends PgTable>(
  table: Table,
  rows: readonly InferInsertModel<Table>[],
): SQL {
  const given = rows as readonly Readonly<Record<string, unknown>>[]
  const columns = Object.entries(getTableColumns(table) as Record<string, PgColumn>).filter(([name]) =>
    given.some((row) => row[name] !== undefined),
  )
  const names = sql.join(
    columns.map(([, { name }]) => sql.identifier(name)),
    sql`, `,
  )
  const values = given.map((row) =>
    Object.fromEntries(columns.map(([name, column]) => [column.name, jsonValueOf(column, row[name])])),
  )
  return sql`insert into ${table} (${names}) select ${names}
    from json_populate_recordset(null::${table}, ${JSON.stringify(values)}::json)`
}

/** As PostgreSQL reads a value of this column from JSON. */
function jsonValueOf(column: PgColumn, value: unknown): unknown {
  if (value === undefined) return defaultOf(column)
  if (Buffer.isBuffer(value)) return `\\x${value.toString('hex')}`
  // JSON would name half of a pair of UTF-16, and PostgreSQL refuses it.
  return typeof value === 'string' ? value.replace(/\p{Cs}/gu, '\uFFFD') : value
}

function defaultOf({ name, default: usual, notNull }: PgColumn): unknown {
  if (is(usual, SQL) || (usual === undefined && notNull)) throw new Error(`Every row must name ${name}`)
  return usual ?? null
}
