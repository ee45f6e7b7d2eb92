import { expect } from 'vitest'
import type { TestApp } from './test-app.ts'

interface Row {
  readonly table: string
  readonly text: string
}

/** Every row of every table of this database that has one of these words anywhere in it. */
export async function rowsWith(app: TestApp, words: readonly string[]): Promise<Row[]> {
  const { rows: tables } = await app.services.database.pool.query<{ table: string }>(
    `select format('%I.%I', table_schema, table_name) as table from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema') order by 1`,
  )
  expect(tables.length).toBeGreaterThan(30)
  const found: Row[] = []
  for (const { table } of tables) {
    const { rows } = await app.services.database.pool.query<{ text: string }>(
      `select t::text as text from ${table} t
       where exists (select from unnest($1::text[]) as word where position(word in t::text) > 0) order by 1`,
      [words],
    )
    found.push(...rows.map(({ text }) => ({ table, text })))
  }
  return found
}
