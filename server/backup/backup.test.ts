import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { startImport } from '#contract/imports.ts'
import { inviteToTeam } from '#contract/team.ts'
import { joinDatabase } from '../db/database.ts'
import { makeBusiness } from '../test/make.ts'
import { dataFolderForTest, type ServerProcess, startServer } from '../test/server-process.ts'
import { testApp } from '../test/test-app.ts'
import { writeBackup } from './backup.ts'
import { restoreBackup } from './restore.ts'
import { tablesInOrder } from './tables.ts'

const account = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com', password: 'Engine1843x' }

async function run(verb: 'backup' | 'restore', file: string, dataFolder: string) {
  const program = ['server/backup-command.ts', verb, file]
  const options = { env: { ...process.env, PLAUDIT_DATA: dataFolder } }
  return promisify(execFile)(process.execPath, program, options).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    (failure: { code: number; stderr: string }) => ({ code: failure.code, said: failure.stderr }),
  )
}

async function queueEmail({ url }: ServerProcess, call: string, body: object): Promise<unknown> {
  const answer = await fetch(url + call, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${call}: ${answer.status} ${await answer.text()}`)
  return answer.json()
}

const signUp = async (server: ServerProcess) =>
  z.object({ formId: z.string() }).parse(await queueEmail(server, '/api/auth/signup', account)).formId

async function submit(server: ServerProcess, formId: string, content: string): Promise<string> {
  const customer = { customerName: 'Grace Hopper', customerEmail: 'grace@example.com', rating: 5 }
  const answer = await queueEmail(server, '/api/testimonials/submit', { formId, content, ...customer })
  return z.object({ manageUrl: z.string() }).parse(answer).manageUrl
}

const signingKeysOf = async ({ url }: ServerProcess): Promise<unknown> =>
  (await fetch(`${url}/.well-known/plaudit-keys.json`)).json()

/** Every row of every table, as text. */
async function everyRow(dataFolder: string): Promise<Record<string, string[]>> {
  const database = await joinDatabase({ dataFolder })
  const client = new Client({ connectionString: database.url })
  await client.connect()
  try {
    const found: Record<string, string[]> = {}
    for (const { name } of await tablesInOrder(client)) {
      const { rows } = await client.query<{ text: string }>(
        `select t::text as text from ${name} t order by 1`,
      )
      found[name] = rows.map(({ text }) => text)
    }
    return found
  } finally {
    await client.end()
    await database.close()
  }
}

describe('a backup', () => {
  test('made under load restores every row elsewhere, and customers open their private pages there', async () => {
    const [dataFolder, elsewhere] = [await dataFolderForTest(), await dataFolderForTest()]
    await mkdir(path.dirname(elsewhere), { recursive: true })
    const file = path.join(path.dirname(elsewhere), 'plaudit.backup')
    let server = await startServer({ PLAUDIT_DATA: dataFolder })
    const formId = await signUp(server)
    const privatePage = new URL(await submit(server, formId, 'The first of all.')).pathname

    const load = { isOn: true, acknowledged: 0 }
    const sending = Array.from({ length: 4 }, async (_, sender) => {
      for (let number = 0; load.isOn; number += 1) {
        await submit(server, formId, `Number ${number} of ${sender}`)
        load.acknowledged += 1
      }
    })
    await expect.poll(() => load.acknowledged, { timeout: 20_000 }).toBeGreaterThan(20)
    const before = load.acknowledged
    const underLoad = await run('backup', file, dataFolder)
    expect(underLoad).toMatchObject({
      code: 0,
      said: expect.stringMatching(/^Backed up [\d,]+ rows in \d+ tables/),
    })
    load.isOn = false
    await Promise.all(sending)
    expect(await run('restore', file, elsewhere)).toMatchObject({ code: 0 })
    const duringLoad = await everyRow(elsewhere)
    expect(duringLoad['testimonials']?.length).toBeGreaterThan(before)
    await rm(elsewhere, { recursive: true })

    const keys = await signingKeysOf(server)
    expect(keys).toMatchObject({ keys: [{ retiredAt: null }] })
    await run('backup', file, dataFolder)
    const original = await everyRow(dataFolder)
    await server.end('SIGKILL')
    await rm(dataFolder, { recursive: true })
    expect(await run('restore', file, elsewhere)).toMatchObject({
      code: 0,
      said: expect.stringContaining('Restored'),
    })
    const restored = await everyRow(elsewhere)
    expect(Object.keys(restored)).toEqual(Object.keys(original))
    for (const [table, rows] of Object.entries(original)) {
      // The server ran on between the backup and this look: its mark of mailed news moves by the minute.
      const restoredRows = table === 'watermarks' ? restored[table]?.length : restored[table]
      expect([table, restoredRows]).toEqual([table, table === 'watermarks' ? rows.length : rows])
    }

    server = await startServer({ PLAUDIT_DATA: elsewhere })
    const mine = await fetch(`${server.url}/api/public${privatePage}`)
    expect(await mine.json()).toMatchObject({ content: 'The first of all.' })
    await submit(server, formId, 'The first on the new machine.')
    // The key that signs histories is the same, and the instance key opens its private half.
    expect(await signingKeysOf(server)).toEqual(keys)
  }, 240_000)

  test('goes into an empty instance only, and a damaged one touches nothing', async () => {
    const dataFolder = await dataFolderForTest()
    const folder = path.dirname(dataFolder)
    const file = path.join(folder, 'plaudit.backup')
    await mkdir(path.join(dataFolder, 'keys'), { recursive: true })
    await writeFile(path.join(dataFolder, 'keys', 'instance.key'), randomBytes(32))
    const filled = await testApp()
    await makeBusiness(filled)
    await writeBackup(filled.services.database, dataFolder, file)

    const empty = { dataFolder: path.join(folder, 'elsewhere'), databaseUrl: await emptyDatabase() }
    await expect(restoreBackup(file, { ...empty, dataFolder })).rejects.toThrow(
      `The data folder ${dataFolder} already belongs to an instance. Restore into an empty folder (set PLAUDIT_DATA).`,
    )
    const taken = { ...empty, databaseUrl: filled.services.database.url }
    await expect(restoreBackup(file, taken)).rejects.toThrow('This database already holds an instance.')

    const bytes = await readFile(file)
    for (const [damaged, sentence] of [
      [bytes.subarray(0, bytes.length - 200), 'cannot be read'],
      [bytes.subarray(0, bytes.length / 2), 'cannot be read'],
      [Buffer.from('something else'), 'cannot be read'],
    ] as const) {
      await writeFile(`${file}.damaged`, damaged)
      await expect(restoreBackup(`${file}.damaged`, empty)).rejects.toThrow(sentence)
    }
    await expect(restoreBackup(path.join(folder, 'missing'), empty)).rejects.toThrow('cannot be read')
    expect(await restoreBackup(file, empty)).toMatchObject({ format: 'plaudit-backup-1' })
  })

  test('of an instance that limits requests can be restored, without the counts of the last hour', async () => {
    const dataFolder = await dataFolderForTest()
    await mkdir(dataFolder, { recursive: true })
    const file = path.join(dataFolder, 'plaudit.backup')
    const limiting = await testApp({ PLAUDIT_RATE_LIMITS: 'on' })
    await makeBusiness(limiting)
    const { tables } = await writeBackup(limiting.services.database, dataFolder, file)
    expect(tables.map(({ name }) => name)).not.toContain('rate_limits')
    const target = { dataFolder: path.join(dataFolder, 'elsewhere'), databaseUrl: await emptyDatabase() }
    expect((await restoreBackup(file, target)).tables).toEqual(tables)
  })

  test('marks emails that were waiting as uncertain, and takes other work up again', async () => {
    const dataFolder = await dataFolderForTest()
    await mkdir(dataFolder, { recursive: true })
    const file = path.join(dataFolder, 'plaudit.backup')
    const filled = await testApp()
    const owner = await makeBusiness(filled)
    await filled.drain()
    await owner.call(inviteToTeam, { body: { email: 'jonas@example.com', role: 'member' } })
    const content = 'name,review,rating\nAda,Very good bread,5'
    const { id } = (await owner.call(startImport, { body: { fileName: 'reviews.csv', content } })).body
    await writeBackup(filled.services.database, dataFolder, file)

    const databaseUrl = await emptyDatabase()
    await restoreBackup(file, { dataFolder: path.join(dataFolder, 'elsewhere'), databaseUrl })
    const client = new Client({ connectionString: databaseUrl })
    await client.connect()
    const emails = await client.query('select state, secret_link from emails where recipient = $1', [
      'jonas@example.com',
    ])
    expect(emails.rows).toEqual([{ state: 'unknown', secret_link: null }])
    const jobs = await client.query<{ name: string; data: object }>(
      `select name, data from plaudit_jobs.job where state = 'created' and name = 'import-testimonials'`,
    )
    expect(jobs.rows).toMatchObject([{ name: 'import-testimonials', data: { importId: id } }])
    await client.end()
  })
})

/** A database of its own on the tests' server; gone with the test. */
async function emptyDatabase(): Promise<string> {
  const name = `plaudit_empty_${randomBytes(4).toString('hex')}`
  const server = new Client({ connectionString: inject('testServerUrl') })
  await server.connect()
  const url = new URL(inject('testLoginUrl'))
  await server.query(`create database ${name} owner ${url.username}`)
  onTestFinished(async () => {
    await server.query(`drop database ${name} with (force)`)
    await server.end()
  })
  url.pathname = `/${name}`
  return url.href
}
