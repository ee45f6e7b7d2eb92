import type { Feature } from '../feature.ts'
import { auditRoutes } from './routes.ts'
import { auditEntries } from './tables.ts'

export const auditFeature: Feature = {
  name: 'audit',
  routes: [auditRoutes],
  tables: [
    {
      table: auditEntries,
      exported: 'is about administrators, and names no workspace; support visits are in the export',
      erased: 'never',
    },
  ],
}
