import { eq } from 'drizzle-orm'
import { historyCheckpoints, signingKeys, testimonialEvents } from './tables.ts'
import type { Feature } from '../feature.ts'
import { provenanceRoutes } from './routes.ts'
import { signCheckpoints } from './sign-checkpoints.ts'

export const provenanceFeature: Feature = {
  name: 'provenance',
  routes: [provenanceRoutes],
  jobs: [signCheckpoints],
  tables: [
    {
      table: testimonialEvents,
      exported: { by: [testimonialEvents.testimonialId, testimonialEvents.seq] },
      // After the testimonials, which leave their histories behind.
      erased: { when: 'in-batches', which: (workspaceId) => eq(testimonialEvents.workspaceId, workspaceId) },
    },
    {
      table: historyCheckpoints,
      exported: { by: [historyCheckpoints.number] },
      erased: 'with-workspace',
    },
    {
      table: signingKeys,
      exported: 'belongs to no workspace; the export has the public halves',
      erased: 'never',
    },
  ],
}
