import { everyState, onePage } from '../lib/feature.ts'

export const wall = onePage('/wall-of-love', 'Wall of Love', {
  below: '/embed-code',
  load: () => import('./wall-page.tsx').then((m) => m.WallPage),
  states: everyState,
})
