import { everyState, type Feature } from '../lib/feature.ts'

export const reviewSources: Feature = {
  pages: [
    {
      path: '/review-sources',
      label: 'Review Sources',
      below: '/publishing',
      states: everyState,
      load: () => import('./review-sources-page.tsx').then((m) => m.ReviewSourcesPage),
    },
  ],
}
