import { getTableName } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { requestsPerMinute } from '#contract/limits.ts'
import { activityKinds } from '#contract/overview/overview.ts'
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

test('names of features, jobs and limits are theirs alone', () => {
  const names = features.map(({ name }) => name)
  const jobs = features.flatMap(({ jobs: own = [] }) => own).map(({ name }) => name)
  const limits = features.flatMap(({ limits: own = {} }) => Object.values(own)).map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  expect(new Set([...limits, ...Object.keys(requestsPerMinute)]).size).toBe(
    limits.length + Object.keys(requestsPerMinute).length,
  )
  expect(new Set(jobs).size).toBe(jobs.length)
})

test('a limit that no feature states counts nothing and is an error', async () => {
  const { limits } = await testApp({ PLAUDIT_RATE_LIMITS: 'on' })
  const planted = { name: 'planted', points: 1, seconds: 1, per: 'caller' }
  await expect(limits.take(planted, 'somebody')).rejects.toThrow('No feature states the limit "planted"')
})

/** Kinds of the feed that no feature tells of, or several do. */
function findMisassignedKinds(list: readonly Feature[]): string[] {
  const featureKinds = list.flatMap(({ activity }) => activity?.kinds ?? [])
  return activityKinds.filter((kind) => featureKinds.filter((one) => one === kind).length !== 1)
}

test('every kind of activity is told of by one feature', () => {
  expect(findMisassignedKinds(features)).toEqual([])
})

test('a kind of activity that no feature tells of is found', () => {
  expect(findMisassignedKinds(features.filter(({ name }) => name !== 'imports'))).toEqual([
    'imported',
    'customers-imported',
    'import-failed',
  ])
})

/** Read before anybody is known; the conditions of the statements alone hold it. */
const withoutRowSecurity = ['users']

/** Tables with rows of workspaces that PostgreSQL would show to another workspace. */
async function openTables(): Promise<string[]> {
  const { rows } = await app.services.database.pool.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attname = 'workspace_id'
       and not (c.relrowsecurity and exists (select from pg_policy where polrelid = c.oid)) order by 1`,
  )
  return rows.map(({ name }) => name).filter((name) => !withoutRowSecurity.includes(name))
}

test('every table with rows of workspaces has row-level security', async () => {
  expect(await openTables()).toEqual([])
})

test('a table with rows of workspaces that has none is found', async () => {
  const { pool } = app.services.database
  await pool.query('create table planted (workspace_id uuid)')
  const found = await openTables()
  await pool.query('drop table planted')
  expect(found).toEqual(['planted'])
})
