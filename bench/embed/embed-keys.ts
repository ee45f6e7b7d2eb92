import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { createHash, randomBytes } from 'node:crypto'
import { performance } from 'node:perf_hooks'
import { rowId } from '../../server/kit/ids.ts'
import { withoutSearchIndex } from '../lists/lists.ts'
import { type Figure, median, percentile } from '../kit/report.ts'
import type { BenchServer } from '../kit/server.ts'
import { wrk } from '../kit/tools.ts'

const testimonialsEach = 4
const connections = 50
const rounds = 5
const secondsPerRound = 3
const atATime = 32
const keysAtOnce = 1_000
const writers = 2

/** The keys of so many workspaces, asked for at random, against one of them asked for alone, in turns. */
export async function measureKeys(server: BenchServer, counts: readonly number[]): Promise<Figure[]> {
  const keys = await fillWorkspaces(server, Math.max(...counts))
  const folder = await mkdtemp(path.join(os.tmpdir(), 'plaudit-bench-keys-'))
  try {
    const figures: Figure[] = []
    const one = await script(folder, keys.slice(0, 1))
    let asked = 0
    for (const count of counts) {
      const some = keys.slice(0, count)
      const coldRate = await askOnce(server, some.slice(asked))
      asked = count
      const many = await script(folder, some)
      const [ofMany, ofOne] = await alternating(server, many, one)
      figures.push({
        name: `${count.toLocaleString('en')} keys at random`,
        ours: `${ofMany.toFixed(0)}/s`,
        reference: `${ofOne.toFixed(0)}/s`,
        ratio: ofMany / ofOne,
        goal: { least: 0.8 },
      })
      figures.push({
        name: '  asked for the first time',
        ours: `${coldRate.toFixed(0)}/s`,
        reference: `${ofOne.toFixed(0)}/s`,
        ratio: coldRate / ofOne,
      })
    }
    return figures
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function alternating(server: BenchServer, many: string, one: string): Promise<[number, number]> {
  const rates: [number[], number[]] = [[], []]
  await wrk(server.url, 1, connections, many)
  for (let round = 0; round < rounds; round++) {
    for (const [which, load] of [many, one].entries())
      rates[which]?.push((await wrk(server.url, secondsPerRound, connections, load)).requestsPerSecond)
  }
  return [median(rates[0]), median(rates[1])]
}

/** The same script for one key and for many: what it costs wrk to choose is in both. */
async function script(folder: string, keys: readonly string[]): Promise<string> {
  const file = path.join(folder, `keys-${keys.length}.lua`)
  const list = path.join(folder, `keys-${keys.length}.txt`)
  await writeFile(list, keys.join('\n'))
  await writeFile(
    file,
    `local requests = {}
function init()
  for key in io.lines("${list}") do
    requests[#requests + 1] = wrk.format("GET", "/api/embed/testimonials/me?apiKey=" .. key)
  end
  math.randomseed(1)
end
function request()
  return requests[math.random(#requests)]
end
`,
  )
  return file
}

/** Every key once; answers how many a second. */
async function askOnce(server: BenchServer, keys: readonly string[]): Promise<number> {
  const started = performance.now()
  let next = 0
  const ask = async () => {
    while (next < keys.length) {
      const answer = await fetch(new URL(`/api/embed/testimonials/me?apiKey=${keys[next++]}`, server.url))
      if (!answer.ok) throw new Error(`a key was answered ${answer.status}`)
      await answer.arrayBuffer()
    }
  }
  await Promise.all(Array.from({ length: atATime }, ask))
  return (keys.length / (performance.now() - started)) * 1000
}

/**
 * Asks for widgets that nobody has asked for, one after another: the slowest of a hundred, and what the process holds at
 * the end.
 */
export async function measureCold(server: BenchServer, count: number, asked: number): Promise<Figure[]> {
  const keys = await fillWithoutWords(server, count)
  const times: number[] = []
  for (let turn = 0; turn < asked; turn++) {
    const key = keys[Math.floor((turn * count) / asked)]
    const started = performance.now()
    const answer = await fetch(new URL(`/widget/${key}.js`, server.url))
    await answer.arrayBuffer()
    times.push(performance.now() - started)
  }
  const slowest = percentile(times, 0.99)
  const mostMs = 30
  const rss = await residentMegabytes(server.pid)
  const mostMegabytes = 700
  return [
    {
      name: `p99 of ${asked.toLocaleString('en')} cold widgets, ${count.toLocaleString('en')} in the database`,
      ours: `${slowest.toFixed(1)} ms`,
      reference: `${mostMs} ms`,
      ratio: slowest / mostMs,
      goal: { most: 1 },
    },
    {
      name: '  memory of the server afterwards',
      ours: `${rss.toFixed(0)} MiB`,
      reference: `${mostMegabytes} MiB`,
      ratio: rss / mostMegabytes,
      goal: { most: 1 },
    },
  ]
}

/** What a process holds in memory (Linux). */
async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024
}

/** Workspaces with a publishable key and some testimonials each, straight into the tables; triggers count, as always. */
async function fillWorkspaces(server: BenchServer, count: number): Promise<string[]> {
  const keys = makeKeys(count)
  await withoutSearchIndex(server.pool, 'testimonials_search', () => insertAll(server, keys))
  return keys
}

/** The same for so many that indexing and learning their words would take most of an hour. No widget asks for words. */
async function fillWithoutWords(server: BenchServer, count: number): Promise<string[]> {
  const keys = makeKeys(count)
  const { pool } = server
  await pool.query('drop index testimonials_search, testimonials_words')
  await insertAll(server, keys, () => pool.query('truncate search_changes'))
  await pool.query('select plaudit_merge_counters(now())')
  await pool.query('vacuum analyze')
  return keys
}

function makeKeys(count: number): string[] {
  return Array.from({ length: count }, () => `pk_${randomBytes(24).toString('base64url')}`)
}

async function insertAll(
  server: BenchServer,
  keys: readonly string[],
  afterEach: () => Promise<unknown> = () => Promise.resolve(),
): Promise<void> {
  const now = new Date()
  let made = 0
  const work = async () => {
    while (made < keys.length) {
      const some = keys.slice(made, (made += keysAtOnce))
      await insert(server, some, now)
      await afterEach()
    }
  }
  await Promise.all(Array.from({ length: writers }, work))
}

async function insert({ pool }: BenchServer, keys: readonly string[], now: Date): Promise<void> {
  await pool.query(
    `with input as (
       select * from unnest($1::text[], $2::bytea[], $3::uuid[], $4::uuid[], $5::uuid[])
         as input (key, hash, workspace_id, user_id, key_id)),
     workspace as (
       insert into workspaces (id, name, created_at) select workspace_id, 'Bakery', $6::timestamptz from input),
     person as (
       insert into users (id, workspace_id, email, first_name, last_name, password_hash, role, created_at)
       select user_id, workspace_id, user_id || '@example.com', 'Ada', 'Baker', 'none', 'owner', $6 from input),
     lookup as (
       insert into lookups (kind, key, workspace_id) select 'key', hash, workspace_id from input)
     insert into api_keys (workspace_id, id, kind, key_hash, shown, created_at)
     select workspace_id, key_id, 'publishable', hash, key, $6 from input`,
    [
      keys,
      keys.map((key) => createHash('sha256').update(key).digest()),
      keys.map(() => rowId(now)),
      keys.map(() => rowId(now)),
      keys.map(() => rowId(now)),
      now,
    ],
  )
  await pool.query(
    `insert into testimonials (workspace_id, id, customer_name, company, content, rating, status, origin,
       is_confirmed_by_author, consents_to_display, consents_to_name, created_at, received_at)
     select workspace_id, gen_random_uuid(), 'Ines Duarte', 'Duarte Architects',
       'We ordered bread for forty guests two days before the wedding, and they made it happen. Visit ' || n || '.', 5,
       'approved', 'customer', true, true, true, $2, $2
     from api_keys, generate_series(1, $3) as n where shown = any($1::text[]) and workspace_id in (
       select workspace_id from lookups where kind = 'key' and key = any($4::bytea[]))`,
    [keys, now, testimonialsEach, keys.map((key) => createHash('sha256').update(key).digest())],
  )
}
