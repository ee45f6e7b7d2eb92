import { collectionSamples } from './email-samples.ts'
import { collectionLinks, waitingPrivatePages } from './tables.ts'
import type { Feature } from '../feature.ts'
import { addDefaultForm } from './form/default-form.ts'
import { limits } from './limits.ts'
import { mailPrivatePage } from './private-page/private-page-email.ts'
import { collectionRoutes } from './routes.ts'
import { sharingRoutes } from './links/sharing-routes.ts'
import { findWaitingPrivatePages, mailWaitingPrivatePages } from './private-page/waiting-private-pages.ts'

export const collectionFeature: Feature = {
  name: 'collection',
  routes: [collectionRoutes, sharingRoutes],
  limits,
  jobs: [mailPrivatePage, mailWaitingPrivatePages, findWaitingPrivatePages],
  equips: addDefaultForm,
  sampleEmails: collectionSamples,
  tables: [
    { table: collectionLinks, exported: { by: [collectionLinks.id] }, erased: { when: 'first' } },
    {
      table: waitingPrivatePages,
      exported: { by: [waitingPrivatePages.testimonialId] },
      erased: 'with-workspace',
    },
  ],
}
