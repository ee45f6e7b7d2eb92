import { userSettings } from './tables.ts'
import type { Feature } from '../feature.ts'
import { settingsRoutes } from './routes.ts'

export const settingsFeature: Feature = {
  name: 'settings',
  routes: [settingsRoutes],
  tables: [
    { table: userSettings, exported: 'the head of the export, with each user', erased: 'with-workspace' },
  ],
}
