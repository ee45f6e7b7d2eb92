import { everyState, type Feature } from '../lib/feature.ts'

export const wall: Feature = {
  pages: [
    {
      path: '/wall-of-love',
      label: 'Wall of Love',
      below: '/embed-code',
      load: () => import('./wall-page.tsx').then((m) => m.WallPage),
      states: everyState,
    },
  ],
}
