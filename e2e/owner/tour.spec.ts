import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { escape, sidebar } from '../whole/owner-pages.ts'

test.use({ tour: 'shown' })

const tour = (page: Page) => page.getByRole('dialog').filter({ has: page.getByText(/^Step \d of 7$/) })
const button = (page: Page, name: string) => tour(page).getByRole('button', { name, exact: true })

test('the tour never traps the page, goes by the keyboard alone, and fits on a phone (TOUR-02, TOUR-05, TOUR-06)', async ({
  page,
  owner,
}) => {
  await page.goto('/dashboard')
  await expect(tour(page)).toBeFocused()
  for (const name of ['Close', 'Skip Tour', 'Next']) {
    await page.keyboard.press('Tab')
    await expect(button(page, name)).toBeFocused()
  }
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

  await page.setViewportSize({ width: 390, height: 844 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await page.getByRole('button', { name: 'Open menu' }).click()
  await escape(page, page.getByRole('dialog', { name: 'Menu' }))
  await page.setViewportSize({ width: 1280, height: 720 })

  await sidebar(page).getByRole('link', { name: 'Embed Widgets' }).click()
  await expect(page).toHaveURL(/\/embed-code$/)
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(tour(page)).toBeVisible()
  await button(page, 'Skip Tour').focus()
  await page.keyboard.press('Escape')
  await expect(tour(page)).toHaveCount(0)
  await expect(page.getByRole('main')).toBeFocused()

  // A tab of its own, where nothing was closed: somebody with a testimonial is not new.
  await owner.submit()
  const tab = await page.context().newPage()
  await tab.goto('/dashboard')
  await expect(tab.getByRole('article')).toBeVisible()
  await expect(tour(tab)).toHaveCount(0)
})
