import { Mail } from 'lucide-react'
import { everyState, onePage } from '../lib/feature.ts'

export const campaigns = onePage({
  path: '/campaigns',
  aliases: ['/email-campaigns'],
  label: 'Campaigns',
  icon: Mail,
  group: 'Collect',
  load: () => import('./campaigns-page.tsx').then((m) => m.CampaignsPage),
  states: everyState,
  quickAction: { label: 'Create Campaign', icon: Mail },
})
