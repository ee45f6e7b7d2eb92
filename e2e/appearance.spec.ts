import type { Page } from '@playwright/test'
import { expect, expectAccessible, makeOwner, password, test } from './fixtures.ts'
import { toast } from './owner-pages.ts'

const open = async (page: Page) => {
  await page.goto('/settings?tab=appearance')
  await expect(page.getByRole('tabpanel')).toBeVisible()
}
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()
const accent = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--accent').trim())
const rootSize = (page: Page) =>
  page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize))

test('appearance begins as documented, shows at once, and is saved for every device (SET-03, SET-07, SET-13)', async ({
  page,
  server,
  browser,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  const { email } = await makeOwner(page.request, server.url)
  await open(page)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await expect(page.getByRole('radio', { name: /^Light/ })).toBeChecked()
  await expect(page.getByLabel('Colour code')).toHaveValue('#2563EB')
  await expect(page.getByRole('radio', { name: 'Medium' })).toBeChecked()
  await expect(page.getByRole('switch', { name: 'Compact mode' })).not.toBeChecked()
  const own = await accent(page)

  await page.getByRole('radio', { name: /^Dark/ }).check({ force: true })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.getByRole('radio', { name: 'Blue' }).check({ force: true })
  expect(await accent(page)).toContain('#2563eb')
  await page.getByRole('radio', { name: 'Plaudit green' }).check({ force: true })
  expect(await accent(page)).toBe(own)
  const code = page.getByLabel('Colour code')
  await code.fill('#b447')
  await save(page)
  await expect(page.getByText('A colour looks like #2563EB.')).toBeVisible()
  await code.fill('#b4472e')
  expect(await accent(page)).toContain('#b4472e')
  const medium = await rootSize(page)
  await page.getByRole('radio', { name: 'Large' }).check({ force: true })
  expect(await rootSize(page)).toBeGreaterThan(medium)
  const before = (await page.getByRole('tabpanel').boundingBox())?.height ?? 0
  await page.getByRole('switch', { name: 'Compact mode' }).check()
  expect((await page.getByRole('tabpanel').boundingBox())?.height).toBeLessThan(before)
  await save(page)
  await expect(toast(page)).toContainText('Appearance Updated')

  const elsewhere = await browser.newContext({ baseURL: server.url })
  const other = await elsewhere.newPage()
  await other.goto('/login')
  await other.getByLabel('Email').fill(email)
  await other.getByLabel('Password', { exact: true }).fill(password)
  await other.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(other).toHaveURL('/dashboard')
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(other.locator('html')).toHaveAttribute('data-font-size', 'large')
  await expect(other.locator('html')).toHaveAttribute('data-compact', '')
  expect(await accent(other)).toContain('#b4472e')
  await other.getByRole('button', { name: 'Logout' }).click()
  await expect(other).toHaveURL('/')
  await other.goto('/login')
  await expect(other.locator('html')).not.toHaveAttribute('data-font-size')
  expect(await accent(other)).toBe(own)
  await elsewhere.close()
})

test('a look that was not saved goes with the tab', async ({ page, owner }) => {
  expect(owner.user.email).not.toBe('')
  await open(page)
  await page.getByRole('radio', { name: /^Dark/ }).check({ force: true })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.getByRole('tab', { name: 'Profile' }).click()
  await expect(page.locator('html')).not.toHaveAttribute('data-theme')
})

test('the theme in the sidebar is the same setting (SET-13)', async ({ page, owner }) => {
  expect(owner.user.email).not.toBe('')
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Theme' }).click()
  const saved = page.waitForResponse('**/api/settings/appearance')
  await page.getByRole('menuitem', { name: 'Dark' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  expect((await saved).status()).toBe(200)
  await open(page)
  await expect(page.getByRole('radio', { name: /^Dark/ })).toBeChecked()
})

test('a theme picked on a public page while signed in is the account’s too', async ({ page, owner }) => {
  await page.goto('/blog')
  const foot = page.getByRole('contentinfo')
  await foot.scrollIntoViewIfNeeded()
  const saved = page.waitForResponse('**/api/settings/appearance')
  await foot.getByTitle('Dark', { exact: true }).click()
  expect((await saved).status()).toBe(200)
  const answer = await owner.request.get('/api/settings')
  expect(await answer.json()).toMatchObject({ appearance: { theme: 'dark' } })
})

test('a theme picked before there was an account becomes the account’s', async ({ page, server }) => {
  await page.goto('/blog')
  await page.evaluate(() => (document.cookie = 'plaudit_theme=dark; Path=/'))
  await makeOwner(page.request, server.url)
  const saved = page.waitForResponse('**/api/settings/appearance')
  await page.goto('/dashboard')
  expect((await saved).status()).toBe(200)
  await open(page)
  await expect(page.getByRole('radio', { name: /^Dark/ })).toBeChecked()
})

test.describe('the first frame', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] })

  test('loading again begins with the chosen look: nothing flashes (SET-13)', async ({ page, owner }) => {
    expect(owner.user.email).not.toBe('')
    await page.emulateMedia({ colorScheme: 'light' })
    await page.request.put('/api/settings/appearance', {
      data: {
        theme: 'dark',
        primaryColor: '#9D2463',
        usesPrimaryColor: true,
        fontSize: 'large',
        compactMode: true,
      },
    })
    await page.goto('/dashboard')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect.poll(() => page.evaluate(() => localStorage.getItem('plaudit-appearance'))).not.toBeNull()
    // The app itself never arrives: what is drawn now is what the first frame shows.
    await page.route('**/assets/index-*.js', (route) => route.abort())
    await page.route('**/api/**', (route) => route.abort())
    const failed = page.waitForEvent('requestfailed')
    await page.reload({ waitUntil: 'domcontentloaded' })
    await failed
    const first = await page.evaluate(() => {
      const style = getComputedStyle(document.documentElement)
      return {
        background: style.backgroundColor,
        accent: style.getPropertyValue('--accent'),
        theme: document.documentElement.dataset['theme'],
        fontSize: document.documentElement.dataset['fontSize'],
        compact: document.documentElement.dataset['compact'],
      }
    })
    expect(first).toMatchObject({
      background: 'rgb(20, 18, 16)',
      theme: 'dark',
      fontSize: 'large',
      compact: '',
    })
    expect(first.accent).toContain('#9d2463')
  })
})

test('the most awkward colour leaves everything readable in both themes (SET-13)', async ({
  page,
  owner,
}) => {
  await owner.submit()
  const data = { primaryColor: '#FFFF00', usesPrimaryColor: true }
  await page.request.put('/api/settings/appearance', { data })
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await open(page)
    await expectAccessible(page)
    await page.goto('/testimonials')
    await expect(page.getByRole('article')).toHaveCount(1)
    await expectAccessible(page)
  }
})
