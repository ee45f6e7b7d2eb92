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

/** Loads the page again with a user who differs from the real one in this. */
export async function reloadAs(page: Page, own: object): Promise<void> {
  await page.route('**/api/user', async (route) => {
    const real = await route.fetch()
    await route.fulfill({ response: real, json: { ...((await real.json()) as object), ...own } })
  })
  await page.reload()
}
