import { and, inArray } from 'drizzle-orm'
import { matches } from '../db/matches.ts'
import type { Feature } from '../feature.ts'
import { forgetExcerpts } from './excerpts.ts'
import { fetchDueReviews, fetchReviews } from './jobs.ts'
import { queueReplies } from './replies/replies.ts'
import { platformReviewRoutes, reviewSourceRoutes, reviewVaultRoutes } from './routes.ts'
import { sendReply } from './replies/send-reply.ts'
import { reviewSources, sourceReviews } from './tables.ts'

export const reviewSourcesFeature: Feature = {
  name: 'review-sources',
  routes: [reviewSourceRoutes, platformReviewRoutes, reviewVaultRoutes],
  jobs: [fetchReviews, fetchDueReviews, sendReply],
  hears: {
    // What came home from there is not sent back.
    'testimonial-replied': async (services, tx, { workspaceId, actor, each }) => {
      if (actor === 'system') return
      const replies = new Map(each.map(({ testimonialId, reply }) => [testimonialId, reply]))
      await queueReplies(services, tx, workspaceId, replies)
    },
    'testimonial-reply-removed': async (services, tx, { workspaceId, actor, each }) => {
      if (actor === 'system') return
      const replies = new Map(each.map(({ testimonialId }) => [testimonialId, null]))
      await queueReplies(services, tx, workspaceId, replies)
    },
    'testimonial-erased': async (_services, tx, { workspaceId, each }) => {
      const ids = each.map(({ testimonialId }) => testimonialId)
      await tx
        .update(sourceReviews)
        .set({ isErased: true, authorName: '', content: '', url: null, reply: null, replyText: null })
        .where(and(matches(sourceReviews, { workspaceId }), inArray(sourceReviews.testimonialId, ids)))
    },
  },
  // A connection takes data out.
  endsPrepared: async (tx, { workspaceId, isFounder }) => {
    if (isFounder) await tx.delete(reviewSources).where(matches(reviewSources, { workspaceId }))
  },
  cleanUp: [forgetExcerpts],
  tables: [
    {
      table: reviewSources,
      // What must not be kept is no part of an export either.
      exported: { by: [reviewSources.id], without: ['credentials', 'lease', 'excerpts', 'excerptsAt'] },
      erased: 'with-workspace',
    },
    {
      table: sourceReviews,
      exported: { by: [sourceReviews.platform, sourceReviews.externalId], without: ['fingerprint'] },
      erased: 'with-workspace',
    },
  ],
}
