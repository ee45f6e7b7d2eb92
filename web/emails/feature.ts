import { everyState, type Feature } from '../lib/feature.ts'

export const emailPagePath = '/settings/email'

export const emails: Feature = {
  pages: [
    {
      path: emailPagePath,
      label: 'Email',
      title: 'Email Settings',
      below: '/settings',
      load: () => import('./email-page.tsx').then((m) => m.EmailPage),
      states: everyState,
    },
  ],
}
