import { everyState, onePage } from '../lib/feature.ts'

export const webhooks = onePage('/webhooks', 'Webhooks and Alerts', {
  below: '/business-setup',
  states: everyState,
  load: () => import('./webhooks-page.tsx').then((m) => m.WebhooksPage),
})
