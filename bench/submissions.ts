import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { getPublicForm, type PublicForm, submitTestimonial } from '#contract/collection.ts'
import { pgbenchScript, statementsOf } from './replay.ts'
import { type Figure, median } from './report.ts'
import { type BenchServer, type Owner, signUpOwner } from './server.ts'
import { wrk } from './tools.ts'

const run = promisify(execFile)
const clients = 16
const rounds = 5
const secondsPerRound = 5

/**
 * Customers' submissions through the public form, each on disk before its answer, against `pgbench` sending the same
 * statements in the same order to the same database: what Node, HTTP and checking cost on top.
 */
export async function measureSubmissions(server: BenchServer): Promise<Figure[]> {
  const owner = await signUpOwner(server, 'busy')
  const folder = await mkdtemp(path.join(os.tmpdir(), 'plaudit-bench-load-'))
  try {
    const body = JSON.stringify(await submission(server, owner))
    const statements = await statementsOf(server, (turn) => submit(server, body, `captured-${turn}`))
    const script = path.join(folder, 'same-statements.sql')
    const load = path.join(folder, 'submit.lua')
    await writeFile(script, pgbenchScript(statements, owner.workspaceId, 'captured-2'))
    await writeFile(load, wrkScript(body))
    const ours: number[] = []
    const theirs: number[] = []
    await wrk(server.url, 2, clients, load)
    for (let round = 0; round < rounds; round++) {
      theirs.push(await pgbench(server, script))
      ours.push((await wrk(server.url, secondsPerRound, clients, load)).requestsPerSecond)
    }
    await checkAllKept(server, owner)
    const [our, their] = [median(ours), median(theirs)]
    return [
      {
        name: `submissions, ${clients} at a time, ${statements.length} statements each`,
        ours: `${our.toFixed(0)}/s`,
        reference: `${their.toFixed(0)}/s`,
        ratio: our / their,
        goal: { least: 0.25 },
      },
    ]
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function submission(server: BenchServer, { formId }: Owner) {
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

function wrkScript(body: string): string {
  return `local sent = 0
local start = tostring(os.time()) .. "-"
request = function()
  sent = sent + 1
  return wrk.format("POST", "${submitTestimonial.path}", {
    ["Content-Type"] = "application/json", ["Idempotency-Key"] = start .. sent }, [==[${body}]==])
end
`
}

async function pgbench(server: BenchServer, script: string): Promise<number> {
  const { stdout } = await run('pgbench', [
    '--no-vacuum',
    '--protocol=prepared',
    `--client=${clients}`,
    '--jobs=2',
    `--time=${secondsPerRound}`,
    `--file=${script}`,
    server.databaseUrl,
  ])
  if (!/failed transactions: 0 /.test(stdout)) throw new Error(`pgbench failed:\n${stdout}`)
  return Number(/tps = ([\d.]+)/.exec(stdout)?.[1])
}

/** Fast is worth nothing when rows are missing: each testimonial has its consent, its history and its place in the counts. */
async function checkAllKept({ pool }: BenchServer, { workspaceId }: Owner): Promise<void> {
  const { rows } = await pool.query<Record<'testimonials' | 'consents' | 'events' | 'counted', number>>(
    `select (select count(*)::int from testimonials where workspace_id = $1) as testimonials,
       (select count(*)::int from consents where workspace_id = $1) as consents,
       (select count(*)::int from testimonial_events where workspace_id = $1) as events,
       (select sum(count)::int from testimonial_counters where workspace_id = $1) as counted`,
    [workspaceId],
  )
  const [kept] = rows
  if (
    !kept ||
    kept.consents !== kept.testimonials ||
    kept.events !== 2 * kept.testimonials ||
    kept.counted !== kept.testimonials
  )
    throw new Error(`rows are missing after the load: ${JSON.stringify(kept)}`)
}
