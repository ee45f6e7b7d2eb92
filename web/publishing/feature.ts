import { Send } from 'lucide-react'
import { everyState, type Feature } from '../lib/feature.ts'

export const publishing: Feature = {
  pages: [
    {
      path: '/publishing',
      label: 'Review Publishing',
      icon: Send,
      group: 'Publish',
      load: () => import('./publishing-page.tsx').then((m) => m.PublishingPage),
      states: everyState,
      quickAction: { label: 'Publish Reviews', icon: Send },
    },
    {
      path: '/platform-setup',
      label: 'Platform Setup',
      below: '/publishing',
      load: () => import('./setup/setup-page.tsx').then((m) => m.SetupPage),
      states: ['full', 'failing'],
    },
    {
      path: '/platform-preferences',
      label: 'Preferences',
      title: 'Platform Preferences',
      below: '/publishing',
      load: () => import('./preferences-page.tsx').then((m) => m.PreferencesPage),
      states: ['new', 'full'],
    },
  ],
}
