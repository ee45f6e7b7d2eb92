import { overviewSamples } from './email-samples.ts'
import { watermarks } from './tables.ts'
import type { Feature } from '../feature.ts'
import { mailNews } from './news-job.ts'
import { overviewRoutes } from './routes.ts'
import { mailWeeklyReports } from './weekly-job.ts'

export const overviewFeature: Feature = {
  name: 'overview',
  routes: [overviewRoutes],
  jobs: [mailNews, mailWeeklyReports],
  sampleEmails: overviewSamples,
  tables: [{ table: watermarks, exported: 'belongs to no workspace', erased: 'never' }],
}
