import type { Feature } from '../feature.ts'
import { recommendationRoutes } from './routes.ts'

export const recommendationsFeature: Feature = { name: 'recommendations', routes: [recommendationRoutes] }
