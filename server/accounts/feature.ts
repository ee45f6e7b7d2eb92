import { inArray, lt } from 'drizzle-orm'
import {
  apiKeys,
  identities,
  passwordResets,
  sessions,
  supportVisits,
  users,
  recoveryCodes,
  secondFactorSteps,
} from './tables.ts'
import type { Feature } from '../feature.ts'
import { administrationRoutes } from './administration/routes.ts'
import { deleteAccounts, eraseAccountsAgain } from './deletion/account-purge.ts'
import { mailProof } from './addresses/address-proof.ts'
import { deviceLink } from './sign-in/device-link.ts'
import { accountSamples } from './email-samples.ts'
import { resetLink } from './passwords/password-change.ts'
import { limits } from './limits.ts'
import { accountRoutes } from './routes.ts'
import { securityRoutes } from './security-routes.ts'
import { socialRoutes } from './sign-in/social-routes.ts'
import { membersOf } from './members.ts'
import { supportActivity } from './support/activity.ts'
import { supportRoutes } from './support/routes.ts'

const signsIn = 'signs somebody in'

export const accountsFeature: Feature = {
  name: 'accounts',
  routes: [accountRoutes, securityRoutes, socialRoutes, supportRoutes, administrationRoutes],
  limits,
  jobs: [resetLink.job, deviceLink.job, mailProof, deleteAccounts],
  erasesAgain: eraseAccountsAgain,
  sampleEmails: accountSamples,
  activity: supportActivity,
  tables: [
    { table: users, exported: 'the head of the export, column by column', erased: 'apart' },
    {
      table: sessions,
      exported: signsIn,
      erased: { when: 'first', which: (workspaceId) => inArray(sessions.userId, membersOf(workspaceId)) },
      expired: (now) => lt(sessions.expiresAt, now),
    },
    {
      table: passwordResets,
      exported: signsIn,
      erased: 'with-workspace',
      expired: (now) => lt(passwordResets.expiresAt, now),
    },
    { table: identities, exported: signsIn, erased: 'with-workspace' },
    { table: recoveryCodes, exported: signsIn, erased: 'with-workspace' },
    {
      table: secondFactorSteps,
      exported: signsIn,
      erased: 'with-workspace',
      expired: (now) => lt(secondFactorSteps.expiresAt, now),
    },
    {
      table: supportVisits,
      exported: { by: [supportVisits.id], without: ['administratorId'] },
      erased: { when: 'last' },
    },
    { table: apiKeys, exported: { by: [apiKeys.id], without: ['keyHash'] }, erased: { when: 'first' } },
  ],
}
