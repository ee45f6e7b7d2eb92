import { randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { loadSecrets, replaceInstanceKey } from './instance-key.ts'
import { makeBusiness } from '../test/make.ts'
import { testApp } from '../test/test-app.ts'

const app = await testApp()
const { db } = app.services

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'plaudit-key-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

const keyOf = (folder: string) => path.join(folder, 'keys', 'instance.key')

test('the key of the first start is the only one that the database takes: a missing, damaged or different one is refused', async () => {
  const folder = await newFolder()
  const first = await loadSecrets(folder, db)
  const key = await readFile(keyOf(folder))
  expect((await loadSecrets(folder, db)).keyFor('x')).toBe(first.keyFor('x'))

  await rm(keyOf(folder))
  await expect(loadSecrets(folder, db)).rejects.toThrow(
    `The key ${keyOf(folder)} is missing. Put the instance.key of a backup back.`,
  )
  await writeFile(keyOf(folder), '')
  await expect(loadSecrets(folder, db)).rejects.toThrow('is damaged: it has 0 bytes instead of 32.')
  await writeFile(keyOf(folder), randomBytes(32))
  await expect(loadSecrets(folder, db)).rejects.toThrow('does not belong to this database.')
  await expect(loadSecrets(await newFolder(), db)).rejects.toThrow('is missing.')
  await writeFile(keyOf(folder), key)
  expect((await loadSecrets(folder, db)).keyFor('x')).toBe(first.keyFor('x'))

  await rm(keyOf(folder))
  await replaceInstanceKey(folder, db)
  expect((await loadSecrets(folder, db)).keyFor('x')).not.toBe(first.keyFor('x'))
})

test('a database in use from before keys were remembered takes the key that is there, and makes no new one', async () => {
  const folder = await newFolder()
  await db.execute('delete from instance_facts')
  await makeBusiness(app)
  await expect(loadSecrets(folder, db)).rejects.toThrow('is missing.')
  await replaceInstanceKey(folder, db)
  await db.execute('delete from instance_facts')
  const key = await readFile(keyOf(folder))
  await loadSecrets(folder, db)
  expect(await readFile(keyOf(folder))).toEqual(key)
})
