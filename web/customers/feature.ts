import { Users } from 'lucide-react'
import { everyState, type LoadPage, onePage } from '../lib/feature.ts'

/** `load` brings the page with import and export. */
export const customers = (load: LoadPage) =>
  onePage('/customers', 'Customers', {
    icon: Users,
    group: 'Manage',
    load,
    states: everyState,
    quickAction: { label: 'Email Customers', icon: Users },
  })
