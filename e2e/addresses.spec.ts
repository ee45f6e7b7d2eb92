import type { Page } from '@playwright/test'
import { appPaths } from '#contract/app-paths.ts'
import { expect, makeOwner, password, test } from './fixtures.ts'

// Somebody who is signed out is told so by the server, and the browser writes it down.
test.use({ expectedErrors: [/status of 401/] })

/** Requirement, address, and the heading of the page there. */
type Place = readonly [id: string, path: string, heading: string | RegExp]

const publicPages: readonly Place[] = [
  ['SHELL-04', '/landing', 'Praise you can prove.'],
  ['SHELL-04', '/login', 'Welcome back'],
  ['SHELL-04', '/signup', 'Create your account'],
  ['SHELL-04', '/pricing', /^Every feature in every plan|Choose Your Plan/],
  ['SHELL-04', '/onboarding', 'Tell us about your business'],
  ['SHELL-05', '/testimonial-success', 'Thank You'],
  ['SHELL-05', '/embed/testimonials', 'Customer testimonials'],
  ['SHELL-06', '/about', 'A testimonial is only worth the proof behind it'],
  ['SHELL-06', '/blog', 'Blog'],
  ['SHELL-06', '/careers', 'There are no open positions right now'],
  ['SHELL-06', '/contact', 'Talk to a person'],
  ['SHELL-06', '/demo', 'From request to website in four steps'],
  ['SHELL-06', '/documentation', 'Documentation'],
  ['SHELL-06', '/status', 'Status'],
  ['SHELL-06', '/privacy', 'Privacy Policy'],
  ['SHELL-06', '/terms', 'Terms of Service'],
  ['SHELL-06', '/cookies', 'Cookie Policy'],
  ['SHELL-07', '/demo/oauth-review', 'How a review gets to Google or Yelp'],
  ['SHELL-08', '/forgot-password', 'Forgot your password?'],
  ['SHELL-09', '/help', 'Help'],
]

const ownerPages: readonly Place[] = [
  ['SHELL-10', '/dashboard', 'Welcome back, Mara Lindqvist'],
  ['SHELL-10', '/business-setup', 'Business Setup'],
  ['BCTX-04', '/business-context', 'Business Setup'],
  ['SHELL-10', '/collect', 'Collect Testimonials'],
  ['SHELL-10', '/testimonial-generator', 'Generate Testimonial'],
  ['SHELL-13', '/ai-testimonial-generator', 'Generate Testimonial'],
  ['SHELL-10', '/testimonials', 'Testimonials'],
  ['TEST-22', '/testimonials/hub', 'Lindqvist Bakery Testimonials'],
  ['SHELL-10', '/testimonial-recommendations', 'Recommendations'],
  ['SHELL-10', '/qr-testimonials', 'QR Code Testimonials'],
  ['SHELL-10', '/ai-assistant', 'AI Business Intelligence'],
  ['SHELL-10', '/customers', 'Customers'],
  ['SHELL-10', '/campaigns', 'Campaigns'],
  ['SHELL-15', '/email-campaigns', 'Campaigns'],
  ['SHELL-10', '/publishing', 'Review Publishing'],
  ['SHELL-10', '/platform-setup', 'Platform Setup'],
  ['SHELL-10', '/platform-preferences', 'Preferences'],
  ['SHELL-10', '/crm-integrations', 'CRM Integrations'],
  ['SHELL-16', '/crm-setup', 'CRM Integrations'],
  ['SHELL-10', '/template-designer', 'Template Designer'],
  ['SHELL-14', '/testimonial-templates', 'Template Designer'],
  ['SHELL-10', '/embed-code', 'Embed Widgets'],
  ['SHELL-10', '/rewards', 'Customer Rewards'],
  ['SHELL-10', '/rewards/ledger', 'Rewards ledger'],
  ['SHELL-10', '/settings', 'Settings'],
  ['SHELL-10', '/admin/dashboard', 'Admin Dashboard'],
  ['SHELL-10', '/admin/workspaces', 'Workspace Management'],
  ['SHELL-17', '/admin/users', 'Users'],
  ['SHELL-18', '/admin', 'Business Accounts'],
  ['SHELL-19', '/admin/pricing', 'Pricing'],
]

/** Addresses on the way in: an owner who is set up has nothing to do there. */
const wayIn = [
  '/login',
  '/signup',
  '/forgot-password',
  '/reset-password',
  '/onboarding',
  '/ai-onboarding',
  '/join',
]

/** The same address in capitals, with a slash at the end. */
const shouted = (path: string) => `${path.toUpperCase()}/`

async function expectHeading(page: Page, [id, path, heading]: Place) {
  const found = page.getByRole('heading', { level: 1, name: heading, exact: true })
  await expect(found, `${id}: ${path}`).toBeVisible()
  await expect(page.getByText('404 Page Not Found'), path).toHaveCount(0)
}

test('every public address shows its page, in capitals and with a slash too (SHELL-04, SHELL-05, SHELL-06, SHELL-07, SHELL-08, SHELL-09, SHELL-22)', async ({
  page,
  request,
}) => {
  test.setTimeout(240_000)
  for (const place of publicPages) {
    const [id, path] = place
    const plain = await request.get(path, { headers: { accept: 'text/html' } })
    const loud = await request.get(shouted(path), { headers: { accept: 'text/html' } })
    expect([plain.status(), loud.status()], `${id}: ${path}`).toEqual([200, 200])
    expect(await loud.text(), path).toBe(await plain.text())
    await page.goto(shouted(path))
    await expectHeading(page, place)
    await expect(page, `${id}: ${path}`).toHaveTitle(/\S/)
  }
})

test('a form and a link for one customer show the same form, whatever the case of what stands before the id (SHELL-05, SHELL-22)', async ({
  page,
  playwright,
  server,
}) => {
  const elsewhere = await playwright.request.newContext()
  const { user } = await makeOwner(elsewhere, server.url)
  const made = await elsewhere.post(`${server.url}/api/sharing-links`, { data: { description: 'Rye club' } })
  expect(made.ok()).toBe(true)
  const { link } = (await made.json()) as { link: string }
  const linkId = new URL(link).pathname.split('/').at(-1)
  for (const path of [
    `/testimonial-form/${user.formId}`,
    `/Testimonial-Form/${user.formId}/`,
    `/qr-testimonial/${linkId}`,
    `/QR-TESTIMONIAL/${linkId}/`,
  ]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }), path).toContainText('Lindqvist Bakery')
    await expect(page.getByLabel('Your name'), path).toBeVisible()
  }
  await elsewhere.dispose()
})

test('the front door shows a spinner until it knows who comes, and the landing page to whoever has no business yet (SHELL-02, SHELL-03)', async ({
  page,
  server,
}) => {
  const landing = page.getByRole('heading', { level: 1, name: 'Praise you can prove.' })
  const spinner = page.getByRole('status').filter({ hasText: 'Loading' })
  await page.goto('/')
  await expect(landing).toBeVisible()
  await expect(spinner).toBeHidden()

  const person = { firstName: 'Nora', lastName: 'Ek', email: `nora-${Date.now()}@example.com`, password }
  expect((await page.request.post(`${server.url}/api/auth/signup`, { data: person })).ok()).toBe(true)
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('**/api/user', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  await expect(spinner).toBeVisible()
  await expect(landing).toBeHidden()
  letGo()
  await expect(landing).toBeVisible()
  await expect(spinner).toBeHidden()
  await expect(page).toHaveURL(`${server.url}/`)
})

test('signed in without a business, the wizard asks for it, and for no second password (SHELL-12, BCTX-17, BCTX-19, BCTX-20)', async ({
  page,
  server,
}) => {
  const person = { firstName: 'Nora', lastName: 'Ek', email: `nora-${Date.now()}@example.com`, password }
  expect((await page.request.post(`${server.url}/api/auth/signup`, { data: person })).ok()).toBe(true)
  await page.goto(shouted('/ai-onboarding'))
  await expect(page.getByRole('heading', { level: 1, name: 'Tell us about your business' })).toBeVisible()
  await expect(page.getByLabel('Business name')).toBeVisible()
  await expect(page.getByLabel(/password/i)).toHaveCount(0)
  await page.getByLabel('Business name').fill('Eastside Bakery')
  await page.getByLabel('What does your business do?').fill('We bake bread at night.')
  await page.getByLabel('Who are your customers?').fill('Everybody in town')
  await page.getByLabel('Your name').fill('Nora Ek')
  await page.getByLabel('Your role').fill('Founder')
  await page.getByLabel('Contact email').fill(person.email)
  await page.getByRole('main').getByRole('button').last().click()
  await page.waitForURL('**/dashboard')
  await expect(page.getByText('Account Created Successfully', { exact: true })).toBeVisible()
  // Without a reload the app knows the business, where a moment ago it knew of none.
  await expect(page.getByText('Managing testimonials for Eastside Bakery')).toBeVisible()
  const kept = await page.request.get(`${server.url}/api/business-profile`)
  expect(await kept.json()).toMatchObject({ businessName: 'Eastside Bakery', ownerRole: 'Founder' })
  await page.goto('/ai-onboarding')
  await page.waitForURL('**/dashboard')
})

test('every address of the app shows its page with a title of its own, in capitals and with a slash too (SHELL-10, SHELL-13, SHELL-14, SHELL-15, SHELL-16, SHELL-17, SHELL-18, SHELL-19, SHELL-22)', async ({
  page,
  owner,
}) => {
  test.setTimeout(240_000)
  expect(owner.user.hasBusinessProfile).toBe(true)
  expect([...ownerPages.map(([, path]) => path), ...wayIn].toSorted()).toEqual(appPaths.toSorted())
  const titles = new Map<string, string>()
  for (const place of ownerPages) {
    const [id, path, heading] = place
    await page.goto(shouted(path))
    await expectHeading(page, place)
    await expect(page, `${id}: ${path}`).toHaveTitle(/^[^·]+ · Plaudit$/)
    titles.set(String(heading), await page.title())
  }
  expect(new Set(titles.values()).size, 'every page has a title of its own').toBe(titles.size)
})

test('signed-out visitors of any address of the app sign in first and come back to it (SHELL-10, SHELL-17, SHELL-18, SHELL-19, ROLE-02)', async ({
  page,
  playwright,
  server,
}) => {
  test.setTimeout(240_000)
  const elsewhere = await playwright.request.newContext()
  const { email } = await makeOwner(elsewhere, server.url)
  for (const [id, path] of ownerPages) {
    await page.goto(`${path}?from=a%20letter`)
    const login = `${server.url}/login?next=${encodeURIComponent(`${path}?from=a%20letter`)}`
    await expect(page, `${id}: ${path}`).toHaveURL(login)
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible()
  }
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page).toHaveURL(`${server.url}${ownerPages.at(-1)?.[1]}?from=a%20letter`)
  await elsewhere.dispose()
})
