import { everyState, onePage } from '../lib/feature.ts'

export const hub = onePage({
  path: '/testimonials/hub',
  label: 'Testimonials hub',
  below: '/collect',
  load: () => import('./hub-page.tsx').then((m) => m.HubPage),
  states: everyState,
  offersSetup: true,
})
