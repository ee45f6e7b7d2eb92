import { and, isNotNull, lt, sql } from 'drizzle-orm'
import {
  companyLogos,
  consents,
  customerPhotos,
  savedViews,
  testimonials,
  testimonialCounters,
  testimonialTags,
} from './tables.ts'
import type { Feature } from '../feature.ts'
import { checkEvidence } from './editing/check-evidence.ts'
import { eraseTestimonialsAgain } from './erase-again.ts'
import { tellLanguages } from './languages/tell-languages.ts'
import { testimonialActivity } from './activity.ts'
import { daysBefore } from '../kit/time.ts'
import { feedbackRoutes } from './feedback/feedback-routes.ts'
import { organizingRoutes, publicTestimonialRoutes, testimonialRoutes } from './routes.ts'

const deletedRetentionDays = 30

export const testimonialsFeature: Feature = {
  name: 'testimonials',
  routes: [testimonialRoutes, organizingRoutes, publicTestimonialRoutes, feedbackRoutes],
  jobs: [tellLanguages, checkEvidence],
  erasesAgain: eraseTestimonialsAgain,
  activity: testimonialActivity,
  administration: {
    usage: {
      'Testimonials this month': (workspaceId, now) => sql`(
        select coalesce(sum(count), 0)::int from testimonial_counters where workspace_id = ${workspaceId}
          and month = date_trunc('month', ${now.toISOString()}::timestamptz at time zone 'utc') and not is_deleted)`,
      'Customer photos': (workspaceId) =>
        sql`(select count(*)::int from customer_photos where workspace_id = ${workspaceId})`,
    },
  },
  tables: [
    {
      table: testimonials,
      exported: { by: [testimonials.id], without: ['searchText', 'importKey'] },
      erased: { when: 'in-batches' },
      called: { name: testimonials.customerName, at: '/api/testimonials/:id' },
      expired: (now) =>
        and(
          isNotNull(testimonials.deletedAt),
          lt(testimonials.deletedAt, daysBefore(now, deletedRetentionDays)),
        ),
    },
    { table: consents, exported: { by: [consents.id] }, erased: 'with-workspace' },
    { table: testimonialTags, exported: { by: [testimonialTags.name] }, erased: 'with-workspace' },
    {
      table: savedViews,
      exported: { by: [savedViews.id] },
      erased: 'with-workspace',
      // Of people who left by another way than being removed.
      expired: () =>
        sql`not exists (select from users u where u.id = user_id and u.workspace_id = saved_views.workspace_id)`,
    },
    { table: companyLogos, exported: { by: [companyLogos.testimonialId] }, erased: 'with-workspace' },
    { table: customerPhotos, exported: { by: [customerPhotos.testimonialId] }, erased: 'with-workspace' },
    {
      table: testimonialCounters,
      exported: 'counts hold nothing that is not elsewhere',
      erased: { when: 'last' },
    },
  ],
  cleanUp: [
    ({ db }, now) => db.execute(sql`select plaudit_merge_counters(${now.toISOString()}::timestamptz)`),
  ],
}
