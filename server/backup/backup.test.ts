import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { createCustomer, deleteCustomer } from '#contract/customers/customers.ts'
import { startImport } from '#contract/imports/imports.ts'
import {
  changeMyTestimonial,
  eraseMyTestimonial,
  getMyTestimonial,
  withdrawMyTestimonial,
} from '#contract/collection/my-testimonial.ts'
import { deleteTestimonial } from '#contract/testimonials/editing.ts'
import { inviteToTeam } from '#contract/team/team.ts'
import { requestTestimonialByText, takeTextConsentBack } from '#contract/texts/texts.ts'
import { allJobs, createApp, features } from '../app.ts'
import { joinDatabase } from '../db/database.ts'
import { eraseAgain, type ErasureLine, erasuresFileOf } from '../erasures/service.ts'
import { caller } from '../test/as.ts'
import { makeBusiness, submitted, workspaceOf } from '../test/make.ts'
import { makeTextable, tell } from '../test/makers/make-texting.ts'
import { gatewaySettings } from '../test/stand-ins/text-gateways.ts'
import { builtServer } from '../test/processes/built-server.ts'
import {
  dataFolderForTest,
  type ServerProcess,
  startServer,
  usedDataFolder,
} from '../test/processes/server-process.ts'
import { testApp } from '../test/test-app.ts'
import { textablesOf, textNewsAddress } from '../texts/service.ts'
import { writeBackup } from './backup.ts'
import { restoreBackup } from './restore.ts'
import { tablesInOrder } from './tables.ts'

const account = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com', password: 'Engine1843x' }

async function run(verb: 'backup' | 'restore', file: string, dataFolder: string) {
  const program = [...(await builtServer('backup-command')), verb, file]
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
    const [dataFolder, elsewhere] = [await usedDataFolder(), await dataFolderForTest()]
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

  test('brings nothing back that people erased, withdrew, narrowed, deleted, unsubscribed from or replied STOP to after it', async () => {
    const app = await testApp(gatewaySettings('http', 'http://127.0.0.1:1'))
    const { services } = app
    const own = services.config.dataFolder
    const file = path.join(own, 'plaudit.backup')
    const [owner, leaving] = [await makeBusiness(app), await makeBusiness(app, 'Northside Bakery')]
    const ids = [await workspaceOf(app, owner), await workspaceOf(app, leaving)] as const
    const send = (name: string) =>
      submitted(app, owner.user.formId, { customerName: name, customerEmail: `${name}@example.com` })
    const [erased, withdrawn, narrowed, deleted] = [
      await send('ada'),
      await send('bo'),
      await send('cy'),
      await send('di'),
    ]
    await submitted(app, leaving.user.formId)
    const customer = (await owner.call(createCustomer, { body: { name: 'Eve', email: 'eve@example.com' } }))
      .body
    const [stopping, unwilling] = [await makeTextable(owner, 'Flo'), await makeTextable(owner, 'Gus')]
    await owner.call(requestTestimonialByText, { params: { id: stopping.id } })
    await writeBackup(services.database, own, file)

    const theirs = caller(app)
    await theirs.call(eraseMyTestimonial, { params: { token: erased.token } })
    await theirs.call(withdrawMyTestimonial, { params: { token: withdrawn.token } })
    const seen = (await theirs.call(getMyTestimonial, { params: { token: narrowed.token } })).body
    const consent = { version: seen.consent.version, scopes: ['display' as const] }
    await theirs.call(changeMyTestimonial, {
      params: { token: narrowed.token },
      body: { consent, optOut: true, version: seen.version },
    })
    await owner.call(deleteTestimonial, { params: { id: deleted.id } })
    await owner.call(deleteCustomer, { params: { id: customer.id } })
    const stop = JSON.stringify({ id: 'stop', from: stopping.phone, text: 'STOP' })
    const headers = { 'content-type': 'application/json' }
    expect(
      (await tell(app, { url: textNewsAddress(services, 'http'), body: stop, headers })).statusCode,
    ).toBe(200)
    await owner.call(takeTextConsentBack, { params: { id: unwilling.id } })
    await services.db.execute(
      sql`update workspaces set deletes_at = now() - interval '1 day' where id = ${ids[1]}`,
    )
    await allJobs.find(({ name }) => name === 'delete-accounts')?.run(services, {})

    // Each is on disk when the reply comes, and says of nobody who they are.
    const lines = await readFile(erasuresFileOf(own), 'utf8')
    expect(
      lines
        .trim()
        .split('\n')
        .map((line) => (JSON.parse(line) as ErasureLine).erasure.kind),
    ).toEqual([
      'testimonial-erased',
      'testimonial-withdrawn',
      'mailbox-opted-out',
      'testimonial-consented',
      'testimonial-deleted',
      'customer-deleted',
      'number-stopped',
      'text-consent-withdrawn',
      'workspace-deleted',
    ])
    for (const word of ['@', 'Eve', stopping.phone.slice(1), 'Northside', 'Words of', ...ids])
      expect(lines).not.toContain(word)

    const target = { dataFolder: path.join(own, 'elsewhere'), databaseUrl: await emptyDatabase() }
    await mkdir(target.dataFolder)
    await copyFile(erasuresFileOf(own), erasuresFileOf(target.dataFolder))
    const said: string[] = []
    const config = { ...services.config, dataFolder: target.dataFolder }
    await restoreBackup(file, target, {
      say: (sentence) => said.push(sentence),
      async whenRestored(database) {
        const restored = { ...services, config, database, db: database.db }
        const { http } = await createApp(restored)
        const page = async ({ token }: { token: string }) =>
          JSON.parse((await http.inject(`/api/public/my/${token}`)).body) as object
        expect(await page(erased)).toMatchObject({ customerName: 'ada', hasOptedOut: false })
        expect(await eraseAgain(restored, features)).toBe(9)
        expect(await page(erased)).toMatchObject({ code: 'not-found' })
        expect(await page(withdrawn)).toMatchObject({ withdrawnAt: expect.any(String) as string })
        expect(await page(narrowed)).toMatchObject({ scopes: ['display'], hasOptedOut: true })
        expect(await page(deleted)).toMatchObject({ isDeleted: true })
        const textable = await database.db.transaction((tx) =>
          textablesOf(restored, tx, ids[0], [stopping.id, unwilling.id]),
        )
        expect([stopping, unwilling].map(({ id }) => textable.get(id))).toEqual([
          'unsubscribed',
          'no-consent',
        ])
        await http.close()
        const left = await database.db.execute(sql`
          select (select count(*)::int from customers where id = ${customer.id}) as customers,
            (select count(*)::int from workspaces where id = ${ids[1]}) as workspaces,
            (select count(*)::int from testimonials where workspace_id = ${ids[1]}) as testimonials`)
        expect(left.rows).toEqual([{ customers: 0, workspaces: 0, testimonials: 0 }])
        expect(await eraseAgain(restored, features), 'at the next start').toBe(0)
      },
    })
    expect(said).toEqual([])
  })

  test('of an instance whose erasures are not known says what comes back, before it starts, and later backups bring them', async () => {
    const app = await testApp()
    const { services } = app
    const own = services.config.dataFolder
    const owner = await makeBusiness(app)
    const { token } = await submitted(app, owner.user.formId)
    await caller(app).call(withdrawMyTestimonial, { params: { token } })
    const file = path.join(own, 'plaudit.backup')
    await writeBackup(services.database, own, file)
    const target = { dataFolder: path.join(own, 'elsewhere'), databaseUrl: await emptyDatabase() }
    const steps: string[] = []
    const { createdAt } = await restoreBackup(file, target, {
      say: (sentence) => steps.push(sentence),
      async whenRestored(database) {
        steps.push('restored')
        const config = { ...services.config, dataFolder: target.dataFolder }
        await eraseAgain({ ...services, config, database, db: database.db }, features)
      },
    })
    const moment = `${createdAt.slice(0, 16).replace('T', ' ')} UTC`
    expect(steps).toEqual([
      `This backup is from ${moment}, and ${erasuresFileOf(target.dataFolder)} does not exist: whatever people erased, withdrew, or unsubscribed from after that comes back. To prevent it, copy that file from the old data folder before you start the server.`,
      'restored',
    ])
    expect(await readFile(erasuresFileOf(target.dataFolder), 'utf8')).toBe(
      await readFile(erasuresFileOf(own), 'utf8'),
    )
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
