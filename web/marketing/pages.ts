import { noPayments, trialOffer } from '#contract/billing/plan-copy.ts'
import { lowestPrice } from '#contract/billing/plans.ts'
import { moneyInWords } from '#shared/text/money.ts'
import { AboutPage } from './pages/about.tsx'
import { CareersPage } from './pages/careers.tsx'
import { DemoPage } from './pages/demo.tsx'
import { HandOverPage } from './pages/hand-over.tsx'
import { LandingPage } from './pages/landing.tsx'
import { MarketingNotFoundPage } from './pages/not-found.tsx'
import { PricingPage } from './pages/pricing.tsx'
import { faqData, offersData, softwareData } from './shell/search-data.ts'
import { livePages } from './live/pages.tsx'
import { documentationPages } from './documentation/pages.tsx'
import { helpPages } from './guide/help-pages.tsx'
import { wordPages } from './copy/pages.tsx'
import type { SitePage } from './site-page.ts'

const threePlans = `Three plans with every feature, from ${moneyInWords(lowestPrice, 'en-US')} per month.`

const landing = {
  title: 'Plaudit: testimonials you can prove',
  description:
    'Collect testimonials in your customers’ own words, approve the ones you stand behind, and show them on your website with one line of code.',
  component: LandingPage,
  jsonLd: [softwareData],
}

export const pages: readonly SitePage[] = [
  { path: '/', ...landing },
  { path: '/landing', ...landing, canonical: '/' },
  {
    path: '/pricing',
    title: 'Pricing · Plaudit',
    description: `${threePlans} ${noPayments}`,
    component: PricingPage,
    jsonLd: [faqData(false), offersData],
    withPayments: { description: `${threePlans} ${trialOffer}`, jsonLd: [faqData(true), offersData] },
  },
  {
    path: '/about',
    title: 'About · Plaudit',
    description: 'What Plaudit is for, what it will not do, and who runs this site.',
    component: AboutPage,
  },
  {
    path: '/careers',
    title: 'Careers · Plaudit',
    description: 'There are no open positions right now. Write to us anyway.',
    component: CareersPage,
  },
  {
    path: '/demo',
    title: 'Demo · Plaudit',
    description: 'From an empty page to testimonials on your website, in four steps you can click through.',
    component: DemoPage,
  },
  {
    path: '/demo/oauth-review',
    title: 'Posting a review: demo · Plaudit',
    description:
      'How a customer posts their own review on Google or Yelp, screen by screen. A demo: nothing is sent.',
    component: HandOverPage,
  },
  ...livePages,
  ...documentationPages,
  ...helpPages,
  ...wordPages,
  {
    path: '/404',
    title: 'Page not found · Plaudit',
    description: 'This page does not exist.',
    component: MarketingNotFoundPage,
    isHidden: true,
  },
]
