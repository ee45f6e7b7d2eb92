import type { Feature } from '../feature.ts'
import { embedRoutes } from './routes.ts'

export const embedFeature: Feature = { name: 'embed', routes: [embedRoutes] }
