import { readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { eq, sql } from 'drizzle-orm'
import { SMTPServer } from 'smtp-server'
import { afterAll, expect, test } from 'vitest'
import { getPublicForm } from '#contract/collection/collection.ts'
import { startImport } from '#contract/imports/imports.ts'
import { waitingForDatabase } from '../db/pool/away.ts'
import { connectToDatabase } from '../db/database.ts'
import { migrate } from '../db/migrate.ts'
import { emails } from '../emails/tables.ts'
import { makeImporter, progressOf } from '../test/makers/make-importer.ts'
import { queueEmail } from '../emails/service.ts'
import { ownPostgres } from '../test/processes/own-postgres.ts'
import { testApp } from '../test/test-app.ts'

/** What the mail server does when an email has come in, before it says so. */
const postOffice = { whileItIsIn: async () => undefined as void, arrived: 0 }
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, _session, done) {
    stream.resume().on('end', () => {
      postOffice.arrived += 1
      void answer(done)
    })
  },
})
async function answer(done: () => void) {
  await postOffice.whileItIsIn()
  done()
}
const mailPort = await new Promise<number>((resolve) => {
  const listening = smtp.listen(0, '127.0.0.1', () => resolve((listening.address() as { port: number }).port))
})

const postgres = await ownPostgres()
await migrate(postgres)
const database = connectToDatabase(postgres.url, 'external')
const queueFailures: Error[] = []
const own = { database, onQueueFailure: (failure: Error) => void queueFailures.push(failure) }
afterAll(async () => {
  await database.close()
  await postgres.remove()
  await new Promise<void>((resolve) => smtp.close(resolve))
})
/** Longer than the three tries of an import took, with their pauses. */
const outageMs = 7_000
const app = await testApp({ PLAUDIT_DATABASE_WAIT: '60', SMTP_URL: `smtp://127.0.0.1:${mailPort}` }, own)
const { db } = app.services

const rows = Array.from(
  { length: 4000 },
  (_, index) => `Guest ${index},Text number ${index},${(index % 5) + 1}`,
)
const file = ['name,review,stars', ...rows, ''].join('\n')

async function untilUnderWay(id: string): Promise<void> {
  for (;;) {
    const { rows: found } = await db.execute<{ processed: number }>(
      sql`select processed from imports where id = ${id}`,
    )
    if ((found[0]?.processed ?? 0) > 0) return
    await sleep(5)
  }
}

test('an import during which the database restarts is finished, whole and not doubled', async () => {
  const owner = await makeImporter(app)
  const { id } = (await owner.call(startImport, { body: { fileName: 'reviews.csv', content: file } })).body
  const applied = app.drain()
  await untilUnderWay(id)
  await postgres.stop()
  await sleep(outageMs)
  await postgres.start()
  await applied
  expect(await progressOf(owner, id)).toMatchObject({
    state: 'done',
    processed: 4000,
    added: 4000,
    failure: null,
  })
  const { rows: counted } = await db.execute(
    sql`select count(*)::int as all, count(distinct content)::int as different from testimonials where import_id = ${id}`,
  )
  expect(counted).toEqual([{ all: 4000, different: 4000 }])
}, 90_000)

test('an email that leaves while the database is away is marked as sent, and is sent once', async () => {
  await queueEmail(app.services, db, {
    to: 'ines@example.com',
    subject: 'Hello',
    paragraphs: ['Good morning'],
  })
  let isBack: Promise<void> | undefined
  postOffice.whileItIsIn = async () => {
    await postgres.stop()
    isBack = sleep(2_000).then(() => postgres.start())
  }
  await app.drain()
  await isBack
  const [mail] = await db.select().from(emails).where(eq(emails.recipient, 'ines@example.com'))
  expect([mail?.state, mail?.attempts, postOffice.arrived]).toEqual(['sent', 1, 1])
}, 60_000)

test('work gives up on a database that stays away longer than the setting says', async () => {
  const impatient = { ...app.services, config: { ...app.services.config, databaseWaitMs: 1_000 } }
  await postgres.stop()
  try {
    const started = performance.now()
    const work = waitingForDatabase(impatient, () => db.execute(sql`select 1`))
    await expect(work).rejects.toThrow('select 1')
    expect(performance.now() - started).toBeGreaterThan(1_000)
    expect(performance.now() - started).toBeLessThan(6_000)
  } finally {
    await postgres.start()
  }
}, 60_000)

test.runIf(process.platform === 'linux')(
  'a database that hangs is noticed: nobody waits longer than five seconds for it, and all is well when it goes on',
  async () => {
    const timed = async (url: string) => {
      const startedMs = performance.now()
      const { statusCode, body } = await app.http.inject({ url })
      return { status: statusCode, body, tookMs: performance.now() - startedMs }
    }
    const form = getPublicForm.path.replace(':linkId', (await makeImporter(app)).user.formId)
    expect((await timed(form)).status).toBe(200)
    const pid = await postgres.pid()
    const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')
    const processes = [pid, ...children.trim().split(/\s+/).map(Number)]
    for (const one of processes) process.kill(one, 'SIGSTOP')
    try {
      const [ready, asked] = await Promise.all([timed('/readyz'), timed(form)])
      expect([ready.status, asked.status]).toEqual([503, 503])
      expect(ready.tookMs).toBeLessThan(2_500)
      expect(asked.tookMs).toBeLessThan(5_000)
      expect(asked.body).toContain('The server cannot reach its database right now.')
      await sleep(1_500)
      const next = await timed(form)
      expect(next.status).toBe(503)
      expect(next.tookMs).toBeLessThan(1_000)
    } finally {
      for (const one of processes) process.kill(one, 'SIGCONT')
    }
    await expect.poll(async () => (await timed('/readyz')).status, { timeout: 5_000 }).toBe(200)
    expect((await timed(form)).status).toBe(200)
  },
)
