import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { getPublicForm, submitTestimonial } from '#contract/collection/collection.ts'
import { eraseMyTestimonial, withdrawMyTestimonial } from '#contract/collection/my-testimonial.ts'
import { decideTestimonials } from '#contract/testimonials/decisions.ts'
import { verifyTestimonial } from '#contract/provenance/verify.ts'
import { saveWall } from '#contract/wall/wall.ts'
import { isPlain } from '../../test/plain.ts'
import { type ServerProcess, startServer, usedDataFolder } from '../../test/processes/server-process.ts'

const password = 'Engine1843x'
const signedUp = z.object({ formId: z.string(), apiKey: z.string() })
const publicForm = z.object({ consent: z.object({ version: z.string() }) })
const submitted = z.pipe(
  z.object({ id: z.string(), manageUrl: z.string() }),
  z.transform(({ id, manageUrl }) => ({ id, token: manageUrl.split('/my/')[1] ?? '' })),
)
const embedded = z.object({
  testimonials: z.array(z.object({ content: z.string(), verifyUrl: z.string() })),
})

/** A new connection each time: the next process takes it. */
function call(
  server: ServerProcess,
  path: string,
  { headers = {}, ...init }: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> } = {},
): Promise<Response> {
  return fetch(server.url + path, {
    signal: AbortSignal.timeout(5_000),
    ...init,
    headers: { connection: 'close', ...headers },
  })
}

function send(server: ServerProcess, path: string, body: object, headers: Record<string, string> = {}) {
  return call(server, path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
}

function signUp(server: ServerProcess, email: string): Promise<Response> {
  return send(server, '/api/auth/signup', { firstName: 'Ada', lastName: 'Byron', email, password })
}

/** What each process answers, twice over. */
async function fourTimes<T>(ask: () => Promise<T>): Promise<T[]> {
  return [await ask(), await ask(), await ask(), await ask()]
}

/** The processes that serve, the longest there first (Linux). */
async function servingPids({ child: { pid } }: ServerProcess): Promise<number[]> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')
  const pids = children.trim().split(/\s+/).map(Number).filter(Boolean)
  const commands = await Promise.all(
    pids.map((one) => readFile(`/proc/${one}/cmdline`, 'utf8').catch(() => '')),
  )
  return pids.filter((_, index) => commands[index]?.includes('main.'))
}

async function untilListening(server: ServerProcess, times: number): Promise<void> {
  const count = () => server.output().split('Server listening').length - 1
  await expect.poll(count, { timeout: 60_000, interval: 50 }).toBe(times)
}

async function kill(server: ServerProcess, pick: 'oldest' | 'youngest' = 'oldest'): Promise<void> {
  let pids: number[] = []
  // For a moment after its start a process has no command, and the youngest would be another one.
  await expect
    .poll(async () => (pids = await servingPids(server)), { timeout: 10_000, interval: 20 })
    .toHaveLength(2)
  const pid = pids.at(pick === 'oldest' ? 0 : -1) ?? 0
  process.kill(pid, 'SIGKILL')
  await expect.poll(() => servingPids(server), { timeout: 5_000, interval: 10 }).not.toContain(pid)
}

async function startTwo(settings: Record<string, string> = {}): Promise<ServerProcess> {
  const server = await startServer({
    PLAUDIT_DATA: await usedDataFolder(),
    PLAUDIT_PROCESSES: '2',
    PLAUDIT_RATE_LIMITS: 'on',
    LOG_LEVEL: 'info',
    ...settings,
  })
  await untilListening(server, 2)
  return server
}

test.runIf(process.platform === 'linux' && !isPlain)(
  'two processes are one server: they agree, lose no request when one is killed, and finish what runs at the end',
  { timeout: 120_000 },
  async () => {
    const server = await startTwo()

    // What one process changes the others show, and they count requests together.
    const owner = await signUp(server, 'ada@example.com')
    const cookie = owner.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    const { formId, apiKey } = signedUp.parse(await owner.json())
    const shown = () => call(server, `/api/embed/testimonials/me?apiKey=${apiKey}`)
    const countShown = async () => embedded.parse(await (await shown()).json()).testimonials.length
    expect(await fourTimes(countShown)).toEqual([0, 0, 0, 0])
    const form = publicForm.parse(
      await (await call(server, getPublicForm.path.replace(':linkId', formId))).json(),
    )
    const consent = { version: form.consent.version, scopes: ['display'] }
    const review = {
      formId,
      content: 'Worth the detour',
      customerName: 'Ana',
      customerEmail: 'ana@example.com',
      rating: 5,
      consent,
    }
    const sendReview = async (content: string) =>
      submitted.parse(await (await send(server, submitTestimonial.path, { ...review, content })).json())
    const { id } = await sendReview(review.content)
    const { path } = decideTestimonials
    expect((await send(server, path, { ids: [id], status: 'approved' }, { cookie })).status).toBe(200)
    await expect.poll(() => fourTimes(countShown), { timeout: 5_000 }).toEqual([1, 1, 1, 1])

    const wall = { slug: 'two-processes', isOn: true, isIndexed: true, title: '', intro: '', shownTags: [] }
    const saved = await call(server, saveWall.path, {
      method: saveWall.method,
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify({ ...wall, accentColor: null, backgroundColor: null }),
    })
    expect(saved.status).toBe(200)
    const onWalls = () =>
      fourTimes(async () =>
        (await (await call(server, '/wall/two-processes')).text()).includes('Gone later on'),
      )

    // Withdrawn or erased, words are gone from the widgets, walls and proofs of both, well within 60 seconds (ruling 2.5).
    for (const leave of [withdrawMyTestimonial, eraseMyTestimonial]) {
      const theirs = await sendReview('Gone later on')
      expect((await send(server, path, { ids: [theirs.id], status: 'approved' }, { cookie })).status).toBe(
        200,
      )
      await expect.poll(() => fourTimes(countShown), { timeout: 5_000 }).toEqual([2, 2, 2, 2])
      const { testimonials } = embedded.parse(await (await shown()).json())
      const { verifyUrl } = testimonials.find(({ content }) => content === 'Gone later on')!
      const proof = verifyTestimonial.path.replace(':id', verifyUrl.split('/verify/')[1] ?? '')
      const proofs = () => fourTimes(async () => (await call(server, proof)).status)
      expect(await proofs()).toEqual([200, 200, 200, 200])
      expect(await onWalls()).toEqual([true, true, true, true])
      expect((await send(server, leave.path.replace(':token', theirs.token), {})).status).toBe(200)
      await expect.poll(() => fourTimes(countShown), { timeout: 10_000 }).toEqual([1, 1, 1, 1])
      expect(await proofs()).toEqual([404, 404, 404, 404])
      expect(await onWalls()).toEqual([false, false, false, false])
    }
    const left = await fourTimes(async () => {
      const { headers } = await call(server, '/api/user', { headers: { cookie } })
      return Number(headers.get('ratelimit-remaining'))
    })
    const [first = 0] = left
    expect(left).toEqual([first, first - 1, first - 2, first - 3])

    // The process that takes the jobs is the first one. The other goes on serving, takes the jobs, and gets help.
    // A connection that waits for it goes to the other.
    const [dying = 0] = await servingPids(server)
    process.kill(dying, 'SIGSTOP')
    const asked = Promise.all(Array.from({ length: 20 }, () => call(server, '/healthz')))
    await sleep(100)
    await kill(server)
    const answers = [...(await asked), ...(await fourTimes(() => call(server, '/healthz')))]
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    expect((await signUp(server, 'grace@example.com')).status).toBe(201)
    // Printed once for all processes.
    const outbox = /\/dev\/outbox\?token=[\w-]+/.exec(server.output())?.[0] ?? ''
    const countEmailsToGrace = async () => {
      const emails = z.array(z.object({ to: z.string() })).parse(await (await call(server, outbox)).json())
      return emails.filter(({ to }) => to === 'grace@example.com').length
    }
    await expect.poll(countEmailsToGrace, { timeout: 3_000 }).toBe(1)
    await untilListening(server, 3)
    expect(await servingPids(server)).toHaveLength(2)
    expect(await fourTimes(countShown)).toEqual([1, 1, 1, 1])
    expect(await countEmailsToGrace()).toBe(1)

    // Whoever asks for an end gets it once the request in flight is answered.
    const body = JSON.stringify({ email: 'ada@example.com', password })
    const inFlight = connect(server.port, '127.0.0.1').setEncoding('utf8')
    inFlight.write(
      `POST /api/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\nexpect: 100-continue\r\ncontent-length: ${body.length}\r\n\r\n`,
    )
    // Its process has read so far, and says so.
    await once(inFlight, 'data')
    const ended = server.end('SIGTERM')
    let answer = ''
    inFlight.on('data', (text: string) => (answer += text))
    const closed = once(inFlight, 'close')
    await expect.poll(() => call(server, '/healthz').catch(() => 'closed'), { timeout: 5_000 }).toBe('closed')
    inFlight.write(body)
    await closed
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/)
    expect((await ended).code).toBe(0)
  },
)

test.runIf(process.platform === 'linux')(
  'SIGHUP replaces one process after the other while requests are answered, and one that keeps dying waits longer',
  { timeout: 120_000 },
  async () => {
    const server = await startTwo({ PLAUDIT_DRAIN: '1', PLAUDIT_RATE_LIMITS: 'off' })
    const before = await servingPids(server)
    const visits: number[] = []
    const visiting = new AbortController()
    // Some over a new connection each time, some over one that stays open as long as the server lets it.
    const visit = async (headers: Record<string, string>) => {
      while (!visiting.signal.aborted) visits.push((await call(server, '/readyz', { headers })).status)
    }
    const visitors = ['close', 'close', 'keep-alive', 'keep-alive'].map((connection) => visit({ connection }))
    server.child.kill('SIGHUP')
    await untilListening(server, 4)
    await expect.poll(() => servingPids(server), { timeout: 20_000 }).toHaveLength(2)
    visiting.abort()
    await Promise.all(visitors)
    expect((await servingPids(server)).filter((pid) => before.includes(pid))).toEqual([])
    expect(new Set(visits)).toEqual(new Set([200]))

    // Killed as soon as they are there, so that none of them lives long.
    for (let times = 0; times < 3; times += 1) {
      await kill(server, 'youngest')
      await expect.poll(() => servingPids(server), { timeout: 10_000, interval: 20 }).toHaveLength(2)
    }
    const pauses = [...server.output().matchAll(/"pauseMs":(\d+)/g)].map(([, pause]) => Number(pause))
    const [, second = 0, third = 0] = pauses
    expect(second).toBeGreaterThan(0)
    expect(third).toBe(2 * second)
    await expect.poll(async () => (await call(server, '/readyz')).status).toBe(200)
  },
)
