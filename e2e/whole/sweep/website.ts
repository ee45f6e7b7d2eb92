import type { Page } from '@playwright/test'
import type { BusinessResearch } from '#contract/business/business-research.ts'
import { press } from '../owner-pages.ts'
import { answer } from './answers.ts'
import type { State } from './state.ts'

const host = 'https://eastside.example'
const said: BusinessResearch = {
  businessName: 'Eastside Bakery',
  industry: 'Bakery',
  businessDescription: 'We bake bread at night and sell it warm, six days a week.',
  targetAudience: 'Families, cafés and offices on the east side.',
  brandTone: 'Casual',
  reviewPlatforms: ['Google', 'Yelp'],
  keyServices: ['Sourdough bread', 'Birthday cakes', 'Office breakfast'],
  competitiveAdvantages: ['Baked at night', 'Flour from one mill'],
  testimonialQuestions: ['How happy are you with Eastside Bakery?'],
  phone: '555 010 2233',
  openingHours: ['Tuesday–Saturday 07:00–18:00', 'Sunday 07:00–12:00'],
  languages: ['en', 'es'],
  reviewProfiles: [
    {
      platform: 'google',
      name: 'Google',
      address: 'https://www.google.com/maps/place/eastside',
      page: `${host}/`,
    },
    { platform: 'yelp', name: 'Yelp', address: 'https://www.yelp.com/biz/eastside', page: `${host}/contact` },
  ],
  accentColor: '#0b7a64',
  colors: ['#0b7a64', '#fbf7ef'],
  logoUrl: `${host}/logo.png`,
  questions: [
    { asks: 'satisfaction', text: 'How happy are you with Eastside Bakery?' },
    { asks: 'benefits', text: 'What did you like best about “Sourdough bread”?' },
  ],
  questionLanguage: 'en',
  sources: {
    industry: `${host}/`,
    businessDescription: `${host}/`,
    targetAudience: `${host}/about`,
    keyServices: `${host}/services`,
    competitiveAdvantages: `${host}/about`,
    phone: `${host}/contact`,
    openingHours: `${host}/contact`,
    reviewPlatforms: `${host}/`,
    languages: `${host}/`,
    brandTone: `${host}/`,
    colors: `${host}/`,
    logoUrl: `${host}/`,
  },
  pages: [{ address: `${host}/`, kind: 'home', title: 'Eastside Bakery' }],
  wordedBy: null,
  isWebsiteRead: true,
  websiteProblem: '',
}

const readWebsite = (page: Page, found: Partial<BusinessResearch> = {}) =>
  answer(page, 'POST /api/business-research', { ...said, ...found })

async function readAgain(page: Page) {
  await page.getByLabel(/^Website/).fill(host)
  await press(page, 'Read my website again')
}

/** What is made of a website, in onboarding and in Business Setup. */
export const websiteStates: readonly State[] = [
  {
    name: 'with what the website says',
    page: '/onboarding',
    visitor: 'stranger',
    open: async (page) => {
      await readWebsite(page)
      await page.getByLabel('Business name').fill('Eastside Bakery')
      await page.getByLabel('Contact email').fill('jonas@eastside.example')
      await page.getByLabel(/^Website/).fill(host)
      await press(page, 'Continue')
      await page.getByRole('heading', { name: 'Check what we filled in' }).waitFor()
    },
  },
  {
    name: 'with what the website says',
    page: '/business-setup',
    visitor: 'full',
    open: async (page) => {
      await readWebsite(page)
      await readAgain(page)
      await press(page, 'Use: Services')
    },
  },
  {
    name: 'with a website that cannot be read',
    page: '/business-setup',
    visitor: 'full',
    open: async (page) => {
      const websiteProblem = 'The website did not answer. Please check the address.'
      await readWebsite(page, { isWebsiteRead: false, websiteProblem })
      await readAgain(page)
      await page.getByText(websiteProblem).waitFor()
    },
  },
]
