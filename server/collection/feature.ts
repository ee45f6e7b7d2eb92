import { eq, lt } from 'drizzle-orm'
import { collectionLinks, mailboxes, spentChallenges } from './tables.ts'
import type { Feature } from '../feature.ts'
import { limits } from './limits.ts'
import { collectionRoutes } from './routes.ts'
import { sharingRoutes } from './sharing-routes.ts'

export const collectionFeature: Feature = {
  name: 'collection',
  routes: [collectionRoutes, sharingRoutes],
  limits,
  tables: [
    {
      table: collectionLinks,
      exported: { by: [collectionLinks.id] },
      erased: { when: 'first', which: (workspaceId) => eq(collectionLinks.workspaceId, workspaceId) },
    },
    { table: mailboxes, exported: { by: [mailboxes.mailbox] }, erased: 'with-workspace' },
    {
      table: spentChallenges,
      exported: 'belongs to no workspace',
      erased: 'never',
      expired: (now) => lt(spentChallenges.expiresAt, now),
    },
  ],
}
