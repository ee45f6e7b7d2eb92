import type { ComponentType } from 'react'

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
  /** What is said instead where the server takes payments. */
  withPayments?: Pick<SitePage, 'description' | 'jsonLd'>
  /** A path on this server; without it the picture of the product. */
  ogImage?: string
  /** The address search engines should keep, when this page is a copy of that one. */
  canonical?: string
  /** Kept out of search engines and the sitemap. */
  isHidden?: boolean
}
