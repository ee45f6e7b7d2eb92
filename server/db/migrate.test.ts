import { execFileSync } from 'node:child_process'
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { migrationsFolder } from '../kit/folders.ts'
import { testDatabase } from '../test/processes/test-db.ts'
import { migrate, pendingMigrations, proveTenantIsolation } from './migrate.ts'

const database = await testDatabase()

describe('migrations', () => {
  test('several servers that start at once do not get into each other’s way', async () => {
    await database.pool.query('drop schema drizzle cascade; drop schema public cascade; create schema public')
    await Promise.all([migrate(database), migrate(database), migrate(database)])
    expect(await pendingMigrations(database.pool)).toEqual([])
  })

  test('a migration that the database lacks is found, though a newer one was applied', async () => {
    await database.pool.query('delete from drizzle.__drizzle_migrations where id = 1')
    expect(await pendingMigrations(database.pool)).toHaveLength(1)
    await expect(migrate(database)).rejects.toThrow('is older than one already applied')
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
