import { everyState, onePage } from '../lib/feature.ts'

export const wall = onePage({
  path: '/wall-of-love',
  label: 'Wall of Love',
  below: '/embed-code',
  load: () => import('./wall-page.tsx').then((m) => m.WallPage),
  states: everyState,
})
