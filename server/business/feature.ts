import { sql } from 'drizzle-orm'
import { businessProfiles, logos } from './tables.ts'
import type { Feature } from '../feature.ts'
import { takeOverContact } from './end-prepared.ts'
import { businessRoutes } from './routes.ts'

export const businessFeature: Feature = {
  name: 'business',
  routes: [businessRoutes],
  endsPrepared: takeOverContact,
  administration: {
    usage: {
      Logos: (workspaceId) => sql`(select count(*)::int from logos where workspace_id = ${workspaceId})`,
    },
  },
  tables: [
    { table: businessProfiles, exported: { by: [businessProfiles.workspaceId] }, erased: 'with-workspace' },
    { table: logos, exported: { by: [logos.id] }, erased: 'with-workspace' },
  ],
}
