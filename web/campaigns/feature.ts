import { Mail } from 'lucide-react'
import { everyState, onePage } from '../lib/feature.ts'

export const campaigns = onePage('/campaigns', 'Campaigns', {
  aliases: ['/email-campaigns'],
  icon: Mail,
  group: 'Collect',
  load: () => import('./campaigns-page.tsx').then((m) => m.CampaignsPage),
  states: everyState,
  quickAction: { label: 'Create Campaign', icon: Mail },
})
