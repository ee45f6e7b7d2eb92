import type { Feature } from '../feature.ts'
import { publishingActivity } from './activity.ts'
import { publishingSamples } from './email-samples.ts'
import { limits } from './limits.ts'
import { remindHandOvers } from './remind.ts'
import { publishingRoutes } from './routes.ts'
import { platformConnections, publishedReviews } from './tables.ts'

export const publishingFeature: Feature = {
  name: 'publishing',
  routes: [publishingRoutes],
  limits,
  jobs: [remindHandOvers],
  activity: publishingActivity,
  sampleEmails: publishingSamples,
  tables: [
    {
      table: platformConnections,
      exported: { by: [platformConnections.platform] },
      erased: 'with-workspace',
    },
    { table: publishedReviews, exported: { by: [publishedReviews.id] }, erased: 'with-workspace' },
  ],
}
