import { sourceNames } from '#contract/review-sources/source-platforms.ts'
import { reviewRules } from '#contract/review-sources/review-rules.ts'
import type { Services } from '../context.ts'
import { inWorkspace } from '../db/tenant.ts'
import { type ReviewClient, type ReviewPage, unexpected } from '../integrations/platforms/review-platform.ts'
import type { Source } from './clients.ts'
import { readExcerpts } from './excerpts.ts'
import { keepReviews, tidy } from './keep-reviews.ts'
import { reviewFingerprintOf, type Known, knownReviews, news } from './matching/known-reviews.ts'
import { markRemovedReviews } from './mark-removed.ts'
import type { Lease } from './lease.ts'

/** Pages of one place: a platform that names a next page forever is stopped. */
const mostPages = 5_000
/** Everything is read again so often: what is gone shows only then, and old reviews may have been edited. */
const sweepMs = 24 * 3_600_000
const sweepUnsortedMs = 6 * 3_600_000

/**
 * Reads a place's reviews page by page and keeps what is new of each page in a transaction of its own. It stops early
 * where the rest is known to be unchanged. Read to the end, it also finds what is gone.
 */
export async function readReviews(
  services: Services,
  lease: Lease,
  client: ReviewClient,
): Promise<{ isComplete: boolean }> {
  const { source } = lease
  const { workspaceId, platform } = source
  if (reviewRules[platform].storing === 'day') {
    await readExcerpts(services, lease, client)
    return { isComplete: true }
  }
  const known = await inWorkspace(services.db, workspaceId, (tx) => knownReviews(tx, source))
  const mayStop = isSweptLately(services, source, client)
  const seen = new Set<string>()
  let next: string | undefined
  for (let pages = 0; ; pages++) {
    if (pages === mostPages) throw unexpected(sourceNames[platform])
    const answer = await client.page(source.placeId, next)
    const page = { ...answer, reviews: answer.reviews.map(tidy) }
    const found = await keepPage(services, source, page, known)
    for (const { externalId } of page.reviews) seen.add(externalId)
    if (mayStop && !found && isRestKnown(page, known)) return { isComplete: false }
    next = page.next
    if (next === undefined) break
    await lease.renew(
      isFirst(source) ? { readCount: seen.size, expectedCount: page.total ?? null } : undefined,
    )
  }
  await markRemovedReviews(services, lease, client, gone(known, seen))
  return { isComplete: true }
}

const isFirst = ({ sweptAt }: Source) => sweptAt === null

function isSweptLately({ now }: Services, { sweptAt }: Source, { sortsByChange }: ReviewClient): boolean {
  const longest = sortsByChange ? sweepMs : sweepUnsortedMs
  return sweptAt !== null && now().getTime() - sweptAt.getTime() < longest
}

/** Whether something of the page was new. */
async function keepPage(
  services: Services,
  source: Source,
  page: ReviewPage,
  known: Map<string, Known>,
): Promise<boolean> {
  const found = news(page.reviews, known)
  if (found.length === 0) return false
  await inWorkspace(services.db, source.workspaceId, (tx) => keepReviews(services, tx, source, found))
  for (const review of found) {
    const fingerprint = reviewFingerprintOf(review).toString('base64')
    known.set(review.externalId, { fingerprint, isRemoved: false, isErased: false })
  }
  return true
}

/** Nothing came, and as many are there as are known: so nothing is gone either. */
function isRestKnown({ total }: ReviewPage, known: ReadonlyMap<string, Known>): boolean {
  return total === undefined || total === [...known.values()].filter(({ isRemoved }) => !isRemoved).length
}

function gone(known: ReadonlyMap<string, Known>, seen: ReadonlySet<string>): string[] {
  return [...known].filter(([id, { isRemoved }]) => !isRemoved && !seen.has(id)).map(([id]) => id)
}
