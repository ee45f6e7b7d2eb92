import { lt } from 'drizzle-orm'
import { siteSamples } from './email-samples.ts'
import { contactMessages, incidents, incidentUpdates, probeDays, probes } from './tables.ts'
import type { Feature } from '../feature.ts'
import { daysBefore } from '../kit/time.ts'
import { measureServices } from './measure-job.ts'
import { openApiRoutes } from './openapi/routes.ts'
import { siteRoutes } from './routes.ts'

const messageRetentionDays = 365
const ofTheInstance = { exported: 'belongs to no workspace', erased: 'never' } as const

export const siteFeature: Feature = {
  name: 'site',
  routes: [siteRoutes, openApiRoutes],
  jobs: [measureServices],
  sampleEmails: siteSamples,
  tables: [
    {
      ...ofTheInstance,
      table: contactMessages,
      expired: (now) => lt(contactMessages.createdAt, daysBefore(now, messageRetentionDays)),
    },
    { ...ofTheInstance, table: probes },
    { ...ofTheInstance, table: probeDays },
    { ...ofTheInstance, table: incidents },
    { ...ofTheInstance, table: incidentUpdates },
  ],
}
