import { testimonialEvents } from './tables.ts'
import type { Feature } from '../feature.ts'
import { provenanceRoutes } from './routes.ts'

export const provenanceFeature: Feature = {
  name: 'provenance',
  routes: [provenanceRoutes],
  tables: [
    {
      table: testimonialEvents,
      exported: { by: [testimonialEvents.testimonialId, testimonialEvents.seq] },
      erased: 'with-workspace',
    },
  ],
}
