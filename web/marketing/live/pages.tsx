import { brand } from '#contract/brand.ts'
import { ContactPage } from '../pages/contact.tsx'
import { DocumentationPage } from '../pages/documentation.tsx'
import { StatusPage } from '../pages/status.tsx'
import type { SitePage } from '../pages.ts'

const titled = (title: string) => `${title} · ${brand.name}`

/** The pages behind which something works: a form, measurements, a tested reference. */
export const livePages: readonly SitePage[] = [
  {
    path: '/contact',
    title: titled('Contact'),
    description: 'Write to the people who run this site. A reply comes within 24 hours.',
    component: ContactPage,
  },
  {
    path: '/status',
    title: titled('Status'),
    description:
      'How the website, the database, mail and the widgets are: measured once a minute, 90 days back.',
    component: StatusPage,
  },
  {
    path: '/documentation',
    title: titled('Documentation'),
    description:
      'Getting started, features, integrations, troubleshooting, and an API reference made from the contract, with tested samples.',
    component: DocumentationPage,
  },
]
