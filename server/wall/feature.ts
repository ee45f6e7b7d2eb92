import type { Feature } from '../feature.ts'
import { wallRoutes } from './routes.ts'
import { walls } from './tables.ts'

export const wallFeature: Feature = {
  name: 'wall',
  routes: [wallRoutes],
  tables: [
    {
      table: walls,
      exported: { by: [walls.workspaceId], without: ['domainToken'] },
      erased: 'with-workspace',
    },
  ],
}
