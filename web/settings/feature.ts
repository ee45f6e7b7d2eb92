import { Settings } from 'lucide-react'
import { everyState, type LoadPage, onePage } from '../lib/feature.ts'

/** `load` brings the page with the security tab. */
export const settings = (load: LoadPage) =>
  onePage('/settings', 'Settings', {
    icon: Settings,
    group: 'Settings',
    load,
    states: everyState,
    needsNoWorkspace: true,
  })
