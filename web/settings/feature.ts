import { Settings } from 'lucide-react'
import { everyState, type Feature, type LoadPage } from '../lib/feature.ts'

/** `load` brings the page with the security tab. */
export const settings = (load: LoadPage): Feature => ({
  pages: [
    {
      path: '/settings',
      label: 'Settings',
      icon: Settings,
      group: 'Settings',
      load,
      states: everyState,
      needsNoWorkspace: true,
    },
  ],
})
