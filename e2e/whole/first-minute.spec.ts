import type { Locator, Page } from '@playwright/test'
import { expect, password, test } from '../fixtures.ts'
import { fill, preview, submit, thankYou } from '../customer/public-form.ts'

/** Counts what an owner presses and types. Everything else of these stories is the customer's, or a look. */
function counted(page: Page) {
  const counts = { clicks: 0, fields: 0 }
  return {
    counts,
    async click(name: string | RegExp, within: Page | Locator = page) {
      counts.clicks += 1
      await within.getByRole('button', { name }).click()
    },
    async type(label: string, text: string) {
      counts.fields += 1
      await page.getByLabel(label, { exact: true }).fill(text)
    },
  }
}

/** From the address that `npm start` prints on a new server, to the dashboard. */
async function signUp(page: Page, owner: ReturnType<typeof counted>) {
  await page.goto('/onboarding')
  await owner.type('Business name', 'Eastside Bakery')
  await owner.type('Contact email', `jonas.weber@b${process.pid}-${Date.now()}.example`)
  await owner.click('Continue')
  await expect(page.getByRole('heading', { name: 'What you do' })).toBeVisible()
  await owner.type('What does your business do?', 'We bake bread at night.')
  await owner.type('Who are your customers?', 'Everybody in town')
  await owner.click('Continue')
  await owner.type('Password', password)
  await owner.type('Confirm password', password)
  await owner.click('Create Account')
  await page.waitForURL('**/dashboard')
  await expect(page.getByRole('heading', { name: 'Welcome, Jonas Weber' })).toBeVisible()
  await expect(page.getByRole('region', { name: /^Three steps/ })).toBeVisible()
}

const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

test.beforeEach(({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']))

test('by the form: at most 6 clicks and 6 fields to an approved testimonial on one’s own page', async ({
  page,
  browser,
  site,
}) => {
  const owner = counted(page)
  await signUp(page, owner)
  await owner.click(/^Copy link/)
  const customer = await (await browser.newContext()).newPage()
  await customer.goto(await copied(page))
  await fill(customer)
  await customer.getByRole('checkbox', { name: /may show my testimonial/ }).check()
  await preview(customer)
  await submit(customer)
  await expect(thankYou(customer)).toBeVisible()

  await page.reload()
  await owner.click(/^Approve the testimonial of Jonas Petersen/)
  await expect(page.getByText('Status Updated', { exact: true })).toBeVisible()
  await owner.click(/^Copy code/)
  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(await site(`<!doctype html><title>Bakery</title><main>${await copied(page)}</main>`))
  await expect(visitor.getByText('Thirty loaves every Friday.')).toBeVisible()
  expect(owner.counts.clicks).toBeLessThanOrEqual(6)
  expect(owner.counts.fields).toBeLessThanOrEqual(6)

  // What has happened was checked off without a click: nothing is left of the list.
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Your form' })).toBeVisible()
  await expect(page.getByRole('region', { name: /^Three steps/ })).toBeHidden()
})

test('by import: at most 5 clicks and 6 fields', async ({ page, browser, site }) => {
  const owner = counted(page)
  await signUp(page, owner)
  // A file dropped on the box is no click.
  await page.getByLabel('Import reviews you already have').setInputFiles({
    name: 'reviews.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      'name,review,rating\nAda Bell,"Warm rye, every morning.",5\nBen Ito,"Crisp crust.",4',
    ),
  })
  await owner.click('Import and approve')
  await expect(page.getByText('2 reviews added')).toBeVisible()
  await owner.click(/^Copy code/, page.getByRole('dialog'))
  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(await site(`<!doctype html><title>Bakery</title><main>${await copied(page)}</main>`))
  await expect(visitor.getByText('Warm rye, every morning.')).toBeVisible()
  expect(owner.counts.clicks).toBeLessThanOrEqual(5)
  expect(owner.counts.fields).toBeLessThanOrEqual(6)
})

for (const [width, height] of [
  [1280, 800],
  [390, 844],
] as const) {
  test.describe(`with the tour, at ${width} px`, () => {
    test.use({ tour: 'shown', viewport: { width, height } })
    test('it covers nothing, and no toast covers it, the code or the button of the banner', async ({
      page,
    }) => {
      await signUp(page, counted(page))
      const tour = page.locator('[data-tour]')
      await expect(tour).toBeVisible()
      const toast = page.locator('li[data-state=open]')
      const copy = page.getByRole('button', { name: /^Copy code/ })
      const banner = page.getByRole('button', { name: 'Create a new link' })
      for (const place of [copy, banner]) await expect.poll(() => areApart(tour, place)).toBe(true)
      await expect(toast).toContainText('Account Created Successfully')
      for (const place of [tour, banner]) await expect.poll(() => areApart(toast, place)).toBe(true)
      await banner.click()
      await expect(toast).not.toContainText('Account Created Successfully')
      for (const place of [tour, banner]) await expect.poll(() => areApart(toast, place)).toBe(true)
      await toast.getByRole('button', { name: 'Dismiss' }).click()
      await copy.scrollIntoViewIfNeeded()
      await copy.click()
      await expect(copy).toBeVisible()
      expect(await isOnTop(copy)).toBe(true)
    })
  })
}

/** Whether two things are beside or above each other, as far as both are there. */
async function areApart(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()]
  if (!a || !b) return false
  return a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y
}

/** Whether a press in its middle reaches it. */
function isOnTop(place: Locator): Promise<boolean> {
  return place.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const hit = document.elementFromPoint(left + width / 2, top + height / 2)
    return hit !== null && element.contains(hit)
  })
}
