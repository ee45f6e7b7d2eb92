import type { Feature } from '../feature.ts'
import { assistantRoutes } from './routes.ts'

export const assistantFeature: Feature = { name: 'assistant', routes: [assistantRoutes] }
