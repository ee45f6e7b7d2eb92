import { setTimeout as sleep } from 'node:timers/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { joinDatabase } from '../db/database.ts'
import { readPostmasterFile } from '../db/embedded/embedded-orphan.ts'
import { freePort } from '../test/processes/free-port.ts'
import { type ServerProcess, startServer, usedDataFolder } from '../test/processes/server-process.ts'

/** Of each kind one; `PLAUDIT_KILLS=20` for more. */
const kills = Number(process.env['PLAUDIT_KILLS'] ?? 3)
const submissions = kills * 130
const senders = 16

test('no acknowledged submission is lost and none is doubled, though the server is killed again and again', async () => {
  const dataFolder = await usedDataFolder()
  const settings = { PLAUDIT_DATA: dataFolder, PORT: String(await freePort()) }
  let server = await startServer(settings)
  const formId = await signUp(server)
  const acknowledged = new Map<string, string>()

  let killed = 0
  const killing = (async () => {
    for (; killed < kills && acknowledged.size < submissions; killed += 1) {
      await sleep(100 + Math.random() * 500)
      const isDatabaseAlone = killed % 3 === 0
      const isDatabaseToo = killed % 3 === 1
      const database = await readPostmasterFile(path.join(dataFolder, 'postgres'))
      if (!isDatabaseAlone) await server.end('SIGKILL')
      // In the middle of whatever it was writing.
      if ((isDatabaseAlone || isDatabaseToo) && database) killIfRunning(database.pid)
      if (isDatabaseAlone) await answersAgain(server)
      else server = await startServer(settings)
    }
  })()
  const numbers = Array.from({ length: submissions }, (_, index) => `Praise number ${index}`).values()
  const sending = Array.from({ length: senders }, async () => {
    for (const content of numbers) acknowledged.set(content, await submit(server.url, formId, content))
  })
  await Promise.all([killing, ...sending])
  await server.end('SIGKILL')
  server = await startServer(settings)

  const database = await joinDatabase({ dataFolder })
  const { rows } = await database.pool.query<{ id: string; content: string }>(
    'select id, content from testimonials',
  )
  const { rows: people } = await database.pool.query('select password_hash from users')
  await database.close()
  expect(people).toEqual([{ password_hash: expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/) }])
  expect(killed).toBeGreaterThan(2)
  expect(acknowledged.size).toBe(submissions)
  const storedIds = new Map(rows.map(({ content, id }) => [content, id]))
  expect([...acknowledged].filter(([content, id]) => storedIds.get(content) !== id)).toEqual([])
  expect(rows).toHaveLength(submissions)
}, 180_000)

/** A database whose server was killed may have ended in that moment by itself. */
function killIfRunning(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (failure) {
    if (!(failure instanceof Error && 'code' in failure && failure.code === 'ESRCH')) throw failure
  }
}

/** A server outlives its database: nobody has to start it again. */
async function answersAgain(server: ServerProcess): Promise<void> {
  await expect.poll(() => fetch(`${server.url}/readyz`).then(({ ok }) => ok), { timeout: 20_000 }).toBe(true)
  expect([server.child.exitCode, server.child.exitCode === null ? '' : server.output()]).toEqual([null, ''])
}

/** Like the public form: the same key until there is an answer. */
async function submit(url: string, formId: string, content: string): Promise<string> {
  const key = crypto.randomUUID()
  for (;;) {
    const answer = await queueEmail(`${url}/api/testimonials/submit`, key, {
      formId,
      content,
      rating: 5,
      customerName: 'Grace Hopper',
      customerEmail: 'grace@example.com',
    }).catch(() => undefined)
    if (answer?.status === 201) {
      const body = await answer.json().catch(() => undefined)
      if (body !== undefined) return z.object({ id: z.string() }).parse(body).id
    } else if (answer && answer.status < 500 && answer.status !== 409) {
      throw new Error(`A submission was refused with ${answer.status}: ${await answer.text()}`)
    }
    await sleep(30)
  }
}

async function signUp({ url }: ServerProcess): Promise<string> {
  const account = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com', password: 'Engine1843x' }
  const answer = await queueEmail(`${url}/api/auth/signup`, crypto.randomUUID(), account)
  return z.object({ formId: z.string() }).parse(await answer.json()).formId
}

function queueEmail(url: string, key: string, body: object): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(10_000),
  })
}
