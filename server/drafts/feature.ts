import { lt } from 'drizzle-orm'
import { drafts, storedDrafts, writerUsage } from './tables.ts'
import type { Feature } from '../feature.ts'
import { limits } from './limits.ts'
import { draftRoutes } from './routes.ts'
import { utcDayOf } from '../kit/time.ts'
import { usageRetentionDays } from './usage.ts'

export const draftsFeature: Feature = {
  name: 'drafts',
  routes: [draftRoutes],
  limits,
  tables: [
    {
      table: drafts,
      exported: { by: [drafts.id] },
      erased: 'with-workspace',
      expired: (now) => lt(drafts.expiresAt, now),
    },
    {
      table: storedDrafts,
      exported: 'kept for an hour for retries, encrypted; what somebody approved is a testimonial',
      erased: 'with-workspace',
      expired: (now) => lt(storedDrafts.expiresAt, now),
    },
    {
      table: writerUsage,
      exported: 'counters of a daily limit',
      erased: 'with-workspace',
      expired: (now) =>
        lt(writerUsage.day, utcDayOf(new Date(now.getTime() - usageRetentionDays * 86_400_000))),
    },
  ],
}
