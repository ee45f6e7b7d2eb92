import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, real, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { platformReplyStates } from '#contract/review-sources/platform-replies.ts'
import { sourcePlatforms } from '#contract/review-sources/source-platforms.ts'
import type { ReviewExcerpt } from '#contract/review-sources/review-sources.ts'
import { at, bytes } from '../db/columns.ts'
import { keyedTable } from '../db/keyed-table.ts'
import { ofWorkspace, tableOfWorkspace } from '../workspaces/tables.ts'

/** A connected platform. Credentials are encrypted with a key that is not in the database, and go when it is disconnected. */
export const reviewSources = tableOfWorkspace(
  'review_sources',
  {
    platform: text('platform', { enum: sourcePlatforms }).notNull(),
    /** Encrypted JSON; its shape is the platform's. */
    credentials: bytes('credentials').notNull(),
    /** The place or page whose reviews are fetched, by the platform's own id; empty until it is chosen. */
    placeId: text('place_id').notNull().default(''),
    placeName: text('place_name').notNull().default(''),
    placeUrl: text('place_url'),
    connectedAt: at('connected_at').notNull(),
    /** The platform no longer takes the credentials: nothing is asked until the owner connects again. */
    isExpired: boolean('is_expired').notNull().default(false),
    /** Who fetches now, and how long nobody else does: a process that died holds it no longer than that. */
    lease: uuid('lease'),
    leaseUntil: at('lease_until'),
    /** How far a fetch of everything is. */
    readCount: integer('read_count').notNull().default(0),
    expectedCount: integer('expected_count'),
    /** When everything was last read from beginning to end: only that shows what is gone. */
    sweptAt: at('swept_at'),
    lastSyncAt: at('last_sync_at'),
    nextSyncAt: at('next_sync_at'),
    failures: integer('failures').notNull().default(0),
    lastError: text('last_error'),
    /** Since when the owner answers for showing what the platform's terms restrict. */
    termsAcceptedAt: at('terms_accepted_at'),
    /** What a platform shows today that lets nobody keep its reviews; gone after a day. */
    excerpts: jsonb('excerpts').$type<readonly ReviewExcerpt[]>(),
    excerptsAt: at('excerpts_at'),
  },
  (table) => [
    uniqueIndex('review_sources_platform').on(table.workspaceId, table.platform),
    index('review_sources_due').on(table.nextSyncAt),
  ],
)

export const matchStates = ['matched', 'suggested', 'declined'] as const

/**
 * Every review that was ever fetched, as the platform had it last: the vault. Its key keeps a review from coming twice,
 * and it stays when the platform is disconnected, removes the review, or the testimonial is deleted.
 */
export const sourceReviews = keyedTable(
  'source_reviews',
  {
    workspaceId: ofWorkspace(),
    platform: text('platform', { enum: sourcePlatforms }).notNull(),
    externalId: text('external_id').notNull(),
  },
  {
    placeId: text('place_id').notNull(),
    /** What it is in the list. No foreign key: that may be erased, and the review is still at the platform. */
    testimonialId: uuid('testimonial_id').notNull(),
    authorName: text('author_name').notNull(),
    rating: smallint('rating'),
    recommends: boolean('recommends'),
    content: text('content').notNull(),
    url: text('url'),
    postedAt: at('posted_at'),
    /** The business's answer, as the platform has it. */
    reply: text('reply'),
    repliedAt: at('replied_at'),
    /** Of all that can change there: says whether it did. */
    fingerprint: bytes('fingerprint').notNull(),
    fetchedAt: at('fetched_at').notNull(),
    changedAt: at('changed_at').notNull(),
    removedAt: at('removed_at'),
    /** Its author had it erased here: what the platform still shows is not kept again. */
    isErased: boolean('is_erased').notNull().default(false),
    /** An answer on its way to the platform: its text, `null` to take the answer back, and how far it is. */
    replyState: text('reply_state', { enum: platformReplyStates }),
    replyText: text('reply_text'),
    replyStateAt: at('reply_state_at'),
    replyError: text('reply_error'),
    /** The handed-over testimonial that this review is, or may be, and how sure that is. */
    matchedId: uuid('matched_id'),
    matchState: text('match_state', { enum: matchStates }),
    matchConfidence: real('match_confidence'),
  },
  (table) => [
    uniqueIndex('source_reviews_testimonial').on(table.workspaceId, table.testimonialId),
    index('source_reviews_replies')
      .on(table.workspaceId, table.replyState)
      .where(sql`reply_state in ('queued', 'sending')`),
    index('source_reviews_matches')
      .on(table.workspaceId, table.matchState)
      .where(sql`match_state is not null`),
  ],
)
