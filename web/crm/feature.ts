import { everyState, onePage } from '../lib/feature.ts'

export const crm = onePage({
  path: '/crm-integrations',
  aliases: ['/crm-setup'],
  label: 'CRM Integrations',
  below: '/business-setup',
  states: everyState,
  load: () => import('./crm-page.tsx').then((m) => m.CrmPage),
})
