import { teamSamples } from './email-samples.ts'
import { invitations } from './tables.ts'
import type { Feature } from '../feature.ts'
import { takeBackInvitations } from './end-prepared.ts'
import { limits } from './limits.ts'
import { teamRoutes } from './routes.ts'

export const teamFeature: Feature = {
  name: 'team',
  routes: [teamRoutes],
  limits,
  endsPrepared: takeBackInvitations,
  sampleEmails: teamSamples,
  tables: [
    {
      table: invitations,
      exported: { by: [invitations.id], without: ['tokenHash'] },
      erased: 'with-workspace',
    },
  ],
}
