import { and, isNull } from 'drizzle-orm'
import type { PublishedReview, PublishPreview } from '#contract/publishing/publishing.ts'
import type { LinkedPlatform } from '#contract/publishing/review-links.ts'
import { refuseTeamAddress } from '../collection/service.ts'
import type { WorkspaceContext } from '../context.ts'
import type { Tx } from '../db/database.ts'
import { matches } from '../db/matches.ts'
import { claimConsentDay, queueEmail, requireOne, requireProven } from '../emails/service.ts'
import { idempotent } from '../http/idempotent.ts'
import type { RateLimits } from '../http/limits/rate-limit.ts'
import { createHandOvers } from './hand-over.ts'
import { handOverEmail } from './hand-over-email.ts'
import { handOverToken, handOverUrl } from './hand-over-link.ts'
import { reviewWith } from './list.ts'
import { countHandOver } from './limits.ts'
import { obstacleSentence, obstacleProblem } from './obstacles.ts'
import { languageOfCustomer, mailObstacle, readStanding, type Standing } from './standing.ts'
import { publishedReviews } from './tables.ts'

interface Wanted {
  readonly testimonialId: string
  readonly platform: LinkedPlatform
}

/** What publishing would do. */
export function previewPublishing(
  { tenant, workspaceId }: WorkspaceContext,
  { testimonialId, platform }: Wanted,
): Promise<PublishPreview> {
  return tenant(async (tx) => {
    const standing = await readStanding(tx, workspaceId, testimonialId, platform)
    const { row, businessName, review } = standing
    const isEmailed = platform === 'google'
    const kind = standing.obstacle ?? (isEmailed ? await mailObstacle(tx, standing) : null)
    // The email says what its reader agreed to: it is shown only where it may leave.
    const email =
      isEmailed && kind === null && row.customerEmail !== null
        ? {
            to: row.customerEmail,
            ...handOverEmail({ language: await languageOfCustomer(tx, row), business: businessName }),
          }
        : null
    return {
      businessName,
      isEmailed,
      obstacle: kind && { kind, sentence: obstacleSentence(kind, platform) },
      email,
      isRewarded: row.isRewarded,
      review: review ? await reviewWith(tx, review, row) : null,
    }
  })
}

/**
 * Hands a testimonial over: by email for Google, by its link alone for Yelp, which forbids asking. Two presses at once find
 * the same row: one writes the email, the other answers what there is.
 */
export async function publish(
  context: WorkspaceContext,
  limits: RateLimits,
  wanted: Wanted,
): Promise<PublishedReview> {
  const { tenant, workspaceId } = context
  const { testimonialId, platform } = wanted
  const isEmailed = platform === 'google'
  const before = await tenant((tx) => readStanding(tx, workspaceId, testimonialId, platform))
  const to = before.row.customerEmail
  if (isEmailed && !before.obstacle && !before.review?.emailedAt && to !== null) {
    requireProven(context)
    await refuseTeamAddress(context, to)
    await countHandOver(limits, workspaceId, to)
  }
  return idempotent(context, workspaceId, 'publish-review', wanted, async (tx) => {
    await createHandOvers(context, tx, [testimonialId], platform)
    const standing = await readStanding(tx, workspaceId, testimonialId, platform)
    const { obstacle, review, row } = standing
    if (obstacle && obstacle !== 'published') throw obstacleProblem(obstacle, platform)
    if (isEmailed && !obstacle && !review?.emailedAt) await queueHandOverEmail(context, tx, standing)
    const [savedReview] = await tx
      .select()
      .from(publishedReviews)
      .where(matches(publishedReviews, { workspaceId, testimonialId, platform }))
    return reviewWith(tx, savedReview!, row)
  })
}

/** Marked first: whoever comes second finds it marked, and writes no email. */
async function queueHandOverEmail(context: WorkspaceContext, tx: Tx, standing: Standing): Promise<void> {
  const { workspaceId, now } = context
  const { row, businessName } = standing
  const marked = await tx
    .update(publishedReviews)
    .set({ emailedAt: now() })
    .where(
      and(
        matches(publishedReviews, { workspaceId, testimonialId: row.id, platform: 'google' }),
        isNull(publishedReviews.emailedAt),
      ),
    )
    .returning({ id: publishedReviews.id })
  const to = row.customerEmail
  if (marked.length === 0) return
  const obstacle = await mailObstacle(tx, standing)
  if (obstacle || to === null) throw obstacleProblem(obstacle ?? 'no-email', 'google')
  await claimConsentDay(tx, workspaceId, { to, wanted: 'something', now: now() })
  await requireOne(context, tx, workspaceId)
  const { button, ...email } = handOverEmail({
    language: await languageOfCustomer(tx, row),
    business: businessName,
  })
  const url = handOverUrl(context, 'google', handOverToken(context, 'google', row, { isMailed: true }))
  const emailId = await queueEmail(
    context,
    tx,
    { to, ...email, button: { label: button, url, isSecret: true }, stream: 'requests' },
    workspaceId,
  )
  await tx
    .update(publishedReviews)
    .set({ emailId })
    .where(matches(publishedReviews, { workspaceId, testimonialId: row.id, platform: 'google' }))
}
