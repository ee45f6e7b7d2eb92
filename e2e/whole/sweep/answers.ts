import type { Page } from '@playwright/test'

/** From now on these calls get this answer, and the server hears nothing of them. `call`: `GET /api/two-factor`. */
export async function answer(page: Page, call: string, body: unknown, status = 200): Promise<void> {
  const [method, path] = call.split(' ')
  await page.route(
    ({ pathname }) => pathname === path,
    (route) =>
      route.request().method() === method ? route.fulfill({ status, json: body }) : route.fallback(),
  )
}

/** From now on what the server answers to these calls arrives changed; calls by another method pass. */
export async function alter<T extends object>(
  page: Page,
  url: string | RegExp,
  change: (real: T) => T,
  method = 'GET',
): Promise<void> {
  await page.route(url, async (route) => {
    if (route.request().method() !== method) return route.fallback()
    const response = await route.fetch()
    return route.fulfill({ response, json: change((await response.json()) as T) })
  })
}

const asUser = (page: Page, own: object) => alter(page, '**/api/user', (real) => ({ ...real, ...own }))

/** Loads the page again with a user who differs from the real one in this. */
export async function reloadAs(page: Page, own: object): Promise<void> {
  await asUser(page, own)
  await page.reload()
}

/** The same where the real user has been sent elsewhere. */
export async function loadAs(page: Page, address: string, own: object): Promise<void> {
  await asUser(page, own)
  await page.goto(address)
}
