import { execFileSync } from 'node:child_process'
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { migrationsFolder } from '../kit/folders.ts'
import { testDatabase } from '../test/processes/test-db.ts'
import { presentFunctions } from './functions.ts'
import { migrate, pendingMigrations, proveTenantIsolation } from './migrate.ts'

const database = await testDatabase()
const { pool } = database

const empty = () =>
  pool.query('drop schema drizzle cascade; drop schema public cascade; create schema public')

describe('migrations', () => {
  test('several servers that start at once do not get into each other’s way', async () => {
    await empty()
    await Promise.all([migrate(database), migrate(database), migrate(database)])
    expect(await pendingMigrations(database.pool)).toEqual([])
  })

  test('a migration that the database lacks is found, though a newer one was applied', async () => {
    await database.pool.query('delete from drizzle.__drizzle_migrations where id = 1')
    expect(await pendingMigrations(database.pool)).toHaveLength(1)
    await expect(migrate(database)).rejects.toThrow('is older than one already applied')
  })
})

/** All that are in the schema, but for what extensions brought. */
async function functionsIn(client: Pick<typeof pool, 'query'>) {
  const { rows } = await client.query<{ name: string; text: string; made: string }>(
    `select proname as name, pg_get_functiondef(oid) as text, xmin::text as made from pg_proc
     where pronamespace = 'public'::regnamespace
       and not exists (select from pg_depend where classid = 'pg_proc'::regclass and objid = pg_proc.oid and deptype = 'e')
     order by proname, oid`,
  )
  return rows
}

/** What would be there if the folder's functions were made once more: whatever that changes is not the folder's. */
async function functionsOfTheFolder() {
  const present = await presentFunctions()
  const client = await pool.connect()
  await client.query('begin')
  for (const { text } of present) await client.query(text)
  const made = await functionsIn(client)
  await client.query('rollback')
  client.release()
  expect(made.map(({ name }) => name)).toEqual(present.map(({ name }) => name))
  return made.map(({ text }) => text)
}

const functionTexts = async () => (await functionsIn(pool)).map(({ text }) => text)

describe('the functions of the database are those of the folder, and no others', () => {
  test('after migrating from nothing', async () => {
    expect(await functionTexts()).toEqual(await functionsOfTheFolder())
  })

  test('after migrating from an older version', async () => {
    await empty()
    await migrate(database, '0017_averages_and_dates')
    expect((await functionsIn(pool)).map(({ name }) => name)).toContain('plaudit_tally_insert')
    await migrate(database)
    expect(await functionTexts()).toEqual(await functionsOfTheFolder())
  })

  test('where an argument, its type or the result has changed since, or a function is no longer needed', async () => {
    await pool.query(`
      drop function plaudit_recovery; drop function plaudit_team_mailboxes; drop function plaudit_sum_source;
      create function plaudit_recovery(hidden boolean, state text) returns text language sql as 'select state';
      create function plaudit_team_mailboxes(workspace uuid) returns setof text language sql as 'select workspace::text';
      create function plaudit_sum_source(source text) returns text language sql as 'select source';
      create function plaudit_of_before() returns text language sql as 'select now()::text';
      create function of_the_operator() returns text language sql as 'select now()::text';
      comment on schema drizzle is 'the hash of before'`)
    await migrate(database)
    await pool.query('drop function of_the_operator')
    expect(await functionTexts()).toEqual(await functionsOfTheFolder())
  })

  test('and are left alone when they have not changed', async () => {
    const before = await functionsIn(pool)
    await migrate(database)
    expect(await functionsIn(pool)).toEqual(before)
  })

  test('or all of those of before, when an index rests on one that cannot be replaced', async () => {
    await pool.query(`
      drop function plaudit_recovery;
      create function plaudit_recovery(hidden boolean, state text) returns text immutable language sql as 'select state';
      create index rests_on_it on testimonials (plaudit_recovery(is_private, status));
      comment on schema drizzle is 'the hash of before'`)
    const before = await functionsIn(pool)
    await expect(migrate(database)).rejects.toThrow('cannot drop function plaudit_recovery')
    expect(await functionsIn(pool)).toEqual(before)
  })
})

describe('what `npm run migration` compares the tables with', () => {
  test('is one snapshot, that of the newest migration', async () => {
    const journal = await readFile(path.join(migrationsFolder, 'meta/_journal.json'), 'utf8')
    const { entries } = JSON.parse(journal) as { entries: { tag: string }[] }
    const newest = `${entries.at(-1)?.tag.slice(0, 4)}_snapshot.json`
    expect(await readdir(path.join(migrationsFolder, 'meta'))).toEqual([newest, '_journal.json'])
  })

  test('says what the tables are: no change of theirs is without a migration', async () => {
    const copy = await mkdtemp(path.join(os.tmpdir(), 'plaudit-migration-'))
    onTestFinished(() => rm(copy, { recursive: true }))
    await cp(path.join(migrationsFolder, 'meta'), path.join(copy, 'meta'), { recursive: true })
    const tables = ['./server/db/tables.ts', './server/*/tables.ts'].map((files) => `--schema=${files}`)
    const out = `--out=${path.relative('.', copy)}`
    const kit = ['node_modules/drizzle-kit/bin.cjs', 'generate', '--dialect=postgresql', ...tables, out]
    expect(execFileSync(process.execPath, kit, { encoding: 'utf8' })).toContain('No schema changes')
  })
})

describe('the proof of tenant isolation', () => {
  test('passes on the schema as it is', async () => {
    await expect(proveTenantIsolation(database)).resolves.toBeUndefined()
  })

  test('fails when a table of tenants has no policy', async () => {
    await database.pool.query('alter table testimonials disable row level security')
    await expect(proveTenantIsolation(database)).rejects.toThrow('testimonials')
    await database.pool.query('alter table testimonials enable row level security')
  })
})
