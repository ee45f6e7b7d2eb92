import { sql } from 'drizzle-orm'
import { index, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { reviewPlatforms } from '#contract/business/business.ts'
import { publishedStatuses } from '#contract/publishing/hand-over.ts'
import { publishedSources } from '#contract/publishing/publishing.ts'
import { linkedPlatforms } from '#contract/publishing/review-links.ts'
import { at } from '../db/columns.ts'
import { keyedTable } from '../db/keyed-table.ts'
import { ofTestimonial } from '../testimonials/tables.ts'
import { ofWorkspace, tableOfWorkspace } from '../workspaces/tables.ts'

/** Where customers may also write in public; shown to everyone or nobody, never by rating. */
export const platformConnections = keyedTable(
  'platform_connections',
  {
    workspaceId: ofWorkspace(),
    platform: text('platform', { enum: reviewPlatforms }).notNull(),
  },
  {
    platformBusinessId: text('platform_business_id').notNull(),
    businessName: text('business_name').notNull(),
    businessAddress: text('business_address').notNull(),
    createdAt: at('created_at').notNull(),
  },
)

/** Testimonials in their customers' hands for a review site: one row for each testimonial and platform. */
export const publishedReviews = tableOfWorkspace(
  'published_reviews',
  {
    testimonialId: uuid('testimonial_id').notNull(),
    platform: text('platform', { enum: linkedPlatforms }).notNull(),
    status: text('status', { enum: publishedStatuses }).notNull(),
    createdAt: at('created_at').notNull(),
    /** When the email with the link was written, and which one it is; null where the link went another way. */
    emailedAt: at('emailed_at'),
    emailId: uuid('email_id'),
    /** When the one reminder was written, or would have been for somebody who wants none. */
    remindedAt: at('reminded_at'),
    publishedAt: at('published_at'),
    /** Who said that it is there. */
    publishedBy: text('published_by', { enum: publishedSources }),
    /** Where it is, as far as the platform told. */
    reviewUrl: text('review_url'),
  },
  (table) => [
    uniqueIndex('published_reviews_testimonial').on(table.workspaceId, table.testimonialId, table.platform),
    index('published_reviews_newest').on(table.workspaceId, table.createdAt, table.id),
    index('published_reviews_to_remind')
      .on(table.workspaceId, table.emailedAt)
      .where(sql`status = 'pending' and reminded_at is null`),
    ofTestimonial(table),
  ],
)
