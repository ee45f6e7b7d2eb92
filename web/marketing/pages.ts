import type { ComponentType } from 'react'
import { LandingPage } from './pages/landing.tsx'
import { NotFoundPage } from './pages/not-found.tsx'
import { wordPages } from './words/pages.tsx'

/** One public page: it is prerendered, listed in the sitemap, crawled by the tests and photographed. */
export interface SitePage {
  /** Lower case, without a trailing slash. */
  path: string
  /** The whole title, as it stands in the browser's tab. */
  title: string
  description: string
  component: ComponentType
  /** Data for search engines: only what the page itself says. */
  jsonLd?: readonly object[]
  /** A path on this server; without it the picture of the product. */
  ogImage?: string
  /** The address search engines should keep, when this page is a copy of that one. */
  canonical?: string
  /** Kept out of search engines and the sitemap. */
  isHidden?: boolean
}

const landing = {
  title: 'Plaudit: testimonials you can prove',
  description:
    'Collect testimonials in your customers’ own words, approve the ones you stand behind, and show them on your website with one line of code.',
  component: LandingPage,
}

export const pages: readonly SitePage[] = [
  { path: '/', ...landing },
  { path: '/landing', ...landing, canonical: '/' },
  ...wordPages,
  {
    path: '/404',
    title: 'Page not found · Plaudit',
    description: 'There is nothing at this address.',
    component: NotFoundPage,
    isHidden: true,
  },
]
