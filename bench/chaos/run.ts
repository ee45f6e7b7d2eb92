import { setTimeout as sleep } from 'node:timers/promises'
import { Pool } from 'pg'
import { runningEmbeddedUrl } from '../../server/db/embedded/embedded.ts'
import { faults } from './faults.ts'
import { type Load, rowsOfImport, startLoad } from './load.ts'
import { makeTarget, type Target } from './target.ts'

export interface Round {
  readonly kind: string
  /** How long after the fault the first submission was acknowledged. */
  readonly backMs: number
  /** How many tries of submissions it made fail. */
  readonly failedTries: number
}

/** What the rounds came to. */
export interface Outcome {
  readonly hasOwnDisk: boolean
  readonly rounds: readonly Round[]
  readonly acknowledged: number
  readonly lost: number
  readonly doubled: number
  readonly endedByItself: number
  readonly imports: number
  /** Imports that were taken in and did not come whole and once. */
  readonly brokenImports: number
}

const longestImportsMs = 600_000

/** Hurts a server in all ways in turn while submissions and imports are in flight, and counts what is there in the end. */
export async function runChaos(howMany: number, tell: (line: string) => void): Promise<Outcome> {
  const target = await makeTarget()
  try {
    await target.start()
    const load = await startLoad(target.url)
    const kinds = Object.keys(faults).filter((kind) => target.hasOwnDisk || kind !== 'disk full')
    const rounds: Round[] = []
    for (let number = 1; number <= howMany; number += 1) {
      const round = await hurt(target, load, kinds[(number - 1) % kinds.length]!, `round-${number}`)
      rounds.push(round)
      const back = `back after ${Math.round(round.backMs)} ms, ${round.failedTries} tries failed`
      tell(`${number} of ${howMany}: ${round.kind}, ${back}, ${load.acknowledged.size} acknowledged`)
    }
    await load.stop()
    await untilImported(load)
    const endedByItself = target.endedByItself()
    // Once more, so that only what is on disk counts.
    await target.kill()
    await target.start()
    return { ...(await count(target, load)), hasOwnDisk: target.hasOwnDisk, rounds, endedByItself }
  } finally {
    await target.remove()
  }
}

async function hurt(target: Target, load: Load, kind: string, name: string): Promise<Round> {
  const uploaded = load.upload(name)
  const failedBefore = load.failedTries()
  // In the middle of whatever is being written.
  await sleep(100 + Math.random() * 600)
  await faults[kind]!(target)
  const startedMs = performance.now()
  await load.untilAcknowledged()
  const backMs = performance.now() - startedMs
  await uploaded
  return { kind, backMs, failedTries: load.failedTries() - failedBefore }
}

async function untilImported(load: Load): Promise<void> {
  const deadline = performance.now() + longestImportsMs
  for (const id of load.imports) {
    while ((await load.progress(id))?.state !== 'done' && performance.now() < deadline) await sleep(200)
  }
}

async function count({ dataFolder }: Target, { acknowledged, imports }: Load) {
  const pool = new Pool({ connectionString: await runningEmbeddedUrl(dataFolder), max: 1 })
  try {
    const { rows } = await pool.query<{ id: string; content: string }>(
      `select id, content from testimonials where origin = 'customer'`,
    )
    const idByContent = new Map(rows.map(({ content, id }) => [content, id]))
    const { rows: whole } = await pool.query<{ id: string }>(
      `select i.id from imports i join testimonials t on t.import_id = i.id
       where i.state = 'done' group by i.id having count(*) = $1 and count(distinct t.content) = $1`,
      [rowsOfImport],
    )
    return {
      acknowledged: acknowledged.size,
      lost: [...acknowledged].filter(([content, id]) => idByContent.get(content) !== id).length,
      doubled: rows.length - idByContent.size,
      imports: imports.length,
      brokenImports: imports.filter((id) => !whole.some((one) => one.id === id)).length,
    }
  } finally {
    await pool.end()
  }
}
