import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { withoutValues } from './log.ts'
import { testDatabase } from './test/test-db.ts'

const { db } = await testDatabase()

test('a failed query is logged with its reason and without the values in it', async () => {
  const failure = await db
    .execute(sql`select * from nowhere where email = ${'ines@example.com'}`)
    .catch((error: unknown) => error)
  const logged = JSON.stringify(withoutValues(failure))
  expect(logged).toContain('nowhere')
  expect(logged).not.toContain('ines@example.com')
})

test('other failures are logged as they are', () => {
  expect(withoutValues(new Error('the disk is full'))).toMatchObject({ message: 'the disk is full' })
})
