import type { Feature } from '../feature.ts'
import { limits } from './limits.ts'
import { researchRoutes } from './routes.ts'

export const researchFeature: Feature = { name: 'research', routes: [researchRoutes], limits }
