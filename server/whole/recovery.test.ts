import { setTimeout as sleep } from 'node:timers/promises'
import path from 'node:path'
import { Client } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { runningEmbeddedUrl } from '../db/embedded/embedded.ts'
import { readPostmasterFile } from '../db/embedded/embedded-orphan.ts'
import { ownPostgres } from '../test/processes/own-postgres.ts'
import {
  dataFolderForTest,
  type ServerProcess,
  startServer,
  usedDataFolder,
} from '../test/processes/server-process.ts'

/** How long after its database the service may be back. */
const longestMs = 5_000

/** A server, its database, and what a customer and an owner do there. */
interface Running {
  readonly server: ServerProcess
  readonly formId: string
  readonly cookie: string
  /** Where the database is, as soon as it is. */
  readonly databaseUrl: () => Promise<string | undefined>
  readonly databasePid: () => Promise<number>
}

const kinds = {
  async embedded(): Promise<Running> {
    const dataFolder = await usedDataFolder()
    const server = await startServer({ PLAUDIT_DATA: dataFolder })
    return {
      server,
      ...(await signUp(server)),
      databaseUrl: () => runningEmbeddedUrl(dataFolder),
      databasePid: async () => (await readPostmasterFile(path.join(dataFolder, 'postgres')))!.pid,
    }
  },
  async external(): Promise<Running> {
    const postgres = await ownPostgres({ isDurable: true })
    onTestFinished(() => postgres.remove())
    const server = await startServer({ PLAUDIT_DATA: await dataFolderForTest(), DATABASE_URL: postgres.url })
    return {
      server,
      ...(await signUp(server)),
      databaseUrl: async () => postgres.url,
      databasePid: () => postgres.pid(),
    }
  },
}

test.for(['embedded', 'external'] as const)(
  'the service is back within five seconds of its %s database, killed or restarted, in all that it does',
  { timeout: 120_000 },
  async (kind) => {
    const running = await kinds[kind]()
    for (const signal of ['SIGKILL', 'SIGINT'] as const) {
      const busy = keepBusy(running)
      await sleep(300)
      const pid = await running.databasePid()
      process.kill(pid, signal)
      await untilAnotherAnswers(running, pid)
      const startedMs = performance.now()
      await Promise.all([untilSubmitted(running), untilReady(running), untilImported(running, signal)])
      const backAfterMs = performance.now() - startedMs
      expect(backAfterMs).toBeLessThan(longestMs)
      await busy.stop()
      expect(running.server.child.exitCode).toBeNull()
    }
  },
)

/** Requests in flight at all times, so that every connection of the pool is in use. */
function keepBusy({ server }: Running) {
  const over = new AbortController()
  const visit = async () => {
    while (!over.signal.aborted) await fetch(`${server.url}/readyz`).catch(() => sleep(20))
  }
  const visitors = Array.from({ length: 16 }, visit)
  return {
    async stop() {
      over.abort()
      await Promise.all(visitors)
    },
  }
}

async function untilAnotherAnswers({ databaseUrl, databasePid }: Running, earlierPid: number): Promise<void> {
  for (;;) {
    const url = await databaseUrl().catch(() => undefined)
    if (url && (await databasePid().catch(() => earlierPid)) !== earlierPid && (await connects(url))) return
    await sleep(5)
  }
}

async function connects(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url })
  client.on('error', () => undefined)
  return client.connect().then(
    async () => {
      await client.end()
      return true
    },
    () => false,
  )
}

async function untilReady({ server }: Running): Promise<void> {
  while (!(await fetch(`${server.url}/readyz`).then(({ ok }) => ok))) await sleep(10)
}

async function untilSubmitted({ server, formId }: Running): Promise<void> {
  const body = {
    formId,
    content: 'Back before I noticed',
    rating: 5,
    customerName: 'Grace Hopper',
    customerEmail: 'grace@example.com',
  }
  const key = crypto.randomUUID()
  for (;;) {
    const { status } = await queueEmail(`${server.url}/api/testimonials/submit`, body, {
      'idempotency-key': key,
    })
    if (status === 201) return
    expect(status).toBe(503)
    await sleep(10)
  }
}

const progress = z.object({ id: z.string(), state: z.string(), added: z.number() })

/** The queue too: a small import is taken in, and a job applies it. */
async function untilImported({ server, cookie }: Running, name: string): Promise<void> {
  const url = `${server.url}/api/testimonials/import`
  const body = { fileName: 'reviews.csv', content: `name,review\nAna,Imported after ${name}\n` }
  let id: string | undefined
  while (id === undefined) {
    const answer = await queueEmail(url, body, { cookie, 'idempotency-key': name })
    if (answer.ok) ({ id } = progress.parse(await answer.json()))
    else await sleep(20)
  }
  for (;;) {
    const answer = await fetch(`${server.url}/api/testimonials/imports/${id}`, { headers: { cookie } })
    const { state, added } = answer.ok ? progress.parse(await answer.json()) : { state: '', added: 0 }
    if (state === 'done' && added === 1) return
    await sleep(20)
  }
}

async function signUp({ url }: ServerProcess) {
  const account = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com', password: 'Engine1843x' }
  const answer = await queueEmail(`${url}/api/auth/signup`, account, {})
  const { formId } = z.object({ formId: z.string() }).parse(await answer.json())
  return { formId, cookie: answer.headers.getSetCookie()[0]?.split(';')[0] ?? '' }
}

function queueEmail(url: string, body: object, headers: Record<string, string>): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(10_000),
  })
}
