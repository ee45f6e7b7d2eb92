import { getDashboard } from '#contract/overview/overview.ts'
import { LayoutDashboard } from 'lucide-react'
import { everyState, type LoadPage, onePage } from '../lib/feature.ts'

/** `load` brings the page with the assistant. */
export const dashboard = (load: LoadPage) =>
  onePage('/dashboard', 'Dashboard', {
    icon: LayoutDashboard,
    group: 'Overview',
    load,
    states: everyState,
    firstQuery: getDashboard.path,
    offersSetup: true,
    needsNoWorkspace: true,
  })
