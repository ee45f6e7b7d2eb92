import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './fixtures.ts'

const tabNamed = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })

async function expectShown(page: Page, name: string) {
  await expect(tabNamed(page, name)).toHaveAttribute('aria-selected', 'true')
}

test('the page and its tabs are named as promised, and each tab has an address (COLL-01, COLL-02, COLL-03, COLL-04)', async ({
  page,
  owner,
}) => {
  expect(owner.user.formId).toBeTruthy()
  await page.goto('/collect')
  await expect(page.getByRole('heading', { level: 1, name: 'Collect Testimonials' })).toBeVisible()
  await expect(page.getByText('Three powerful ways to gather customer feedback')).toBeVisible()
  await expectShown(page, 'AI Generation')
  expect(await page.getByRole('tab').allTextContents()).toEqual([
    'AI Generation',
    'Sharing Links',
    'CRM Automation',
    'View All',
  ])
  await expect(page.getByRole('button', { name: 'Generate Testimonial' })).toBeVisible()
  for (const [value, name] of [
    ['links', 'Sharing Links'],
    ['crm', 'CRM Automation'],
    ['view', 'View All'],
    ['manual', 'AI Generation'],
  ] as const) {
    await page.goto(`/collect?tab=${value}`)
    await expectShown(page, name)
  }
  await page.goto('/collect?tab=nonsense')
  await expectShown(page, 'AI Generation')
  await expectAccessible(page)
})

test('Back goes from tab to tab, the keyboard too, and what was typed stays (COLL-02)', async ({
  page,
  owner,
}) => {
  expect(owner.user.formId).toBeTruthy()
  await page.goto('/collect')
  await page.getByLabel('Customer name').fill('Tomás Reyes')
  await tabNamed(page, 'View All').click()
  await expect(page).toHaveURL(/tab=view/)
  await expect(page.getByRole('heading', { name: 'No testimonials yet' })).toBeVisible()
  await tabNamed(page, 'Sharing Links').click()
  await expect(page).toHaveURL(/tab=links/)
  await page.goBack()
  await expectShown(page, 'View All')
  await page.goBack()
  await expectShown(page, 'AI Generation')
  await expect(page.getByLabel('Customer name')).toHaveValue('Tomás Reyes')
  await tabNamed(page, 'AI Generation').focus()
  await page.keyboard.press('ArrowRight')
  await expectShown(page, 'Sharing Links')
  await expect(tabNamed(page, 'Sharing Links')).toBeFocused()
})

test('View All lists everything with name, badge, words and stars (COLL-03, COLL-34, COLL-36)', async ({
  page,
  owner,
}) => {
  const { id } = await owner.submit({ customerName: 'Ines Duarte', content: 'The rye keeps.' })
  await owner.approve(id)
  await owner.submit({ customerName: 'Jonas Weber', content: 'Good rolls.', rating: 4 })
  await page.goto('/collect?tab=view')
  const rows = page.getByRole('list', { name: 'Testimonials' }).getByRole('listitem')
  await expect(rows).toHaveCount(2)
  const ines = rows.filter({ hasText: 'Ines Duarte' })
  const jonas = rows.filter({ hasText: 'Jonas Weber' })
  await expect(ines).toContainText('The rye keeps.')
  await expect(ines).toContainText('5 out of 5 stars')
  await expect(jonas).toContainText('4 out of 5 stars')
  const badge = (one: typeof ines, words: string) =>
    one.getByText(words, { exact: true }).getAttribute('class')
  expect(await badge(ines, 'Approved')).toContain('bg-accent-wash')
  expect(await badge(jonas, 'Pending Review')).toContain('bg-hover')
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await expectAccessible(page)
  await ines.getByRole('link', { name: 'Ines Duarte' }).click()
  await expect(page.getByRole('dialog', { name: 'Ines Duarte' })).toBeVisible()
})

test('a next page that does not come is said, and asked for again only by the button (COLL-35)', async ({
  page,
  owner,
  expectedErrors,
}) => {
  expectedErrors.push(/503/)
  await owner.submit({ customerName: 'Ines Duarte', content: 'The rye keeps.' })
  await page.route('**/api/testimonials?*', async (route) => {
    const response = await route.fetch()
    const link = '</api/testimonials?cursor=next>; rel="next"'
    await route.fulfill({ response, headers: { ...response.headers(), link } })
  })
  let asked = 0
  const body = JSON.stringify({ code: 'unavailable', message: 'Not now.' })
  await page.route('**/api/testimonials?*cursor=next*', (route) => {
    asked += 1
    return asked < 3
      ? route.fulfill({ status: 503, contentType: 'application/json', body })
      : route.fulfill({ json: [] })
  })
  await page.goto('/collect?tab=view')
  await expect(page.getByText('Not now.')).toBeVisible()
  await expectAccessible(page)
  expect(asked).toBe(1)
  const more = page.getByRole('button', { name: 'Load more' })
  await more.click()
  await expect.poll(() => asked).toBe(2)
  await more.click()
  await expect(page.getByText('Not now.')).toHaveCount(0)
  await expect(more).toHaveCount(0)
  expect(asked).toBe(3)
})

test('View All says when there is nothing, when it loads and when it fails (COLL-35)', async ({
  page,
  owner,
  expectedErrors,
}) => {
  expect(owner.user.formId).toBeTruthy()
  expectedErrors.push(/503/)
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('**/api/testimonials?*', async (route) => {
    await held
    await route.fulfill({ status: 503, contentType: 'application/json', body: '{}' })
  })
  await page.goto('/collect?tab=view')
  await expect(page.getByRole('status', { name: 'Loading testimonials' })).toBeVisible()
  await expectAccessible(page)
  letGo()
  await expect(page.getByText('The testimonials could not be loaded')).toBeVisible()
  await expectAccessible(page)
  await page.unroute('**/api/testimonials?*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'No testimonials yet' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Make a link to share' }).click()
  await expectShown(page, 'Sharing Links')
})
