import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { once } from 'node:events'
import { Pool } from 'pg'
import { runningEmbeddedUrl } from '../../server/db/embedded/embedded.ts'
import { knownHome } from '../../server/db/embedded/embedded-home.ts'
import { freePort } from '../../server/test/processes/free-port.ts'
import { queueRequests, startSink } from './mails.ts'
import { reportText, table } from '../kit/report.ts'
import { signUpOwner } from '../kit/server.ts'
import { spawnServer, untilReady } from '../kit/server-process.ts'

/** `npm run bench mail-chaos 20 3000`: fewer kills, fewer recipients. */
const kills = Number(process.argv[2] ?? 60)
const howMany = Number(process.argv[3] ?? 10_000)
/** So that the last kill comes while there is something left to send. */
const perKill = Math.floor(howMany / (kills + 2))

const sink = await startSink()
const dataFolder = await mkdtemp(path.join(os.tmpdir(), 'plaudit-mail-chaos-'))
const port = await freePort()
const url = `http://127.0.0.1:${port}`

async function start() {
  const environment = { SMTP_URL: sink.url }
  const child = spawnServer({ port, dataFolder, stderr: 'ignore', logLevel: 'fatal', environment })
  await untilReady(url, () => child.exitCode !== null)
  return child
}

async function end(child: Awaited<ReturnType<typeof start>>, signal: 'SIGKILL' | 'SIGTERM') {
  const exited = once(child, 'exit')
  child.kill(signal)
  await exited
}

let child = await start()
let killedAt = 0
const databaseUrl = (await runningEmbeddedUrl(dataFolder)) ?? ''
const pool = new Pool({ connectionString: databaseUrl, max: 2 })
pool.on('error', () => undefined)
const countIn = async (state: string) => {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from emails where stream = 'requests' and state = any (string_to_array($1, ','))`,
    [state],
  )
  return rows[0]?.count ?? 0
}

try {
  const { workspaceId } = await signUpOwner({ url, pool }, 'chaos')
  await end(child, 'SIGTERM')
  child = await start()
  await queueRequests(pool, workspaceId, howMany)
  await pool.query(`insert into plaudit_jobs.job (name, data) values ('send-emails', '{}')`)
  for (let kill = 1; kill <= kills; kill += 1) {
    const before = await sink.count()
    // At a random moment, while emails are leaving.
    const wanted = before + 1 + Math.floor(Math.random() * perKill)
    for (let tries = 0; (await sink.count()) < wanted && tries < 6_000; tries += 1) await sleep(2)
    killedAt = performance.now()
    await end(child, 'SIGKILL')
    child = await start()
    if (kill % 10 === 0) console.log(`${kill} kills, ${await sink.count()} arrived`)
  }
  const before = await sink.count()
  const sendingAgainMs = await msUntil(killedAt, async () => (await sink.count()) > before)
  while ((await countIn('queued')) > 0) await sleep(200)
  const listedMs = await msUntil(performance.now(), async () => (await countIn('sending')) === 0)
  await tell(sendingAgainMs, listedMs)
} finally {
  await pool.end()
  await end(child, 'SIGTERM')
  sink.stop()
  for (const folder of [await knownHome(dataFolder), dataFolder])
    await rm(folder, { recursive: true, force: true })
}

const inSeconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`
const within = (ms: number, seconds: number) =>
  `within ${seconds} s: ${ms <= seconds * 1000 ? 'met' : 'MISSED'}`

async function msUntil(since: number, isSo: () => Promise<boolean>): Promise<number> {
  while (!(await isSo())) await sleep(50)
  return performance.now() - since
}

async function tell(sendingAgainMs: number, listedMs: number): Promise<void> {
  const ids = await sink.ids()
  const { rows } = await pool.query<{ id: string; state: string }>(
    `select id, state from emails where stream = 'requests'`,
  )
  const arrived = (id: string) => ids.get(id) ?? 0
  const doubled = rows.filter(({ id }) => arrived(id) > 1).length
  const lost = rows.filter(({ id, state }) => state !== 'unknown' && arrived(id) === 0).length
  const unknown = rows.filter(({ state }) => state === 'unknown')
  const verdict = (count: number) => `none: ${count === 0 ? 'met' : 'MISSED'}`
  const text = table([
    ['', '', 'goal'],
    ['recipients', String(rows.length), ''],
    ['  arrived twice', String(doubled), verdict(doubled)],
    ['  called sent, and never arrived', String(lost), verdict(lost)],
    ['  listed as uncertain', String(unknown.length), ''],
    ['    of which arrived', String(unknown.filter(({ id }) => arrived(id) === 1).length), ''],
    ['after the last kill, the next email leaves', inSeconds(sendingAgainMs), within(sendingAgainMs, 10)],
    ['after the last email, all uncertain ones are listed', inSeconds(listedMs), within(listedMs, 60)],
  ])
  const isInTime = sendingAgainMs <= 10_000 && listedMs <= 60_000
  const title = `Emails of a server that is killed ${kills} times while it sends`
  reportText(title, `npm run bench mail-chaos ${kills} ${howMany}`, text)
  process.exitCode = doubled + lost === 0 && isInTime ? 0 : 1
}
