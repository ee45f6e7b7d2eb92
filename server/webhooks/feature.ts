import type { Feature } from '../feature.ts'
import { webhookSamples } from './email-samples.ts'
import { isOldMessage } from './forget.ts'
import { hearsForWebhooks } from './hears.ts'
import { webhookRoutes } from './routes.ts'
import { deliverWebhooks } from './sending/deliver.ts'
import { webhookAttempts, webhookDeliveries, webhookMessages, webhooks } from './tables.ts'

export const webhooksFeature: Feature = {
  name: 'webhooks',
  routes: [webhookRoutes],
  jobs: [deliverWebhooks],
  sampleEmails: webhookSamples,
  hears: hearsForWebhooks,
  tables: [
    {
      table: webhooks,
      exported: { by: [webhooks.id], without: ['address', 'secret', 'oldSecret'] },
      erased: 'with-workspace',
      called: { name: webhooks.name, at: '/api/webhooks/:id' },
    },
    {
      table: webhookMessages,
      exported: 'tells again what stands elsewhere',
      erased: { when: 'in-batches' },
      expired: isOldMessage,
    },
    {
      table: webhookDeliveries,
      exported: 'the log of the last 30 days, of use only here',
      erased: 'with-workspace',
    },
    {
      table: webhookAttempts,
      exported: 'the log of the last 30 days, of use only here',
      erased: 'with-workspace',
    },
  ],
}
