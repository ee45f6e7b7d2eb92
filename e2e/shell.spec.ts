import type { Page, Request } from '@playwright/test'
import { expect, expectAccessible, makeOwner, password, test } from './fixtures.ts'
import { palette, sidebar } from './owner-pages.ts'

/** Goes to a page and waits until the shell is there. */
async function enter(page: Page, path: string) {
  await page.goto(path)
  await expect(page.getByRole('button', { name: 'Search or jump to…' })).toBeVisible()
}

/** Requirement, group of the sidebar, item, and where it leads. */
const items = [
  ['SHELL-23', 'Overview', 'Dashboard', '/dashboard'],
  ['SHELL-24', 'Collect', 'Testimonials', '/collect'],
  ['SHELL-24', 'Collect', 'QR Codes', '/qr-testimonials'],
  ['SHELL-24', 'Collect', 'Campaigns', '/campaigns'],
  ['SHELL-25', 'Manage', 'Customers', '/customers'],
  ['SHELL-25', 'Manage', 'AI Assistant', '/ai-assistant'],
  ['SHELL-25', 'Manage', 'Customer Rewards', '/rewards'],
  ['SHELL-26', 'Publish', 'Review Publishing', '/publishing'],
  ['SHELL-26', 'Publish', 'Embed Widgets', '/embed-code'],
  ['SHELL-27', 'Settings', 'Business Setup', '/business-setup'],
  ['SHELL-27', 'Settings', 'Settings', '/settings'],
] as const

/** Pages that the sidebar shows below an item. */
const subPages = [
  ['Testimonials', 'Testimonials hub', '/testimonials/hub'],
  ['Testimonials', 'All testimonials', '/testimonials'],
  ['Testimonials', 'Generate Testimonial', '/testimonial-generator'],
  ['Testimonials', 'Recommendations', '/testimonial-recommendations'],
  ['Customer Rewards', 'Rewards ledger', '/rewards/ledger'],
  ['Review Publishing', 'Platform Setup', '/platform-setup'],
  ['Review Publishing', 'Preferences', '/platform-preferences'],
  ['Embed Widgets', 'Template Designer', '/template-designer'],
  ['Business Setup', 'CRM Integrations', '/crm-integrations'],
] as const

test('the sidebar has these groups and items and no others (SHELL-23, SHELL-24, SHELL-25, SHELL-26, SHELL-27)', async ({
  page,
  owner,
}) => {
  expect(owner.user.role).toBe('owner')
  await page.goto('/dashboard')
  const nav = sidebar(page).getByRole('navigation', { name: 'Main' })
  await expect(nav.getByRole('heading')).toHaveText([...new Set(items.map(([, group]) => group))])
  await expect(nav.getByRole('link')).toHaveText(items.map(([, , label]) => label))
  for (const [id, group, label, href] of items) {
    const heading = nav.getByRole('heading', { name: group, exact: true })
    const item = heading.locator('..').getByRole('link', { name: label, exact: true })
    await expect(item, `${id}: ${label}`).toHaveAttribute('href', href)
  }
  await expect(page.getByText('Admin Dashboard')).toHaveCount(0)
})

test('the sidebar leads to every route of the app, and exactly one entry is the current one (SHELL-10, SHELL-11)', async ({
  page,
  owner,
}) => {
  expect(owner.user.role).toBe('owner')
  await page.goto('/dashboard')
  const nav = sidebar(page).getByRole('navigation', { name: 'Main' })
  for (const [, , label, href] of items) {
    await nav.getByRole('link', { name: label, exact: true }).click()
    await expect(page, label).toHaveURL(new RegExp(`${href}$`))
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await expect(nav.locator('[aria-current=page]'), label).toHaveText([label])
    await expect(page).toHaveTitle(/^[^·]+ · Plaudit$/)
  }
  for (const [item, label, href] of subPages) {
    const pages = nav.getByRole('button', { name: `${item} pages`, exact: true })
    if ((await pages.getAttribute('aria-expanded')) === 'false') await pages.click()
    await expect(pages).toHaveAttribute('aria-expanded', 'true')
    await nav.getByRole('link', { name: label, exact: true }).click()
    await expect(page, label).toHaveURL(new RegExp(`${href}$`))
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await expect(nav.locator('[aria-current=page]'), label).toHaveText([label])
    await expect(page).toHaveTitle(/^[^·]+ · Plaudit$/)
  }
  await nav.getByRole('button', { name: 'Business Setup pages' }).click()
  await expect(nav.getByRole('link', { name: 'CRM Integrations' })).toBeHidden()
})

test('second addresses of a page mark the entry of that page (SHELL-13, SHELL-14, SHELL-15, SHELL-16, SHELL-20)', async ({
  page,
  owner,
}) => {
  expect(owner.user.role).toBe('owner')
  for (const [id, path, label] of [
    ['SHELL-13', '/ai-testimonial-generator', 'Generate Testimonial'],
    ['SHELL-14', '/testimonial-templates', 'Template Designer'],
    ['SHELL-15', '/email-campaigns', 'Campaigns'],
    ['SHELL-16', '/crm-setup', 'CRM Integrations'],
    ['SHELL-20', '/business-setup', 'Business Setup'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 }), id).toBeVisible()
    await expect(sidebar(page).locator('[aria-current=page]'), id).toHaveText([label])
  }
})

test('only admins see the group Admin (SHELL-28, ROLE-04)', async ({ page, owner }) => {
  for (const role of ['member', 'admin', 'super_admin']) {
    await page.route('**/api/user', (route) => route.fulfill({ json: { ...owner.user, role } }))
    await page.goto('/embed-code')
    await expect(sidebar(page).getByRole('link', { name: 'Dashboard', exact: true })).toBeVisible()
    const nav = sidebar(page).getByRole('navigation', { name: 'Main' })
    const admin = nav.getByRole('heading', { name: 'Admin', exact: true })
    await expect(admin, role).toHaveCount(role === 'member' ? 0 : 1)
    await expect(nav.getByRole('link', { name: 'Admin Dashboard' }), role).toHaveCount(
      role === 'member' ? 0 : 1,
    )
    await expect(nav.getByRole('link', { name: 'Workspace Management' }), role).toHaveCount(
      role === 'member' ? 0 : 1,
    )
    await page.unroute('**/api/user')
  }
})

test('without a name or a business the foot says User and Business (SHELL-29, SHELL-30, SHELL-31)', async ({
  page,
  owner,
}) => {
  await page.goto('/dashboard')
  await expect(sidebar(page).getByText('ML', { exact: true })).toBeVisible()
  await expect(sidebar(page).getByText('Mara Lindqvist')).toBeVisible()
  await expect(sidebar(page).getByText('Lindqvist Bakery')).toBeVisible()
  await expect(sidebar(page).getByRole('button', { name: 'Logout' })).toBeVisible()
  await page.route('**/api/user', (route) =>
    route.fulfill({ json: { ...owner.user, firstName: '', lastName: '' } }),
  )
  await page.route('**/api/business-profile', (route) => route.fulfill({ json: null }))
  await page.reload()
  await expect(sidebar(page).getByText('User', { exact: true })).toBeVisible()
  await expect(sidebar(page).getByText('Business', { exact: true })).toBeVisible()
  await expect(sidebar(page).getByText('U', { exact: true })).toBeVisible()
})

test('signed-out visitors of any page sign in and come back to where they were (ROLE-01, ROLE-02, SHELL-10)', async ({
  page,
  playwright,
  server,
}) => {
  const elsewhere = await playwright.request.newContext()
  const owner = await makeOwner(elsewhere, server.url)
  for (const [, , , href] of items) {
    await page.goto(`${href}?from=a%20letter`)
    await expect(page, href).toHaveURL(
      `${server.url}/login?next=${encodeURIComponent(`${href}?from=a%20letter`)}`,
    )
  }
  await page.getByLabel('Email').fill(owner.email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page).toHaveURL(`${server.url}/settings?from=a%20letter`)
  await elsewhere.dispose()
})

test('the palette reaches pages, and says when there is nothing', async ({ page, owner }) => {
  expect(owner.user.role).toBe('owner')
  await page.goto('/embed-code')
  await sidebar(page).getByRole('button', { name: 'Search or jump to…' }).click()
  const input = palette(page).getByRole('combobox')
  await expect(input).toBeFocused()
  const labels = [...items.map(([, , label]) => label), ...subPages.map(([, label]) => label)]
  const options = palette(page).getByRole('option')
  await expect(options).toHaveCount(labels.length)
  for (const label of labels) await expect(options.getByText(label, { exact: true }).first()).toBeAttached()
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page)

  await input.fill('ledger')
  await expect(options).toHaveCount(1)
  await expect(palette(page).getByRole('status')).toHaveText('1 result')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/rewards\/ledger$/)
  await expect(palette(page)).toHaveCount(0)
  await expect(page.getByRole('main')).toBeFocused()

  await page.keyboard.press('Control+k')
  await input.fill('qqzzx')
  await expect(palette(page).getByText('No results for “qqzzx”')).toBeVisible()
  await expect(palette(page).getByRole('status')).toHaveText('0 results')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(palette(page)).toHaveCount(0)
})

test('the palette finds a testimonial by a word in it, and opens it', async ({ page, owner }) => {
  await owner.submit({ customerName: 'Ines Duarte', content: 'The rye keeps for a week.' })
  await owner.submit({ customerName: 'Jonas Weber', content: 'Cinnamon rolls on Sunday.' })
  await enter(page, '/dashboard')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('cinnamon')
  const options = palette(page).getByRole('option')
  await expect(options).toHaveText([/Jonas Weber/])
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/testimonials\?view=/)
  await expect(page.getByRole('dialog', { name: 'Jonas Weber' })).toBeVisible()
})

test('the palette finds a customer by name, address or company, and opens them', async ({
  page,
  owner,
  server,
}) => {
  const made = await owner.request.post(`${server.url}/api/customers`, {
    data: { name: 'Priya Raman', email: 'priya@raman-studio.example', company: 'Raman Studio' },
  })
  const { id } = (await made.json()) as { id: string }
  await enter(page, '/embed-code')
  await page.keyboard.press('Control+k')
  for (const words of ['priya', 'raman-studio', 'Raman Studio']) {
    await palette(page).getByRole('combobox').fill(words)
    await expect(palette(page).getByRole('option')).toHaveText([/Priya Raman.*priya@raman-studio\.example/])
  }
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/customers\\?customer=${id}`))
  await expect(page.getByRole('dialog', { name: 'Priya Raman' })).toBeVisible()
})

test('of two searches under way the palette shows the later one, and a failed one can be tried again', async ({
  page,
  owner,
  expectedErrors,
}) => {
  expectedErrors.push(/503/)
  await owner.submit({ customerName: 'Ines Duarte', content: 'The rye keeps for a week.' })
  await owner.submit({ customerName: 'Jonas Weber', content: 'Cinnamon rolls on Sunday.' })
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('**/api/testimonials?*search=rye*', async (route) => {
    await held
    await route.continue().catch(() => undefined)
  })
  await enter(page, '/embed-code')
  await page.keyboard.press('Control+k')
  const input = palette(page).getByRole('combobox')
  const asked = page.waitForRequest('**/api/testimonials?*search=rye*')
  const over = new Promise<void>((resolve) => {
    const note = (request: Request) => request.url().includes('search=rye') && resolve()
    page.on('requestfinished', note)
    page.on('requestfailed', note)
  })
  await input.fill('rye')
  await asked
  await input.fill('cinnamon')
  await expect(palette(page).getByRole('option')).toHaveText([/Jonas Weber/])
  letGo()
  // Answered late or given up: in either case it is drawn by the second frame if it is drawn at all.
  await over
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  await expect(palette(page).getByRole('option')).toHaveText([/Jonas Weber/])

  let isDown = true
  const body = JSON.stringify({ code: 'unavailable', message: 'Not now.' })
  await page.route('**/api/testimonials?*search=keeps*', (route) =>
    isDown ? route.fulfill({ status: 503, contentType: 'application/json', body }) : route.continue(),
  )
  await input.fill('keeps')
  const again = palette(page).getByRole('option', { name: /could not be searched/ })
  await expect(again).toBeVisible()
  await expectAccessible(page)
  isDown = false
  await page.keyboard.press('Enter')
  await expect(palette(page).getByRole('option', { name: /Ines Duarte/ })).toBeVisible()
})

test('the whole shell can be walked with the keyboard alone', async ({ page, owner }) => {
  expect(owner.user.role).toBe('owner')
  await page.goto('/embed-code')
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()

  await page.getByRole('link', { name: 'Skip to content' }).focus()
  for (const [role, name] of [
    ['link', 'Plaudit'],
    ['button', 'Notifications'],
    ['button', 'Search or jump to…'],
    ['link', 'Dashboard'],
    ['link', 'Testimonials'],
    ['button', 'Testimonials pages'],
  ] as const) {
    await page.keyboard.press('Tab')
    await expect(sidebar(page).getByRole(role, { name, exact: true })).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(sidebar(page).getByRole('link', { name: 'Testimonials hub' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/testimonials\/hub$/)
  await expect(page.getByRole('main')).toBeFocused()

  await page.keyboard.press('Control+k')
  await expect(palette(page).getByRole('combobox')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(palette(page).getByRole('option', { selected: true })).toHaveText(/Testimonials hub/)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('main')).toBeFocused()

  await sidebar(page).getByRole('button', { name: 'Theme' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'System' })).toBeVisible()
  for (const name of ['System', 'Light', 'Dark']) {
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('menuitem', { name })).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(sidebar(page).getByRole('button', { name: 'Theme' })).toBeFocused()
})

test('on a phone the drawer, the palette and the pages work with the keyboard and fit', async ({
  page,
  owner,
}) => {
  expect(owner.user.role).toBe('owner')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/embed-code')
  await page.getByRole('button', { name: 'Open menu' }).focus()
  await page.keyboard.press('Enter')
  const drawer = page.getByRole('dialog', { name: 'Menu' })
  await expect(drawer).toBeVisible()
  await drawer.getByRole('button', { name: 'Testimonials pages' }).focus()
  await page.keyboard.press('Enter')
  await expect(drawer.getByRole('link', { name: 'Testimonials hub' })).toBeVisible()
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused()
  await page.getByRole('button', { name: 'Search or jump to…' }).click()
  await expect(palette(page).getByRole('combobox')).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Search or jump to…' })).toBeFocused()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})
