import { businessProfiles, platformConnections, logos } from './tables.ts'
import type { Feature } from '../feature.ts'
import { businessRoutes } from './routes.ts'

export const businessFeature: Feature = {
  name: 'business',
  routes: [businessRoutes],
  tables: [
    { table: businessProfiles, exported: { by: [businessProfiles.workspaceId] }, erased: 'with-workspace' },
    { table: logos, exported: { by: [logos.id] }, erased: 'with-workspace' },
    {
      table: platformConnections,
      exported: { by: [platformConnections.platform] },
      erased: 'with-workspace',
    },
  ],
}
