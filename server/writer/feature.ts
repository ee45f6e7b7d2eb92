import type { Feature } from '../feature.ts'
import { writerRoutes } from './routes.ts'

export const writerFeature: Feature = { name: 'writer', routes: [writerRoutes] }
