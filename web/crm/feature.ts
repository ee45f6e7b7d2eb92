import { everyState, onePage } from '../lib/feature.ts'

export const crm = onePage('/crm-integrations', 'CRM Integrations', {
  aliases: ['/crm-setup'],
  below: '/business-setup',
  states: everyState,
  load: () => import('./crm-page.tsx').then((m) => m.CrmPage),
})
