import { invitations } from './tables.ts'
import type { Feature } from '../feature.ts'
import { teamRoutes } from './routes.ts'

export const teamFeature: Feature = {
  name: 'team',
  routes: [teamRoutes],
  tables: [
    {
      table: invitations,
      exported: { by: [invitations.id], without: ['tokenHash'] },
      erased: 'with-workspace',
    },
  ],
}
