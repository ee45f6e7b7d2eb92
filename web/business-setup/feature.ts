import { Building2 } from 'lucide-react'
import { everyState, type Feature, type LoadPage } from '../lib/feature.ts'

/** `load` brings the page with the team. */
export const businessSetup = (load: LoadPage): Feature => ({
  pages: [
    {
      path: '/business-setup',
      aliases: ['/business-context'],
      label: 'Business Setup',
      icon: Building2,
      group: 'Settings',
      load,
      states: everyState,
      offersSetup: true,
    },
  ],
})
