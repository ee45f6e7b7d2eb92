import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { type APIRequestContext } from '@playwright/test'
import type { Incident, StatusReport } from '#contract/status.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import type { RunningServer } from './server.ts'

const services = ['Website and app', 'Database', 'Background work', 'Mail', 'Widgets']
const title = 'Letters leave late'

/** The first administrator, made as an operator makes one. */
async function signInAdministrator(server: RunningServer, request: APIRequestContext): Promise<void> {
  const email = `operator-${Date.now()}@example.com`
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [path.join('server', 'admin-command.ts'), 'create', email],
    { env: { ...process.env, PLAUDIT_DATA: server.dataFolder } },
  )
  const password = /^Password: (\S+)$/m.exec(stdout)?.[1]
  expect((await request.post('/api/login', { data: { email, password } })).status()).toBe(200)
}

/** The server measures by itself when it starts; this waits for what came out. */
async function untilMeasured(request: APIRequestContext): Promise<void> {
  await expect
    .poll(async () => ((await (await request.get('/api/public/status')).json()) as StatusReport).state, {
      timeout: 20_000,
    })
    .not.toBeNull()
}

test.describe('the status page', () => {
  test('MKT-25 and MKT-26: shows what the server has measured, with 90 days of bars for each service', async ({
    page,
  }) => {
    await untilMeasured(page.request)
    await page.goto('/status')
    await expect(page.getByRole('status')).toContainText('Everything works')
    await expect(page.getByRole('status')).toContainText('Measured since')
    for (const name of services) {
      const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })
      await expect(row).toContainText('operational')
      await expect(row).toContainText('100 % uptime')
      await expect(row.getByRole('img')).toHaveAccessibleName(/Last 90 days: 1 measured, 1 operational/)
      await expect(row.getByRole('img').locator('span')).toHaveCount(90)
    }
  })

  test('says what a day was like to whoever points at its bar', async ({ page }) => {
    await untilMeasured(page.request)
    await page.goto('/status')
    const bars = page.getByRole('img').first().locator('span')
    await bars.first().hover()
    await expect(page.getByText(/: not measured$/)).toBeVisible()
    await bars.last().hover()
    await expect(page.getByText(/: \d+ minutes measured$/)).toBeVisible()
  })

  test('MKT-27: shows an incident that an administrator writes, and shows it green when it is over', async ({
    page,
    server,
    browser,
  }) => {
    const context = await browser.newContext({ baseURL: server.url })
    await signInAdministrator(server, context.request)
    const data = {
      title,
      status: 'investigating',
      impact: 'degraded',
      services: ['mail'],
      message: 'We look.',
    }
    const made = await context.request.post('/api/admin/incidents', { data })
    const { id } = (await made.json()) as Incident
    await page.goto('/status')
    const incident = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) })
    await expect(incident).toContainText('We look.')
    await expect(page.getByRole('status')).toContainText('does not work as it should')
    await expectAccessible(page)
    for (const status of ['completed', 'resolved']) {
      const message = `It is ${status}.`
      await context.request.patch(`/api/admin/incidents/${id}`, { data: { status, message } })
      // The browser may keep the answer for five seconds.
      await expect
        .poll(
          async () => {
            await page.reload()
            return incident.getByText(status, { exact: true }).first().isVisible()
          },
          { timeout: 30_000 },
        )
        .toBe(true)
      const badge = incident.getByText(status, { exact: true }).first()
      const operational = page.getByText('operational', { exact: true }).first()
      const colourOf = (element: Element) => getComputedStyle(element).color
      expect(await badge.evaluate(colourOf)).toBe(await operational.evaluate(colourOf))
    }
    await context.close()
  })

  test('says that the server does not answer, when it does not', async ({ page, expectedErrors }) => {
    expectedErrors.push(/Failed to load resource/)
    await page.route('**/api/public/status', (route) => route.abort())
    await page.goto('/status')
    await expect(page.getByRole('status')).toContainText('This server does not answer')
  })

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`has no barrier in ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme })
      await untilMeasured(page.request)
      await page.goto('/status')
      await expect(page.getByText('operational', { exact: true }).first()).toBeVisible()
      await expectAccessible(page)
    })
  }
})

test.describe('the status page without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('says where the numbers are and how they are made', async ({ page }) => {
    await page.goto('/status')
    await expect(page.getByRole('link', { name: '/api/public/status' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'How we measure' })).toBeVisible()
    for (const word of ['operational', 'degraded', 'outage']) {
      await expect(page.getByRole('main')).toContainText(word)
    }
  })
})
