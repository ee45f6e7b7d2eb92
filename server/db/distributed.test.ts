import { expect, test } from 'vitest'
import { testApp } from '../test/test-app.ts'

const app = await testApp()
const ask = async (statement: string) =>
  (await app.services.database.pool.query<{ found: string }>(statement)).rows.map(({ found }) => found)

/** Rows of workspaces that stay on the machine of the users and the queue: decision 25 says why. */
const local = ['users', 'emails', 'support_visits', 'billing_events']

const distributed = `
  select c.table_name from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
  where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.column_name = 'workspace_id'
    and c.table_name not in ('lookups', ${local.map((name) => `'${name}'`).join(', ')})
  union select 'workspaces'`

test('every unique index of a table that could be distributed holds the workspace', async () => {
  const found = await ask(`
    select i.indexrelid::regclass::text as found from pg_index i
    where i.indisunique and i.indrelid::regclass::text in (${distributed}) and not exists (
      select from pg_attribute a where a.attrelid = i.indrelid and a.attnum = any(i.indkey)
        and a.attname = case i.indrelid::regclass::text when 'workspaces' then 'id' else 'workspace_id' end)`)
  expect(found).toEqual([])
})

test('foreign keys of such a table lead to other such tables, by the workspace', async () => {
  const found = await ask(`
    select f.conname as found from pg_constraint f
    where f.contype = 'f'
      and (f.conrelid::regclass::text in (${distributed}) or f.confrelid::regclass::text in (${distributed}))
      and not (f.conrelid::regclass::text in (${distributed}) and f.confrelid::regclass::text in (${distributed})
        and exists (select from pg_attribute a where a.attrelid = f.conrelid and a.attnum = any(f.conkey)
          and a.attname = 'workspace_id'))`)
  expect(found).toEqual([])
})

test('no policy asks with a subquery', async () => {
  const found = await ask(
    `select tablename || '.' || policyname as found from pg_policies
     where coalesce(qual, '') ~* '\\mselect\\M' or coalesce(with_check, '') ~* '\\mselect\\M'`,
  )
  expect(found).toEqual([])
})
