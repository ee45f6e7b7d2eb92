import { glob, readFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { withoutValues } from '../kit/log.ts'
import { testDatabase } from '../test/processes/test-db.ts'

const serverFolder = path.join(import.meta.dirname, '..')
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

test('every failure is logged under the one name whose values are taken out, or with nothing but its reason', async () => {
  const calls: string[] = []
  for await (const file of glob('**/*.ts', { cwd: serverFolder })) {
    const source = await readFile(`${serverFolder}/${file}`, 'utf8')
    calls.push(...(source.match(/\blog\.\w+\(\s*\{[^}]*\}/g) ?? []))
  }
  expect(calls.length).toBeGreaterThan(3)
  expect(calls.filter((call) => /(?<!err: |reasonOf\()\b(failure\b|cause\b|String\()/.test(call))).toEqual([])
})
