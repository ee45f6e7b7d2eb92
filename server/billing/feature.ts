import type { Feature } from '../feature.ts'
import { billingRoutes } from './routes.ts'

export const billingFeature: Feature = { name: 'billing', routes: [billingRoutes] }
