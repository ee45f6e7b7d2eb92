import type { Feature } from '../feature.ts'
import { administrationRoutes } from './routes.ts'
import { platformDays, requestHours } from './tables.ts'
import { adminWorkspaceRoutes } from './workspaces/routes.ts'

const ofTheInstance = { exported: 'belongs to no workspace', erased: 'never' } as const

export const administrationFeature: Feature = {
  name: 'administration',
  routes: [administrationRoutes, adminWorkspaceRoutes],
  tables: [
    { ...ofTheInstance, table: platformDays },
    { ...ofTheInstance, table: requestHours },
  ],
}
