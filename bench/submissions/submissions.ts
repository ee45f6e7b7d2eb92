import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { getPublicForm, type PublicForm, submitTestimonial } from '#contract/collection/collection.ts'
import { cpuMillis, cpuMillisOfPostgres, parentOf } from '../kit/cpu.ts'
import { pgbenchScript, statementsOf } from './replay.ts'
import { type Figure, median } from '../kit/report.ts'
import { type BenchServer, type Owner, signUpOwner } from '../kit/server.ts'
import { pgbench, wrk } from '../kit/tools.ts'

const clients = 16
const rounds = 5
const secondsPerRound = 5
/** Of the processor, for each submission: Node's and PostgreSQL's. */
const mostMillis = 1.5

/**
 * Customers' submissions through the public form, each on disk before its answer, against `pgbench` sending the same
 * statements in the same order to the same database: what Node, HTTP and checking cost on top. And what a submission
 * costs of the processor, which tells more than its rate where others work on the same machine.
 */
export async function measureSubmissions(server: BenchServer): Promise<Figure[]> {
  const owner = await signUpOwner(server, 'busy')
  const folder = await mkdtemp(path.join(os.tmpdir(), 'plaudit-bench-load-'))
  try {
    const body = JSON.stringify(await submission(server, owner))
    const sent = { table: 'testimonials', leading: ['plaudit_link'] }
    const statements = await statementsOf(server, sent, (turn) => submit(server, body, `captured-${turn}`))
    const script = path.join(folder, 'same-statements.sql')
    const load = path.join(folder, 'submit.lua')
    await writeFile(script, pgbenchScript(statements, owner.workspaceId, 'captured-2'))
    await writeFile(load, wrkScript(body))
    const ours: Load[] = []
    const theirs: number[] = []
    await wrk(server.url, 2, clients, load)
    for (let round = 0; round < rounds; round++) {
      theirs.push(await pgbench(server.databaseUrl, secondsPerRound, clients, script))
      ours.push(await measured(server, load))
    }
    await checkNothingLost(server, owner)
    const their = median(theirs)
    const of = (part: (load: Load) => number) => median(ours.map(part))
    const our = of(({ requestsPerSecond }) => requestsPerSecond)
    return [
      {
        name: `submissions, ${clients} at a time, ${statements.length} statements each`,
        ours: `${our.toFixed(0)}/s`,
        reference: `${their.toFixed(0)}/s`,
        ratio: our / their,
        goal: { least: 0.4 },
      },
      cost(
        '  CPU of Node for each',
        of(({ nodeMillis }) => nodeMillis),
      ),
      cost(
        '  CPU of PostgreSQL for each',
        of(({ postgresMillis }) => postgresMillis),
      ),
    ]
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

interface Load {
  requestsPerSecond: number
  nodeMillis: number
  postgresMillis: number
}

async function measured(server: BenchServer, script: string): Promise<Load> {
  const { rows } = await server.pool.query<{ pid: number }>('select pg_backend_pid() as pid')
  const postmaster = await parentOf(rows[0]?.pid ?? 0)
  await untilPgbenchIsGone(server)
  const cpu = () => Promise.all([cpuMillis(server.pid), cpuMillisOfPostgres(postmaster)])
  const [nodeBefore, postgresBefore] = await cpu()
  const { requests, requestsPerSecond } = await wrk(server.url, secondsPerRound, clients, script)
  const [nodeAfter, postgresAfter] = await cpu()
  return {
    requestsPerSecond,
    nodeMillis: (nodeAfter - nodeBefore) / requests,
    postgresMillis: (postgresAfter - postgresBefore) / requests,
  }
}

/** Its backends end after it does, and their time would count as ours. */
async function untilPgbenchIsGone({ pool }: BenchServer): Promise<void> {
  const asked = `select count(*)::int as left from pg_stat_activity where application_name = 'pgbench'`
  while ((await pool.query<{ left: number }>(asked)).rows[0]?.left) await sleep(50)
  await sleep(200)
}

function cost(name: string, millis: number): Figure {
  const budget = { reference: `${mostMillis} ms`, ratio: millis / mostMillis, goal: { most: 1 } }
  return { name, ours: `${millis.toFixed(2)} ms`, ...budget }
}

export async function submission(server: BenchServer, { formId }: Owner) {
  const form = await fetch(new URL(getPublicForm.path.replace(':linkId', formId), server.url))
  const { consent } = (await form.json()) as PublicForm
  return {
    customerName: 'Ines Duarte',
    customerEmail: 'ines@example.com',
    company: 'Duarte Architects',
    content:
      'We ordered bread for forty guests two days before the wedding, and they made it happen. The rye keeps for a week ' +
      'and tastes better every day. Mara called on the morning itself to ask whether everything had arrived.',
    rating: 5,
    formId,
    consent: { version: consent.version, scopes: ['display', 'use_name'] },
  }
}

async function submit(server: BenchServer, body: string, key: string): Promise<void> {
  const response = await fetch(new URL(submitTestimonial.path, server.url), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body,
  })
  if (!response.ok) throw new Error(`a submission answered ${response.status}: ${await response.text()}`)
}

export function wrkScript(body: string): string {
  return `local sent = 0
local start = tostring(os.time()) .. "-"
request = function()
  sent = sent + 1
  return wrk.format("POST", "${submitTestimonial.path}", {
    ["Content-Type"] = "application/json", ["Idempotency-Key"] = start .. sent }, [==[${body}]==])
end
`
}

/** Fast is worth nothing when rows are missing: each testimonial has its consent, its history and its place in the counts. */
async function checkNothingLost({ pool }: BenchServer, { workspaceId }: Owner): Promise<void> {
  const { rows } = await pool.query<Record<'testimonials' | 'consents' | 'events' | 'counted', number>>(
    `select (select count(*)::int from testimonials where workspace_id = $1) as testimonials,
       (select count(*)::int from consents where workspace_id = $1) as consents,
       (select count(*)::int from testimonial_events where workspace_id = $1) as events,
       (select sum(count)::int from testimonial_counters where workspace_id = $1) as counted`,
    [workspaceId],
  )
  const [counts] = rows
  if (
    !counts ||
    counts.consents !== counts.testimonials ||
    counts.events !== 2 * counts.testimonials ||
    counts.counted !== counts.testimonials
  )
    throw new Error(`rows are missing after the load: ${JSON.stringify(counts)}`)
}
