import { appPaths } from '#contract/app-paths.ts'
import { expect, test } from './fixtures.ts'

/** Requirement and addresses that exist for everybody. */
const publicPages = [
  ['SHELL-04', '/login'],
  ['SHELL-04', '/signup'],
  ['SHELL-04', '/pricing'],
  ['SHELL-04', '/onboarding'],
  ['SHELL-05', '/testimonial-success'],
  ['SHELL-06', '/about'],
  ['SHELL-06', '/blog'],
  ['SHELL-06', '/careers'],
  ['SHELL-06', '/contact'],
  ['SHELL-06', '/demo'],
  ['SHELL-06', '/documentation'],
  ['SHELL-06', '/status'],
  ['SHELL-06', '/privacy'],
  ['SHELL-06', '/terms'],
  ['SHELL-06', '/cookies'],
  ['SHELL-08', '/forgot-password'],
  ['SHELL-12', '/ai-onboarding'],
] as const

/** Requirement and addresses of the app, for somebody signed in. */
const appPages = [
  ...[
    '/dashboard',
    '/business-setup',
    '/collect',
    '/testimonial-generator',
    '/testimonials',
    '/testimonial-recommendations',
    '/qr-testimonials',
    '/ai-assistant',
    '/customers',
    '/campaigns',
    '/publishing',
    '/platform-setup',
    '/platform-preferences',
    '/crm-integrations',
    '/template-designer',
    '/embed-code',
    '/rewards',
    '/admin/dashboard',
    '/admin/workspaces',
    '/settings',
  ].map((path) => ['SHELL-10', path] as const),
  ['SHELL-17', '/admin/users'],
  ['SHELL-18', '/admin'],
  ['SHELL-19', '/admin/pricing'],
] as const

test('the front door is the landing page for whoever is signed out (SHELL-02)', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1, name: 'Praise you can prove.' })).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
})

test('every public address has a page with a title of its own (SHELL-04, SHELL-05, SHELL-06, SHELL-08, SHELL-12)', async ({
  page,
}) => {
  for (const [id, path] of publicPages) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }).first(), `${id} ${path}`).toBeVisible()
    await expect(page.getByText('404 Page Not Found'), `${id} ${path}`).toHaveCount(0)
    await expect(page, `${id} ${path}`).toHaveTitle(/\S/)
  }
})

test('every address of the app has a page with a title of its own (SHELL-10, SHELL-17, SHELL-18, SHELL-19)', async ({
  page,
  owner,
}) => {
  expect(owner.user.role).toBe('owner')
  const titles = new Set<string>()
  for (const [id, path] of appPages) {
    expect(appPaths, id).toContain(path)
    await page.goto(path)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 }), `${id} ${path}`).toBeVisible()
    await expect(page.getByText('404 Page Not Found'), `${id} ${path}`).toHaveCount(0)
    await expect(page, `${id} ${path}`).toHaveTitle(/^[^·]+ · Plaudit$/)
    titles.add(await page.title())
  }
  expect(titles.size).toBe(appPages.length)
})
