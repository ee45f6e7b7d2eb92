import { and, count, eq, isNull, type SQL } from 'drizzle-orm'
import type { Received } from '#contract/endpoint.ts'
import { listPublishedReviews, type PublishedReview } from '#contract/publishing/publishing.ts'
import type { WorkspaceContext } from '../context.ts'
import type { Tx } from '../db/database.ts'
import { afterPosition, newestFirst, pageOf } from '../db/keyset.ts'
import { type EmailState, emailStatesOf } from '../emails/service.ts'
import { describePage, readCursor } from '../http/paging.ts'
import { testimonials } from '../testimonials/tables.ts'
import { publishedReviews } from './tables.ts'

type Row = typeof publishedReviews.$inferSelect
type Words = Pick<typeof testimonials.$inferSelect, 'customerName' | 'content' | 'rating'>

const pageSize = 50

/** Newest first, by keyset. Sets `Link` and `X-Total-Count`. Testimonials that are deleted have left. */
export function readPublishedReviews(
  { tenant, workspaceId, reply }: WorkspaceContext,
  { limit = pageSize, cursor, ...filters }: Received<typeof listPublishedReviews>['query'],
): Promise<PublishedReview[]> {
  const position = readCursor(cursor)
  return tenant(async (tx) => {
    const all = publishedReviewFilter(workspaceId, filters)
    const rows = await tx
      .select({ review: publishedReviews, words: wordColumns })
      .from(publishedReviews)
      .innerJoin(testimonials, ofReview)
      .where(and(all, afterPosition(position, publishedReviews)))
      .orderBy(...newestFirst(publishedReviews))
      .limit(limit + 1)
    const page = pageOf(
      rows.map(({ review, words }) => ({ ...review, words })),
      limit,
    )
    const [counted] = await tx
      .select({ total: count() })
      .from(publishedReviews)
      .innerJoin(testimonials, ofReview)
      .where(all)
    describePage(
      reply,
      listPublishedReviews.path,
      { ...filters, limit },
      { ...page, total: counted?.total ?? 0, isCounted: true },
    )
    return reviewsWith(
      tx,
      page.rows.map(({ words, ...review }) => ({ review, words })),
    )
  })
}

const ofReview = and(
  eq(testimonials.workspaceId, publishedReviews.workspaceId),
  eq(testimonials.id, publishedReviews.testimonialId),
  isNull(testimonials.deletedAt),
)

const wordColumns = {
  customerName: testimonials.customerName,
  content: testimonials.content,
  rating: testimonials.rating,
}

type Filters = Pick<Received<typeof listPublishedReviews>['query'], 'status' | 'platform' | 'testimonialId'>

function publishedReviewFilter(
  workspaceId: string,
  { status, platform, testimonialId }: Filters,
): SQL | undefined {
  return and(
    eq(publishedReviews.workspaceId, workspaceId),
    status && eq(publishedReviews.status, status),
    platform && eq(publishedReviews.platform, platform),
    testimonialId === undefined ? undefined : eq(publishedReviews.testimonialId, testimonialId),
  )
}

/** One of them, with what became of its email. */
export async function reviewWith(tx: Tx, review: Row, words: Words): Promise<PublishedReview> {
  return presentPublishedReview(review, words, await emailStates(tx, [review]))
}

/** The same of several, in their order. */
export async function reviewsWith(
  tx: Tx,
  each: readonly { readonly review: Row; readonly words: Words }[],
): Promise<PublishedReview[]> {
  const states = await emailStates(
    tx,
    each.map(({ review }) => review),
  )
  return each.map(({ review, words }) => presentPublishedReview(review, words, states))
}

async function emailStates(tx: Tx, rows: readonly Row[]): Promise<Map<string, EmailState>> {
  const [first] = rows
  if (!first) return new Map()
  return emailStatesOf(
    tx,
    first.workspaceId,
    rows.flatMap(({ emailId }) => emailId ?? []),
  )
}

function presentPublishedReview(
  review: Row,
  words: Words,
  states: ReadonlyMap<string, EmailState>,
): PublishedReview {
  return {
    id: review.id,
    testimonialId: review.testimonialId,
    platform: review.platform,
    status: review.status,
    createdAt: review.createdAt.toISOString(),
    customerName: words.customerName,
    content: words.content,
    rating: words.rating,
    email: review.emailedAt && emailStateOf(states.get(review.emailId ?? '')),
    remindedAt: review.remindedAt?.toISOString() ?? null,
    publishedAt: review.publishedAt?.toISOString() ?? null,
    publishedBy: review.publishedBy,
    reviewUrl: review.reviewUrl,
  }
}

/** An email that is no longer kept had left. */
function emailStateOf(state: EmailState = 'sent'): PublishedReview['email'] {
  return state === 'queued' || state === 'sending' ? 'on-its-way' : state
}
