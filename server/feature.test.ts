import { getTableName } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { features } from './app.ts'
import type { Feature } from './feature.ts'
import { testApp } from './test/test-app.ts'

const app = await testApp()

/** Tables of the database that no feature owns, and tables that several do. */
async function misowned(list: readonly Feature[]): Promise<string[]> {
  const { rows } = await app.services.database.pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  )
  const owned = list.flatMap(({ tables = [] }) => tables).map(({ table }) => getTableName(table))
  return rows.map(({ name }) => name).filter((name) => owned.filter((one) => one === name).length !== 1)
}

test('every table belongs to one feature, which says how its rows are exported and erased', async () => {
  expect(await misowned(features)).toEqual([])
})

test('a table that no feature owns, or two own, is found', async () => {
  const [first] = features.filter(({ tables = [] }) => tables.length > 0)
  const others = features.filter((one) => one !== first)
  expect((await misowned(others)).length).toBeGreaterThan(0)
  expect(
    (await misowned([...features, { name: 'second', tables: first?.tables ?? [] }])).length,
  ).toBeGreaterThan(0)
})

test('names of features and of jobs are theirs alone', () => {
  const names = features.map(({ name }) => name)
  const jobs = features.flatMap(({ jobs: own = [] }) => own).map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  expect(new Set(jobs).size).toBe(jobs.length)
})
