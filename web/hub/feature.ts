import { everyState, type Feature } from '../lib/feature.ts'

export const hub: Feature = {
  pages: [
    {
      path: '/testimonials/hub',
      label: 'Testimonials hub',
      below: '/collect',
      load: () => import('./hub-page.tsx').then((m) => m.HubPage),
      states: everyState,
      offersSetup: true,
    },
  ],
}
