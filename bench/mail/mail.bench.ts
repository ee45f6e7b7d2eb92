import { execFile } from 'node:child_process'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { readFile } from 'node:fs/promises'
import { queueRequests, startSink, type Sink, wake } from './mails.ts'
import { type Figure, report } from '../kit/report.ts'
import { type BenchServer, signUpOwner, startServer } from '../kit/server.ts'

const howMany = Number(process.argv[2] ?? 10_000)
/** With few connections a claim holds fewer emails, and each claim is a transaction. */
const [many, few] = [24, 8]
/** A business never takes the last two. */
const reservedConnections = 2
const run = promisify(execFile)

const sink = await startSink()
try {
  const figures = [...(await compare(many)), (await compare(few))[0]!]
  const title = 'Emails: claimed, sent and marked, against nodemailer’s own pool at the same mail server'
  process.exitCode = report(title, 'npm run bench mail', 'nodemailer', figures) ? 0 : 1
} finally {
  sink.stop()
}

async function compare(connections: number): Promise<Figure[]> {
  const bareMs = await bareLoop(sink, connections)
  const environment = {
    SMTP_URL: sink.url,
    PLAUDIT_MAIL_CONNECTIONS: String(connections + reservedConnections),
  }
  const server = await startServer(1, environment)
  try {
    return await measure(server, bareMs, connections)
  } finally {
    await server.stop()
  }
}

async function bareLoop({ url }: Sink, connections: number): Promise<number> {
  const program = path.join(import.meta.dirname, 'mail-bare.ts')
  const { stdout } = await run(process.execPath, [program, url, String(howMany), String(connections)])
  return Number(stdout)
}

async function measure(server: BenchServer, bareMs: number, connections: number): Promise<Figure[]> {
  const owner = await signUpOwner(server, 'mailing')
  await sleep(3_000)
  const before = await sink.count()
  await queueRequests(server.pool, owner.workspaceId, howMany)
  const memory: number[] = []
  await wake(server.pool)
  while ((await sink.count()) === before) await sleep(5)
  const began = performance.now()
  for (let left = howMany; left > 0; left = howMany - ((await sink.count()) - before)) {
    memory.push(await residentMb(server.pid))
    await sleep(100)
  }
  const tookMs = performance.now() - began
  const { rows } = await server.pool.query<{ sent: number }>(
    `select count(*)::int as sent from emails where stream = 'requests' and state = 'sent'`,
  )
  const rate = (ms: number) => howMany / (ms / 1000)
  // The first fifth fills buffers and compiles; from there on it must not grow.
  const fifth = Math.ceil(memory.length / 5)
  const early = Math.max(...memory.slice(fifth, 2 * fifth))
  const late = Math.max(...memory.slice(-fifth))
  return [
    {
      name: `emails a second, ${howMany.toLocaleString('en-US')} recipients, ${connections} connections each`,
      ours: rate(tookMs).toFixed(0),
      reference: rate(bareMs).toFixed(0),
      ratio: bareMs / tookMs,
      goal: { least: 0.6 },
    },
    {
      name: 'memory in the last fifth, against the second (MB)',
      ours: late.toFixed(0),
      reference: early.toFixed(0),
      ratio: late / early,
      goal: { most: 1.2 },
    },
    {
      name: 'marked as sent, against recipients',
      ours: String(rows[0]?.sent ?? 0),
      reference: String(howMany),
      ratio: (rows[0]?.sent ?? 0) / howMany,
    },
  ]
}

async function residentMb(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024
}
