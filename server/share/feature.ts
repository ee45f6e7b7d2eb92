import type { Feature } from '../feature.ts'
import { exportRoutes } from './export-routes.ts'
import { limits } from './limits.ts'
import { shareRoutes } from './routes.ts'

export const shareFeature: Feature = { name: 'share', routes: [shareRoutes, exportRoutes], limits }
