import { logIn } from '#contract/accounts/accounts.ts'
import { getBusinessProfile } from '#contract/business/business-profile.ts'
import { listContactMessages } from '#contract/site/contact.ts'
import { getNotifications } from '#contract/overview/overview.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { holdPageAnswers } from '../test/hold-page-answers.ts'
import { openPage } from '../test/open-page.tsx'
import { noNotifications } from '../test/samples/overview-samples.ts'
import { aBusinessProfile, aUser } from '../test/samples/samples.ts'
import { currentBackend } from '../test/setup.ts'
import { pageByAddress } from './features.ts'

/**
 * Requirement, address, heading of the page, its title, and the entry of the sidebar it belongs to: none where the
 * address answers and nothing leads there.
 */
const ownerPages = `
  SHELL-10 | /dashboard                   | Welcome back, Mara Lindqvist  | Dashboard            | Dashboard
  SHELL-10 | /business-setup              | Business Setup                | Business Setup       | Business Setup
  BCTX-04  | /business-context            | Business Setup                | Business Setup       | Business Setup
  SHELL-10 | /collect                     | Collect Testimonials          | Collect Testimonials | Testimonials
  SHELL-10 | /testimonial-generator       | Generate Testimonial          | Generate Testimonial | Generate Testimonial
  SHELL-13 | /ai-testimonial-generator    | Generate Testimonial          | Generate Testimonial | Generate Testimonial
  SHELL-10 | /testimonials                | Testimonials                  | Testimonials         | All testimonials
  TEST-22  | /testimonials/hub            | Lindqvist Bakery Testimonials | Testimonials hub     | Testimonials hub
  SHELL-10 | /testimonial-recommendations | Recommendations               | Recommendations      | Recommendations
  Own      | /form-texts                  | Form texts                    | Form texts           | Form texts
  SHELL-10 | /qr-testimonials             | QR Code Testimonials          | QR Code Testimonials | QR Codes
  SHELL-10 | /ai-assistant                | AI Business Intelligence      | AI Assistant         | AI Assistant
  SHELL-10 | /customers                   | Customers                     | Customers            | Customers
  SHELL-10 | /campaigns                   | Campaigns                     | Campaigns            | Campaigns
  SHELL-15 | /email-campaigns             | Campaigns                     | Campaigns            | Campaigns
  SHELL-10 | /publishing                  | Review Publishing             | Review Publishing    | Review Publishing
  Own      | /review-sources              | Review Sources                | Review Sources       | Review Sources
  SHELL-10 | /platform-setup              | Platform Setup                | Platform Setup       | Platform Setup
  SHELL-10 | /platform-preferences        | Platform Preferences          | Platform Preferences | Preferences
  SHELL-10 | /crm-integrations            | CRM Integrations              | CRM Integrations     | CRM Integrations
  SHELL-16 | /crm-setup                   | CRM Integrations              | CRM Integrations     | CRM Integrations
  Own      | /webhooks                    | Webhooks and Alerts           | Webhooks and Alerts  | Webhooks and Alerts
  SHELL-10 | /template-designer           | Template Designer             | Template Designer    | Template Designer
  SHELL-14 | /testimonial-templates       | Template Designer             | Template Designer    | Template Designer
  SHELL-10 | /embed-code                  | Embed Widgets                 | Embed Widgets        | Embed Widgets
  Own      | /wall-of-love                | Wall of Love                  | Wall of Love         | Wall of Love
  SHELL-10 | /rewards                     | Customer Rewards              | Customer Rewards     | Customer Rewards
  SHELL-10 | /rewards/ledger              | Rewards ledger                | Rewards ledger       | Rewards ledger
  SHELL-10 | /settings                    | Settings                      | Settings             | Settings
  Own      | /settings/email              | Email                         | Email Settings       | Email
  SHELL-10 | /admin/dashboard             | Admin Dashboard               | Admin Dashboard      | Admin Dashboard
  SHELL-10 | /admin/workspaces            | Workspace Management          | Workspace Management | Workspace Management
  SHELL-10 | /admin/messages              | Contact messages              | Contact messages     | Contact messages
  SHELL-17 | /admin/users                 | Users                         | Users                | Users
  SHELL-18 | /admin                       | Business Accounts             | Business Accounts    | Business Accounts
  SHELL-19 | /admin/pricing               | Pricing                       | Pricing              | Pricing
  Own      | /admin/showcase              | Home page                     | Home page            | Home page
  Own      | /admin/incidents             | Incidents                     | Incidents            | Incidents
  Own      | /admin/audit                 | Audit Log                     | Audit Log            | Audit Log
  Own      | /admin/jobs                  | Jobs                          | Jobs                 | Jobs`
  .trim()
  .split('\n')
  .map((line) => line.split('|').map((field) => field.trim()))
  .map(([id = '', address = '', heading = '', title = '', entry = '']) => ({
    id,
    address,
    heading,
    title,
    entry,
  }))

/** Addresses on the way in: an owner who is set up has nothing to do there. */
const wayIn = [
  '/login',
  '/signup',
  '/forgot-password',
  '/reset-password',
  '/device-link',
  '/verify-email',
  '/stop-email-change',
  '/onboarding',
  '/ai-onboarding',
  '/join',
]

test('every address of the app is in one of these lists, and no two pages share a title (SHELL-10)', () => {
  const known = [...ownerPages.map(({ address }) => address), ...wayIn]
  expect(known.toSorted()).toEqual([...pageByAddress.keys()].toSorted())
  const titleOf = new Map(ownerPages.map(({ heading, title }) => [heading, title]))
  expect(new Set(titleOf.values()).size).toBe(titleOf.size)
})

test.each(ownerPages)(
  '$id: $address shows $heading with its own title and entry, in capitals and with a slash too (SHELL-11, SHELL-20, SHELL-22)',
  async ({ address, heading, title, entry }) => {
    holdPageAnswers()
    const isAdmin = pageByAddress.get(address)?.access === 'admin'
    openPage(`${address.toUpperCase()}/`, { as: aUser({ role: isAdmin ? 'admin' : 'owner' }) })
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible()
    await waitFor(() => expect(document.title).toBe(`${title} · Plaudit`))
    const main = within(screen.getByRole('navigation', { name: 'Main' }))
    const current = main.queryAllByRole('link', { current: 'page' })
    expect(current.map(({ textContent }) => textContent)).toEqual(entry ? [entry] : [])
  },
)

test('an owner at an admin address is told so, and is on the dashboard a second later (ERR-33)', async () => {
  holdPageAnswers()
  openPage('/admin/messages')
  expect(await screen.findByRole('heading', { level: 1, name: 'Access Restricted' })).toBeVisible()
  expect(screen.getByRole('alert')).toHaveTextContent('Redirecting to dashboard...')
  expect(currentBackend().calls(listContactMessages)).toEqual([])
  await waitFor(() => expect(location.pathname).toBe('/dashboard'), { timeout: 3000 })
})

test.each(ownerPages)(
  '$id: a signed-out visitor of $address signs in first (ROLE-01, ROLE-02)',
  async ({ address }) => {
    openPage(`${address}?from=a%20letter`, { as: null })
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible()
    expect(location.pathname + location.search).toBe(
      `/login?next=${encodeURIComponent(`${address}?from=a%20letter`)}`,
    )
  },
)

test.each(wayIn)(
  'signed out, %s shows its page, in capitals and with a slash too (SHELL-04, SHELL-08, SHELL-22)',
  async (path) => {
    holdPageAnswers()
    openPage(`${path.toUpperCase()}/`, { as: null })
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1 })).not.toHaveTextContent(/^(Loading|404.*)$/),
    )
    expect(location.pathname).toBe(`${path.toUpperCase()}/`)
    expect(screen.queryByRole('complementary', { name: 'Sidebar' })).not.toBeInTheDocument()
  },
)

test('whoever signs in comes back to the address they asked for (ROLE-02)', async () => {
  holdPageAnswers()
  const backend = currentBackend()
  backend.answer(getBusinessProfile, aBusinessProfile())
  backend.answer(getNotifications, noNotifications)
  const { user } = openPage('/settings?tab=ai&from=a%20letter', { as: null })
  await user.type(await screen.findByLabelText('Email'), 'mara@lindqvist.example')
  await user.type(screen.getByLabelText('Password'), 'Harbor-Lantern-42')
  backend.answer(logIn, aUser())
  await user.click(screen.getByRole('button', { name: 'Sign In' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  expect(location.pathname + location.search).toBe('/settings?tab=ai&from=a%20letter')
})
