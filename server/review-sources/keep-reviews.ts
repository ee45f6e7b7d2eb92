import { and, inArray } from 'drizzle-orm'
import { sourceNames } from '#contract/review-sources/source-platforms.ts'
import { longestTestimonial } from '#contract/limits.ts'
import type { Services } from '../context.ts'
import type { Tx } from '../db/database.ts'
import { matches } from '../db/matches.ts'
import { rowId } from '../kit/ids.ts'
import {
  cleanLine,
  cleanParagraphs,
  cutText,
  headlineOfTitle,
  keyOfPlatform,
  namelessCustomer,
  textHash,
  withTitle,
} from '../imports/service.ts'
import type { PlatformReview } from '../integrations/platforms/review-platform.ts'
import {
  adoptFromPlatform,
  changeFromPlatform,
  platformHoldOf,
  insertImported,
  type PlatformChange,
  recoveryOf,
} from '../testimonials/service.ts'
import { draftRecognizer } from '../drafts/service.ts'
import type { Source } from './clients.ts'
import { reviewFingerprintOf } from './matching/known-reviews.ts'
import { matchHandOvers } from './matching/match.ts'
import { sourceReviews } from './tables.ts'

type Stored = typeof sourceReviews.$inferSelect

/** As it is kept and compared: without what nobody sees, and no longer than a testimonial may be. */
export function tidy({ title = '', ...review }: PlatformReview): PlatformReview {
  const { reply } = review
  const line = cleanLine(title)
  const text = reply && cutText(cleanParagraphs(reply.text), longestTestimonial)
  return {
    ...review,
    externalId: review.externalId.slice(0, 300),
    authorName: cutText(cleanLine(review.authorName), 120).trim() || namelessCustomer,
    content: cutText(withTitle(line, cleanParagraphs(review.content)), longestTestimonial),
    reply: reply && text ? { text, at: reply.at } : null,
    ...(line !== '' && { title: line }),
  }
}

/** Writes what is new or changed of a page, in the transaction `tx`: reviews, testimonials and their history together. */
export async function keepReviews(
  services: Services,
  tx: Tx,
  source: Source,
  reviews: readonly PlatformReview[],
): Promise<{ added: number; changed: number }> {
  if (reviews.length === 0) return { added: 0, changed: 0 }
  const { workspaceId, platform } = source
  const ids = reviews.map(({ externalId }) => externalId)
  const stored = await tx
    .select()
    .from(sourceReviews)
    .where(and(matches(sourceReviews, { workspaceId, platform }), inArray(sourceReviews.externalId, ids)))
    .for('update')
  const before = new Map(stored.map((row) => [row.externalId, row]))
  const fresh = reviews.filter(({ externalId }) => !before.has(externalId))
  await addReviews(services, tx, source, fresh)
  const changes: PlatformChange[] = []
  for (const review of reviews) {
    const row = before.get(review.externalId)
    if (!row || row.isErased) continue
    changes.push(reviewChangeOf(source, row, review))
    await tx
      .update(sourceReviews)
      .set({
        ...reviewColumnsOf(source, review, services.now()),
        ...replyStateOf(row, review),
        removedAt: null,
      })
      .where(matches(sourceReviews, { workspaceId, platform, externalId: row.externalId }))
  }
  const doing = { workspaceId, at: services.now(), actor: 'system' }
  await changeFromPlatform(services, tx, doing, platform, changes)
  // An edit may make it what was handed over; who decided before is not asked again.
  const undecided = reviews.filter(({ externalId }) => {
    const state = before.get(externalId)?.matchState
    return state !== 'matched' && state !== 'declined'
  })
  await matchHandOvers(services, tx, source, undecided)
  return { added: fresh.length, changed: changes.length }
}

/** What the platform says now, against what it said before. */
function reviewChangeOf(
  { platform, termsAcceptedAt }: Source,
  row: Stored,
  review: PlatformReview,
): PlatformChange {
  const { content, rating, authorName, reply } = review
  const isOnItsWay = row.replyState === 'queued' || row.replyState === 'sending'
  return {
    id: row.testimonialId,
    ...(content !== row.content && {
      content: { from: row.content, to: content, hash: textHash(content) },
    }),
    ...(rating !== row.rating && { rating }),
    ...(review.recommends !== row.recommends && { recommends: review.recommends }),
    ...(authorName !== row.authorName && { customerName: authorName }),
    ...(!isOnItsWay && (reply?.text ?? null) !== row.reply && { reply: reply && repliedAtOf(reply, review) }),
    ...(row.removedAt && { removedAt: null, platformHold: platformHoldOf(platform, termsAcceptedAt) }),
  }
}

const repliedAtOf = ({ text, at }: NonNullable<PlatformReview['reply']>, { postedAt }: PlatformReview) => ({
  text,
  at: at ?? postedAt ?? new Date(0),
})

/** An answer of which nobody knew whether it had arrived is there. */
function replyStateOf({ replyState, replyText }: Stored, { reply }: PlatformReview) {
  const isOpen = replyState === 'unknown' || replyState === 'failed'
  return isOpen && (reply?.text ?? null) === replyText
    ? { replyState: 'sent' as const, replyError: null }
    : {}
}

function reviewColumnsOf({ placeId }: Source, review: PlatformReview, now: Date) {
  const { externalId: _, title: __, reply, ...columns } = review
  return {
    ...columns,
    placeId,
    reply: reply?.text ?? null,
    repliedAt: reply?.at ?? null,
    fingerprint: reviewFingerprintOf(review),
    changedAt: now,
  }
}

async function addReviews(services: Services, tx: Tx, source: Source, reviews: readonly PlatformReview[]) {
  if (reviews.length === 0) return
  const { workspaceId, platform, termsAcceptedAt } = source
  const now = services.now()
  const platformHold = platformHoldOf(platform, termsAcceptedAt)
  const isDraft = await draftRecognizer(tx, workspaceId, now)
  const rows = reviews.map((review) => testimonialOf(source, review, now, isDraft(review.content)))
  const inserted = await insertImported(tx, rows)
  const keyOf = (one: { importKey?: Buffer | null | undefined }) => one.importKey!.toString('base64')
  const idsByKey = new Map(inserted.map((one) => [keyOf(one), one.id]))
  const earlier = rows.filter((row) => !idsByKey.has(keyOf(row))).map(({ importKey }) => importKey)
  // A file of the platform's brought them before.
  const adopted = await adoptFromPlatform(tx, workspaceId, platform, earlier, platformHold)
  for (const one of adopted) idsByKey.set(keyOf(one), one.id)
  const added = reviews.map((review, index) => ({ review, id: idsByKey.get(keyOf(rows[index]!))! }))
  await tx.insert(sourceReviews).values(
    added.map(({ review, id }) => ({
      workspaceId,
      platform,
      externalId: review.externalId,
      testimonialId: id,
      fetchedAt: now,
      ...reviewColumnsOf(source, review, now),
    })),
  )
  const isNew = new Set(inserted.map(({ id }) => id))
  await services.emit(tx, {
    name: 'testimonial-imported',
    workspaceId,
    at: now,
    actor: 'system',
    each: added
      .filter(({ id }) => isNew.has(id))
      .map(({ review, id }) => ({ testimonialId: id, details: platformDetailsOf(source, review) })),
  })
}

function testimonialOf(source: Source, review: PlatformReview, now: Date, isDraft: boolean) {
  const { workspaceId, platform, placeUrl, termsAcceptedAt } = source
  const { externalId, authorName, rating, content, url, postedAt, reply } = review
  const name = sourceNames[platform]
  return {
    workspaceId,
    id: rowId(now),
    customerName: authorName,
    content,
    headline: headlineOfTitle(review.title ?? '', content),
    rating,
    status: 'pending' as const,
    origin: 'imported' as const,
    recoveryState: recoveryOf(review),
    isConfirmedByAuthor: !isDraft,
    isAiGenerated: isDraft,
    source: name,
    sourceUrl: url ?? placeUrl,
    platform,
    platformHold: platformHoldOf(platform, termsAcceptedAt),
    importKey: keyOfPlatform(platform, externalId),
    importText: textHash(content),
    evidence: `Fetched from ${name}`,
    evidenceDate: postedAt?.toISOString().slice(0, 10) ?? null,
    createdAt: postedAt ?? now,
    isUndated: postedAt === null,
    receivedAt: now,
    reply: reply?.text ?? null,
    repliedAt: reply ? repliedAtOf(reply, review).at : null,
  }
}

function platformDetailsOf({ platform }: Source, review: PlatformReview) {
  const { externalId, authorName, content, rating, postedAt, url } = review
  return {
    customerName: authorName,
    content,
    rating,
    date: postedAt,
    source: sourceNames[platform],
    sourceUrl: url,
    externalId,
  }
}
