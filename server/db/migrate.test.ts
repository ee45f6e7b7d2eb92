import { describe, expect, test } from 'vitest'
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
