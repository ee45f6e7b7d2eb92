import { testimonialEvents } from './tables.ts'
import type { Feature } from '../feature.ts'

export const provenanceFeature: Feature = {
  name: 'provenance',
  tables: [
    {
      table: testimonialEvents,
      exported: { by: [testimonialEvents.testimonialId, testimonialEvents.seq] },
      erased: 'with-workspace',
    },
  ],
}
