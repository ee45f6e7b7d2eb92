import { everyState, onePage } from '../lib/feature.ts'

export const hub = onePage('/testimonials/hub', 'Testimonials hub', {
  below: '/collect',
  load: () => import('./hub-page.tsx').then((m) => m.HubPage),
  states: everyState,
  offersSetup: true,
})
