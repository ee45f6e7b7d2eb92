import type { Locator, Page } from '@playwright/test'
import { expect } from '../fixtures.ts'
import type { Owner } from '../owner.ts'

/** The card of one customer in the grid. */
export function card(page: Page, name: string): Locator {
  return page.getByRole('article', { name })
}

/** The toast that is shown; what screen readers are told stands elsewhere. */
export function toast(page: Page): Locator {
  return page.getByRole('region', { name: /Notifications/ })
}

export function sidebar(page: Page): Locator {
  return page.getByRole('complementary', { name: 'Sidebar' })
}

/** The search over pages, testimonials and customers. */
export function palette(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Search or jump to' })
}

/** From the top of a page, past the sidebar, with the keyboard alone. */
export async function skipToContent(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
}

/** Closes a dialog with Escape, which it listens for a moment after it has the focus. */
export async function escape(page: Page, dialog: Locator): Promise<void> {
  await expect(dialog.and(page.locator(':focus-within'))).toHaveCount(1)
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
}

/** Brings reviews in through the API and waits until they are there. */
export async function importReviews(
  owner: Owner,
  server: { url: string },
  lines: readonly string[],
): Promise<void> {
  const content = ['name,review,rating,date', ...lines].join('\n')
  const started = await owner.request.post(`${server.url}/api/testimonials/import`, {
    data: { fileName: 'reviews.csv', content, mapping: { source: 'Google' } },
  })
  expect(started.status()).toBe(202)
  const { id } = (await started.json()) as { id: string }
  await expect(async () => {
    const answer = await owner.request.get(`${server.url}/api/testimonials/imports/${id}`)
    expect(await answer.json()).toMatchObject({ state: 'done', added: lines.length })
  }).toPass()
}

/** A day in the month that is `ago` months before this one, as reviews carry it. */
export function dayInMonth(ago: number): string {
  const now = new Date()
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - ago, 1, 0, 5)).toISOString()
}

/** Presses the button of exactly this name. */
export const press = (place: Page | Locator, name: string) =>
  place.getByRole('button', { name, exact: true }).click()
