import { lt } from 'drizzle-orm'
import { drafts } from './tables.ts'
import type { Feature } from '../feature.ts'
import { writerRoutes } from './routes.ts'

export const writerFeature: Feature = {
  name: 'writer',
  routes: [writerRoutes],
  tables: [
    {
      table: drafts,
      exported: { by: [drafts.id] },
      erased: 'with-workspace',
      expired: (now) => lt(drafts.expiresAt, now),
    },
  ],
}
