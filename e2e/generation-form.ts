import type { Page } from '@playwright/test'

/** Toasts, also those beside an open dialog, which hides everything else from screen readers but announces them. */
export const toast = (page: Page) => page.getByRole('region', { name: /Notifications/, includeHidden: true })

export const words = 'The bread for our race was warm, and it was there before the first rider.'

/** The outside writer's answer: the only thing here that is not real, because this version has none. */
export async function writer(page: Page, ...answers: object[]) {
  const asked: Record<string, unknown>[] = []
  await page.route('**/api/testimonials/generate', (route) => {
    asked.push(route.request().postDataJSON() as Record<string, unknown>)
    return route.fulfill({ json: answers[asked.length - 1] ?? answers.at(-1) })
  })
  return asked
}

export async function fillIn(page: Page) {
  await page.getByLabel('Customer name').fill('Tomás Reyes')
  await page.getByLabel('Title', { exact: true }).fill('Race director')
  await page.getByLabel('Company').fill('Reyes Cycles')
  await page.getByLabel('Customer email').fill('tomas@example.com')
  await page.getByLabel('Service', { exact: true }).selectOption({ index: 1 })
  await page.getByLabel('Benefit', { exact: true }).selectOption({ index: 1 })
}

export const generate = (page: Page) => page.getByRole('button', { name: 'Generate Testimonial' }).click()
export const review = (page: Page) => page.getByRole('dialog', { name: 'Review & Edit Your Testimonial' })
export const optionsOf = (page: Page, label: string) =>
  page.getByLabel(label, { exact: true }).locator('option:not([disabled])').allTextContents()
