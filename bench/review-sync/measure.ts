import { spawn } from 'node:child_process'
import path from 'node:path'
import type { Services } from '../../server/context.ts'
import { rowId } from '../../server/kit/ids.ts'
import { sealSourceCredentials } from '../../server/review-sources/clients.ts'
import { syncSource } from '../../server/review-sources/sync.ts'
import { reviewSources } from '../../server/review-sources/tables.ts'
import { someReviews } from '../../server/test/makers/some-reviews.ts'
import { workspaces } from '../../server/workspaces/tables.ts'
import type { Platform } from './platforms.ts'
import { clockAhead, type PlatformUrls } from './services.ts'
import { rowsWritten, storedReviews } from './written.ts'

const [reviews, edits, deletes, kills] = [5_000, 200, 50, 10]
const wantedMs = 60_000
const hourMs = 3_600_000

/** A figure, and whether it is what it has to be. */
export type Figure = readonly [name: string, value: number | string, isMet: boolean]

/** A workspace with the platform connected, as the owner leaves it. */
async function connect(services: Services, { platform, placeId, credentials }: Platform) {
  const now = services.now()
  const [workspaceId, id] = [rowId(now), rowId(now)]
  await services.db.insert(workspaces).values({ id: workspaceId, name: 'Bench', createdAt: now })
  const of = { workspaceId, platform }
  await services.db.insert(reviewSources).values({
    ...of,
    id,
    credentials: sealSourceCredentials(services, of, credentials),
    placeId,
    placeName: 'Bench',
    connectedAt: now,
  })
  return { workspaceId, id }
}

/** The first import, the same reviews once more, and then edits and deletions. */
export async function firstAndLater(services: Services, platform: Platform): Promise<Figure[]> {
  const { standIn, sweepHours } = platform
  standIn.reviews = someReviews(reviews)
  const { workspaceId, id } = await connect(services, platform)
  const began = performance.now()
  await syncSource(services, workspaceId, id)
  const firstMs = performance.now() - began
  const first = await storedReviews(services, workspaceId)
  const before = await rowsWritten(services)
  await syncSource(clockAhead(services, sweepHours * hourMs), workspaceId, id)
  const second = (await rowsWritten(services)) - before
  const now = new Date()
  for (const one of standIn.reviews.slice(100, 100 + edits))
    Object.assign(one, { text: `Edited: ${one.text}`, updatedAt: now })
  standIn.reviews.splice(1_000, deletes)
  await syncSource(clockAhead(services, 2 * sweepHours * hourMs), workspaceId, id)
  const later = await storedReviews(services, workspaceId)
  const isWhole = first.reviews === reviews
  return [
    ['first import of 5,000', `${(firstMs / 1000).toFixed(1)} s`, firstMs < wantedMs && isWhole],
    ['rows written by a second sync', second, second === 0],
    ['edits of 200 that came through', later.edited, later.edited === edits],
    ['deletions of 50 that came through', later.removed, later.removed === deletes],
    ['reviews that are not whole', later.broken, later.broken === 0],
  ]
}

/** Killed at random moments of the import, each time in another process; the last one finishes. */
export async function killed(
  services: Services,
  platform: Platform,
  { dataFolder, urls, random }: { dataFolder: string; urls: PlatformUrls; random: () => number },
): Promise<Figure[]> {
  platform.standIn.reviews = someReviews(reviews)
  const { workspaceId, id } = await connect(services, platform)
  for (let kill = 0; kill <= kills; kill++) {
    const program = path.join(import.meta.dirname, 'sync-once.ts')
    // Each begins after the lease of the one that was killed.
    const aheadMs = String(kill * 180_000)
    const child = spawn(
      process.execPath,
      [program, dataFolder, JSON.stringify(urls), workspaceId, id, aheadMs],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    )
    const ended = new Promise((resolve) => child.once('exit', resolve))
    await new Promise((resolve) => child.stdout.once('data', resolve))
    if (kill < kills) setTimeout(() => child.kill('SIGKILL'), Math.floor(random() * 1_500))
    await ended
  }
  const after = await storedReviews(services, workspaceId)
  return [
    ['after 10 kills: reviews', after.reviews, after.reviews === reviews],
    ['after 10 kills: testimonials', after.testimonials, after.testimonials === reviews],
    ['after 10 kills: not whole', after.broken, after.broken === 0],
  ]
}
