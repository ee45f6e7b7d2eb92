import { createHash } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import { type PgColumn, PgDialect } from 'drizzle-orm/pg-core'
import type { Db, Tx } from '../database.ts'
import type { Prepared } from '../prepared.ts'
import { readPrepared } from '../tenant.ts'

/** Of so many shapes of queries a connection keeps the plan; rarer ones are planned each time. */
const mostNames = 200
const names = new Map<string, string>()
const dialect = new PgDialect()

/** Columns for `readPlain`, written once: named in the statement as in the code. */
export function plainColumns(columns: Record<string, PgColumn>): SQL {
  const named = Object.entries(columns).map(
    ([name, column]) => sql`${sql.identifier(column.name)} as ${sql.identifier(name)}`,
  )
  return sql.raw(dialect.sqlToQuery(sql.join(named, sql`, `)).sql)
}

/**
 * The rows of a query over `plainColumns`, as PostgreSQL's driver reads them: for long lists, where drizzle's look at
 * every column and value costs more than the query. Like prepared statements, it travels with them.
 */
export function readPlain<Row extends object>(tx: Db | Tx, query: SQL): Promise<readonly Row[]> {
  const { sql: text, params: parameters } = dialect.sqlToQuery(query)
  const statement: Prepared<Row> = { name: statementNameOf(text), text, parameters, hasRows: true }
  return readPrepared(tx, statement, {})
}

function statementNameOf(text: string): string {
  const known = names.get(text)
  if (known) return known
  if (names.size >= mostNames) return ''
  const name = `plaudit_list_${createHash('sha256').update(text).digest('hex').slice(0, 16)}`
  names.set(text, name)
  return name
}
