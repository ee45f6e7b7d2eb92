import { execFile } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { pino } from 'pino'
import { exportAccount } from '#contract/accounts/security.ts'
import { openDatabase } from '../../server/db/database.ts'
import { signHistories } from '../../server/provenance/sign-checkpoints.ts'
import { secretsFrom } from '../../server/kit/secrets/secrets.ts'
import { type Figure, median, report } from '../kit/report.ts'
import { type BenchServer, type Owner, signUpOwner, withServer } from '../kit/server.ts'

const histories = 50_000
const perHistory = 4
const rounds = 5
const wantedMs = { check: 3_000, signAll: 60_000, signOne: 1_000 }
const script = path.join(import.meta.dirname, '../../scripts/verify-ledger.mjs')

/** Has the script say at its end how many microseconds of the processor it took: neighbors count in no goal. */
const tellsCpu =
  'data:text/javascript,process.on("exit",()=>{const{user,system}=process.cpuUsage();console.error(user+system)})'

await withServer(async (server) => {
  const owner = await signUpOwner(server, 'ledger')
  await fill(server, owner)
  const signAllMs = await sign(server)
  await server.pool.query(
    `insert into testimonial_events (workspace_id, testimonial_id, type, actor, at)
     select workspace_id, id, 'hidden', 'system', now() from testimonials where workspace_id = $1 limit 1`,
    [owner.workspaceId],
  )
  const signOneMs = await sign(server)
  const checks = await check(server, owner)
  return report('Checking and signing 200,000 history entries', 'npm run bench ledger', 'wanted', [
    figure(
      'an export is checked: time of the processor',
      median(checks.map(({ cpu }) => cpu)),
      wantedMs.check,
    ),
    byTheClock(median(checks.map(({ wall }) => wall))),
    figure('all of them are signed for the first time', signAllMs, wantedMs.signAll),
    figure('one history has grown, and is signed', signOneMs, wantedMs.signOne),
  ])
})

function figure(name: string, ms: number, wanted: number): Figure {
  const seconds = (of: number) => `${(of / 1000).toFixed(2)} s`
  return { name, ours: seconds(ms), reference: seconds(wanted), ratio: ms / wanted, goal: { most: 1 } }
}

/** For information: it depends on who else is at work on the machine. */
function byTheClock(ms: number): Figure {
  const { goal: _, ...shown } = figure('the same, by the clock', ms, wantedMs.check)
  return shown
}

/** Through the triggers, as everything is written. */
async function fill({ pool }: BenchServer, { workspaceId }: Owner): Promise<void> {
  await pool.query(
    `insert into testimonials (workspace_id, id, customer_name, content, rating, status, origin, is_confirmed_by_author, created_at, received_at)
     select $1, gen_random_uuid(), 'Ines Duarte', 'The rye keeps for a week.', 5, 'approved', 'customer', true, now(), now()
     from generate_series(1, $2::int)`,
    [workspaceId, histories],
  )
  for (const type of ['submitted', 'consented', 'edited', 'approved'].slice(0, perHistory)) {
    await pool.query(
      `insert into testimonial_events (workspace_id, testimonial_id, type, actor, at, payload)
       select workspace_id, id, $2, 'customer', now(), json_build_object('content', content, 'rating', rating)::text
       from testimonials where workspace_id = $1`,
      [workspaceId, type],
    )
  }
}

/** What the hourly job does, in this process: how long it takes. */
async function sign({ databaseUrl, dataFolder }: BenchServer): Promise<number> {
  const database = await openDatabase({ dataFolder, databaseUrl })
  const secrets = secretsFrom(await readFile(path.join(dataFolder, 'keys', 'instance.key')))
  const started = performance.now()
  await signHistories({ db: database.db, secrets, log: pino({ level: 'error' }), now: () => new Date() })
  const ms = performance.now() - started
  await database.close()
  return ms
}

async function check({ url }: BenchServer, { cookie }: Owner): Promise<{ cpu: number; wall: number }[]> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'plaudit-bench-ledger-'))
  const file = path.join(folder, 'account.json')
  try {
    const answer = await fetch(url + exportAccount.path, { headers: { cookie } })
    await pipeline(Readable.from(answer.body!), createWriteStream(file))
    const times: { cpu: number; wall: number }[] = []
    for (let round = 0; round < rounds; round++) {
      const started = performance.now()
      const { stdout, stderr } = await promisify(execFile)(process.execPath, [
        '--import',
        tellsCpu,
        script,
        file,
      ])
      if (!stdout.includes(': 0 faults.')) throw new Error(stdout)
      times.push({ cpu: Number(stderr.trim()) / 1000, wall: performance.now() - started })
    }
    return times
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
