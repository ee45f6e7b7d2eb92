import { collectionSamples } from './email-samples.ts'
import { collectionLinks } from './tables.ts'
import type { Feature } from '../feature.ts'
import { addDefaultForm } from './default-form.ts'
import { limits } from './limits.ts'
import { mailPrivatePage } from './private-page-email.ts'
import { collectionRoutes } from './routes.ts'
import { sharingRoutes } from './sharing-routes.ts'

export const collectionFeature: Feature = {
  name: 'collection',
  routes: [collectionRoutes, sharingRoutes],
  limits,
  jobs: [mailPrivatePage],
  equips: addDefaultForm,
  sampleEmails: collectionSamples,
  tables: [{ table: collectionLinks, exported: { by: [collectionLinks.id] }, erased: { when: 'first' } }],
}
