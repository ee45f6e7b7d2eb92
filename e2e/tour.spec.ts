import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './fixtures.ts'
import { sidebar } from './owner-pages.ts'

test.use({ tour: 'shown' })

const tour = (page: Page) => page.getByRole('dialog').filter({ has: page.getByText(/^Step \d of 7$/) })
const button = (page: Page, name: string) => tour(page).getByRole('button', { name, exact: true })
const isMarked = (page: Page) =>
  page.evaluate(() => localStorage.getItem('plaudit-tutorial-completed') === 'true')

/** What each step is called, the page it is on, and the entry of the sidebar that it speaks of. */
const steps = [
  ['Welcome to Plaudit', '/dashboard', undefined],
  ['Dashboard overview', '/dashboard', 'Dashboard'],
  ['Collect', '/collect', 'Testimonials'],
  ['Manage', '/collect', 'Customers'],
  ['Publish', '/collect', 'Embed Widgets'],
  ['Business settings', '/collect', 'Business Setup'],
  ['You are all set', '/dashboard', undefined],
] as const

async function start(page: Page) {
  await page.goto('/dashboard')
  await expect(tour(page)).toBeVisible()
}

/** A tab of its own: nothing was closed there yet. */
async function newTab(page: Page): Promise<Page> {
  const tab = await page.context().newPage()
  await tab.goto('/dashboard')
  await expect(tab.getByRole('heading', { level: 1, name: /Welcome back/ })).toBeVisible()
  return tab
}

test('seven steps, each with its place, and Finish at the end (TOUR-01, TOUR-03, TOUR-04, TOUR-08)', async ({
  page,
  owner,
}) => {
  expect(owner.user.role).toBe('owner')
  await start(page)
  for (const [index, [title, path, entry]] of steps.entries()) {
    await expect(tour(page).getByRole('heading', { name: title })).toBeVisible()
    await expect(tour(page).getByText(`Step ${index + 1} of 7`)).toBeVisible()
    const progress = tour(page).getByRole('progressbar', { name: 'Tour progress' })
    await expect(progress).toHaveJSProperty('value', index + 1)
    await expect(progress).toHaveJSProperty('max', 7)
    await expect(page).toHaveURL(new RegExp(`${path}$`))
    await expect(sidebar(page).locator('[data-spotlit]')).toHaveText(entry ? [entry] : [])
    if (index < 6) await button(page, 'Next').click()
  }
  await expect(button(page, 'Next')).toHaveCount(0)
  await button(page, 'Finish').click()
  await expect(tour(page)).toHaveCount(0)
  expect(await isMarked(page)).toBe(true)
})

test('the buttons are Previous, Next, Skip Tour and Close, and every step is accessible (TOUR-02)', async ({
  page,
  owner,
}) => {
  expect(owner.user.role).toBe('owner')
  await start(page)
  await expect(button(page, 'Previous')).toBeDisabled()
  await expect(button(page, 'Skip Tour')).toBeVisible()
  await expect(button(page, 'Close')).toBeVisible()
  await expectAccessible(page)
  await button(page, 'Next').click()
  await button(page, 'Next').click()
  await expect(button(page, 'Previous')).toBeEnabled()
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page)
  await button(page, 'Previous').click()
  await expect(tour(page).getByRole('heading', { name: 'Dashboard overview' })).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('finish, skip and close all mark it complete and hide it (TOUR-06)', async ({ page, owner }) => {
  expect(owner.user.role).toBe('owner')
  for (const name of ['Skip Tour', 'Close']) {
    const tab = await page.context().newPage()
    await start(tab)
    await button(tab, name).click()
    await expect(tour(tab)).toHaveCount(0)
    expect(await isMarked(tab)).toBe(true)
    await sidebar(tab).getByRole('link', { name: 'Embed Widgets' }).click()
    await sidebar(tab).getByRole('link', { name: 'Dashboard' }).click()
    await expect(tab.getByRole('heading', { level: 1, name: /Welcome back/ })).toBeVisible()
    await expect(tour(tab)).toHaveCount(0)
    await tab.reload()
    await expect(tab.getByRole('heading', { level: 1, name: /Welcome back/ })).toBeVisible()
    await expect(tour(tab)).toHaveCount(0)
    await tab.close()
  }
})

test('an owner without testimonials is new, one with some is not, nor one who is not on the dashboard (TOUR-05)', async ({
  page,
  owner,
}) => {
  await page.goto('/embed-code')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(tour(page)).toHaveCount(0)
  await start(page)
  await owner.submit()
  const tab = await newTab(page)
  await expect(tour(tab)).toHaveCount(0)
})

test('the mark is cleared when there is no testimonial after all, and the tour shows again (TOUR-07)', async ({
  page,
  owner,
}) => {
  await start(page)
  await button(page, 'Skip Tour').click()
  expect(await isMarked(page)).toBe(true)
  const tab = await newTab(page)
  await expect(tour(tab)).toBeVisible()
  expect(await isMarked(tab)).toBe(false)
  await button(tab, 'Skip Tour').click()
  await owner.submit()
  const third = await newTab(page)
  await expect(tour(third)).toHaveCount(0)
  expect(await isMarked(third)).toBe(true)
})

test('without a number of testimonials the mark decides (TOUR-05)', async ({
  page,
  owner,
  expectedErrors,
}) => {
  expectedErrors.push(/503/)
  expect(owner.user.role).toBe('owner')
  const body = JSON.stringify({ code: 'unavailable', message: 'Not now.' })
  await page
    .context()
    .route('**/api/dashboard', (route) =>
      route.fulfill({ status: 503, contentType: 'application/json', body }),
    )
  await start(page)
  await button(page, 'Skip Tour').click()
  const tab = await newTab(page)
  await expect(tab.getByText('Not now.')).toBeVisible()
  await expect(tour(tab)).toHaveCount(0)
})

test('it never traps the page, and goes by the keyboard alone', async ({ page, owner }) => {
  expect(owner.user.role).toBe('owner')
  await start(page)
  await expect(tour(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(button(page, 'Close')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(button(page, 'Skip Tour')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(button(page, 'Next')).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/collect$/)
  await expect(button(page, 'Next')).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(button(page, 'Previous')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(tour(page).getByRole('heading', { name: 'Welcome to Plaudit' })).toBeVisible()
  await expect(button(page, 'Next')).toBeFocused()

  await sidebar(page).getByRole('link', { name: 'Embed Widgets' }).click()
  await expect(page).toHaveURL(/\/embed-code$/)
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(tour(page)).toBeVisible()
  await button(page, 'Skip Tour').focus()
  await page.keyboard.press('Escape')
  await expect(tour(page)).toHaveCount(0)
  await expect(page.getByRole('main')).toBeFocused()
})

test('where keeping it was refused nothing is kept, and it does not come back while the page lives', async ({
  page,
  owner,
}) => {
  expect(owner.user.role).toBe('owner')
  await page.goto('/cookies')
  await page.getByRole('button', { name: 'Reject Optional' }).click()
  await expect(page.getByRole('switch', { name: 'Functional' })).not.toBeChecked()
  await start(page)
  await button(page, 'Close').click()
  await sidebar(page).getByRole('link', { name: 'Embed Widgets' }).click()
  await sidebar(page).getByRole('link', { name: 'Dashboard' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /Welcome back/ })).toBeVisible()
  await expect(tour(page)).toHaveCount(0)
  const kept = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
  expect(kept).toEqual([])
})

test('on a phone it fits and leaves the page in reach', async ({ page, owner }) => {
  expect(owner.user.role).toBe('owner')
  await page.setViewportSize({ width: 390, height: 844 })
  await start(page)
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
})
