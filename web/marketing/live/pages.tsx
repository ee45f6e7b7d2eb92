import { ContactPage } from '../pages/contact.tsx'
import { StatusPage } from '../pages/status.tsx'
import type { SitePage } from '../site-page.ts'
import { brandedTitle } from '../../lib/branded-title.ts'

/** The pages behind which something works: a form, measurements. */
export const livePages: readonly SitePage[] = [
  {
    path: '/contact',
    title: brandedTitle('Contact'),
    description: 'Write to the people who run this site. They reply within 24 hours.',
    component: ContactPage,
  },
  {
    path: '/status',
    title: brandedTitle('Status'),
    description:
      'Live status of the website, database, email and widgets: measured every minute, with 90 days of history.',
    component: StatusPage,
  },
]
