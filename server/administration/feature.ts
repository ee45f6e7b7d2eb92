import type { Feature } from '../feature.ts'
import { alertRoutes } from './alerts/routes.ts'
import { notePlatformDay } from './figures/platform-days.ts'
import { oldHours } from './health/count-requests.ts'
import { administrationRoutes } from './routes.ts'
import { settingsRoutes } from './settings/routes.ts'
import { platformDays, requestHours } from './tables.ts'
import { adminWorkspaceRoutes } from './workspaces/routes.ts'

const ofTheInstance = { exported: 'belongs to no workspace', erased: 'never' } as const

export const administrationFeature: Feature = {
  name: 'administration',
  routes: [administrationRoutes, adminWorkspaceRoutes, alertRoutes, settingsRoutes],
  jobs: [notePlatformDay],
  tables: [
    { ...ofTheInstance, table: platformDays },
    { ...ofTheInstance, table: requestHours, expired: oldHours },
  ],
}
