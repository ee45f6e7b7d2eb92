import { Building2 } from 'lucide-react'
import { everyState, type LoadPage, onePage } from '../lib/feature.ts'

/** `load` brings the page with the team. */
export const businessSetup = (load: LoadPage) =>
  onePage('/business-setup', 'Business Setup', {
    aliases: ['/business-context'],
    icon: Building2,
    group: 'Settings',
    load,
    states: everyState,
    offersSetup: true,
  })
