import { Gift } from 'lucide-react'
import { everyState, type Feature } from '../lib/feature.ts'

export const ledgerPath = '/rewards/ledger'

export const rewards: Feature = {
  pages: [
    {
      path: '/rewards',
      label: 'Customer Rewards',
      icon: Gift,
      group: 'Manage',
      load: () => import('./rewards-page.tsx').then((m) => m.RewardsPage),
      states: everyState,
    },
    {
      path: ledgerPath,
      label: 'Rewards ledger',
      below: '/rewards',
      load: () => import('./ledger-page.tsx').then((m) => m.LedgerPage),
      states: everyState,
    },
  ],
}
