import type { BrowserContext, Page } from '@playwright/test'
import type { RunningServer } from '../server.ts'

/** What a browser's console says while it has no network, or its server is dead. */
export const outOfReachErrors =
  /ERR_(CONNECTION_REFUSED|CONNECTION_RESET|EMPTY_RESPONSE|INTERNET_DISCONNECTED)|50[234]/

/** Back in the network, what waited is sent at once. It arrives, and with its answer on the way the server dies. */
export async function dieAnswering(
  { page, context, server }: { page: Page; context: BrowserContext; server: RunningServer },
  path: `/api/${string}`,
): Promise<void> {
  await page.route(
    `**${path}`,
    async (route) => {
      await route.fetch()
      await server.kill()
      await route.abort('connectionreset')
    },
    { times: 1 },
  )
  const died = page.waitForEvent('requestfailed', (request) => request.url().endsWith(path))
  await context.setOffline(false)
  await died
}
