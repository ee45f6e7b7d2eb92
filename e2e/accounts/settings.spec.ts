import type { Page } from '@playwright/test'
import { expect, makeOwner, password, test } from '../fixtures.ts'
import { toast } from '../whole/owner-pages.ts'

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()
const accent = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--accent').trim())
const rootSize = (page: Page) =>
  page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize))

test('what is chosen on one device holds on the next, until the person signs out there (SET-03, SET-07, SET-13)', async ({
  page,
  server,
  browser,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  const { email } = await makeOwner(page.request, server.url)
  await page.goto('/settings?tab=ai')
  await page.getByLabel('Tone').selectOption('Formal')
  await save(page)
  await expect(toast(page)).toContainText('AI Settings Updated')
  // It stands where the next Save is.
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await page.getByRole('tab', { name: 'Appearance' }).click()
  // As the device has it.
  await expect(page.locator('html')).not.toHaveAttribute('data-theme', 'dark')
  const own = await accent(page)
  await page.getByRole('radio', { name: /^Dark/ }).check({ force: true })
  await page.getByLabel('Color code').fill('#b4472e')
  // Its shades are computed by code that comes with the first color of one's own.
  await expect.poll(() => accent(page)).toContain('#b4472e')
  const medium = await rootSize(page)
  await page.getByRole('radio', { name: 'Large' }).check({ force: true })
  expect(await rootSize(page)).toBeGreaterThan(medium)
  const before = (await page.getByRole('tabpanel').boundingBox())?.height ?? 0
  await page.getByRole('switch', { name: 'Compact mode' }).check()
  expect((await page.getByRole('tabpanel').boundingBox())?.height).toBeLessThan(before)
  await save(page)
  await expect(toast(page)).toContainText('Appearance Updated')
  // On a phone the tabs scroll, to the one that the address names.
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/settings?tab=security')
  await expect(page.getByRole('tab', { name: 'Security' })).toBeInViewport({ ratio: 0.9 })

  const elsewhere = await browser.newContext({ baseURL: server.url })
  const other = await elsewhere.newPage()
  await other.goto('/login?next=/settings?tab=ai')
  await other.getByLabel('Email').fill(email)
  await other.getByLabel('Password', { exact: true }).fill(password)
  await other.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(other.getByLabel('Tone')).toHaveValue('Formal')
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(other.locator('html')).toHaveAttribute('data-font-size', 'large')
  await expect(other.locator('html')).toHaveAttribute('data-compact', '')
  await expect.poll(() => accent(other)).toContain('#b4472e')
  await other.getByRole('button', { name: 'Logout' }).click()
  await expect(other).toHaveURL('/')
  await other.goto('/login')
  await expect(other.locator('html')).not.toHaveAttribute('data-font-size')
  expect(await accent(other)).toBe(own)
  await elsewhere.close()
})

test.describe('the first frame', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] })

  test('loading again begins with the chosen look: nothing flashes (SET-13)', async ({ page, owner }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await owner.request.put('/api/settings/appearance', {
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
