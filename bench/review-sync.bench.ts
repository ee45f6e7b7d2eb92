import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { openDatabase } from '../server/db/database.ts'
import { knownHome } from '../server/db/embedded-home.ts'
import { migrate } from '../server/db/migrate.ts'
import { rowId } from '../server/ids.ts'
import { sealCredentials } from '../server/review-sources/clients.ts'
import { syncSource } from '../server/review-sources/sync.ts'
import { reviewSources } from '../server/review-sources/tables.ts'
import { googlePlace, googleStandIn } from '../server/test/google-stand-in.ts'
import { someReviews } from '../server/test/some-reviews.ts'
import { workspaces } from '../server/workspaces/tables.ts'
import { randomFrom } from './matching/pairs.ts'
import { reportText, table } from './report.ts'
import { servicesOn } from './review-sync/services.ts'
import { keptOf, rowsWritten } from './review-sync/written.ts'

const [reviews, edits, deletes, kills] = [5_000, 200, 50, 10]
const wantedMs = 60_000
const random = randomFrom(20_261_124)

const dataFolder = await mkdtemp(path.join(os.tmpdir(), 'plaudit-bench-'))
const embedded = await openDatabase({ dataFolder })
await migrate(embedded)
const google = await googleStandIn()
const services = await servicesOn(dataFolder, google.url)
const missed: string[] = []

/** A workspace with Google connected, as the owner leaves it. */
async function connect(): Promise<{ workspaceId: string; id: string }> {
  const now = services.now()
  const [workspaceId, id] = [rowId(now), rowId(now)]
  await services.db.insert(workspaces).values({ id: workspaceId, name: 'Bench', createdAt: now })
  const of = { workspaceId, platform: 'google' as const }
  const credentials = sealCredentials(services, of, { refreshToken: 'the-refresh-token' })
  await services.db
    .insert(reviewSources)
    .values({ ...of, id, credentials, placeId: googlePlace, placeName: 'Bench', connectedAt: now })
  return { workspaceId, id }
}

function held(name: string, value: number | string, isMet: boolean): string[] {
  if (!isMet) missed.push(name)
  console.log(`${name}: ${value}`)
  return [name, String(value), isMet ? 'met' : 'MISSED']
}

async function firstAndLater(): Promise<string[][]> {
  google.reviews = someReviews(reviews)
  const { workspaceId, id } = await connect()
  const began = performance.now()
  await syncSource(services, workspaceId, id)
  const firstMs = performance.now() - began
  const first = await keptOf(services, workspaceId)
  const before = await rowsWritten(services)
  await syncSource(services, workspaceId, id)
  const second = (await rowsWritten(services)) - before
  const now = new Date()
  for (const one of google.reviews.slice(100, 100 + edits))
    Object.assign(one, { text: `Edited: ${one.text}`, updatedAt: now })
  google.reviews.splice(1_000, deletes)
  await syncSource(services, workspaceId, id)
  const later = await keptOf(services, workspaceId)
  return [
    held(
      'first import of 5,000',
      `${(firstMs / 1000).toFixed(1)} s`,
      firstMs < wantedMs && first.reviews === reviews,
    ),
    held('rows written by a second sync', second, second === 0),
    held('edits of 200 that came through', later.edited, later.edited === edits),
    held('deletions of 50 that came through', later.removed, later.removed === deletes),
    held('reviews that are not whole', later.broken, later.broken === 0),
  ]
}

/** Killed at random moments of the import, each time by another process; the last one finishes. */
async function killed(): Promise<string[][]> {
  google.reviews = someReviews(reviews)
  const { workspaceId, id } = await connect()
  for (let kill = 0; kill <= kills; kill++) {
    const program = path.join(import.meta.dirname, 'review-sync/sync-once.ts')
    // Each begins after the lease of the one that was killed.
    const aheadMs = String(kill * 180_000)
    const child = spawn(process.execPath, [program, dataFolder, google.url, workspaceId, id, aheadMs], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const ended = new Promise((resolve) => child.once('exit', resolve))
    await new Promise((resolve) => child.stdout.once('data', resolve))
    if (kill < kills) setTimeout(() => child.kill('SIGKILL'), Math.floor(random() * 1_500))
    await ended
  }
  const kept = await keptOf(services, workspaceId)
  return [
    held('after 10 kills: reviews', kept.reviews, kept.reviews === reviews),
    held('after 10 kills: testimonials', kept.testimonials, kept.testimonials === reviews),
    held('after 10 kills: not whole', kept.broken, kept.broken === 0),
  ]
}

try {
  const rows = [...(await firstAndLater()), ...(await killed())]
  reportText(
    '5,000 reviews of a local stand-in of Google',
    'npm run bench review-sync',
    table([['', '', 'goal'], ...rows]),
  )
} finally {
  google.close()
  await services.database.close()
  await embedded.close()
  for (const folder of [await knownHome(dataFolder), dataFolder])
    await rm(folder, { recursive: true, force: true })
}
process.exitCode = missed.length === 0 ? 0 : 1
