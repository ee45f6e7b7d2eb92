import type { Feature } from '../feature.ts'
import { wallSamples } from './email-samples.ts'
import { proveDomainsAgain } from './domain/prove-again.ts'
import { wallRoutes } from './routes.ts'
import { walls } from './tables.ts'

export const wallFeature: Feature = {
  name: 'wall',
  routes: [wallRoutes],
  jobs: [proveDomainsAgain],
  sampleEmails: wallSamples,
  tables: [
    {
      table: walls,
      exported: { by: [walls.workspaceId], without: ['domainToken'] },
      erased: 'with-workspace',
    },
  ],
}
