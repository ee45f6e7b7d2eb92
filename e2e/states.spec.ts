import type { Page } from '@playwright/test'
import { type Owner, expect, followDevice, makeOwner, test, violationsOn } from './fixtures.ts'
import { layoutFaults } from './layout.ts'
import { importReviews } from './owner-pages.ts'

const pages = [
  '/dashboard',
  '/testimonials',
  '/testimonials/hub',
  '/collect',
  '/collect?tab=links',
  '/collect?tab=crm',
  '/collect?tab=view',
  '/testimonial-generator',
  '/qr-testimonials',
  '/customers',
  '/ai-assistant',
  '/rewards',
  '/rewards/ledger',
  '/embed-code',
  '/business-setup',
  '/settings',
  '/settings?tab=notifications',
  '/settings?tab=ai',
  '/settings?tab=appearance',
  '/settings?tab=security',
  '/campaigns',
  '/join?token=not-one-of-ours',
]

/** Questions about data; who is signed in is answered in every state. */
const dataCalls = (url: URL) => url.pathname.startsWith('/api/') && url.pathname !== '/api/user'

const endless = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'
const longMailbox = 'marianne.lindqvist-oldenburg'

test.describe.configure({ timeout: 240_000 })
// A dead invitation is a 410; failing answers are the point here.
// The list of faults says what a recording would, and recording a hundred pages takes longer than looking at them.
test.use({ expectedErrors: [/status of (410|500)/], trace: 'off', screenshot: 'off' })

test('a workspace without anything yet: every page is accessible and holds its width', async ({
  page,
  owner,
}) => {
  expect(owner.user.hasBusinessProfile).toBe(true)
  expect(await faultsOf(page, whenSettled)).toEqual([])
})

test('before the business is set up: every page is accessible and holds its width', async ({
  page,
  server,
}) => {
  const made = await page.request.post(`${server.url}/api/auth/signup`, {
    data: {
      firstName: 'Mara',
      lastName: 'Lindqvist',
      email: `${longMailbox}-${Date.now()}@example.com`,
      password: 'Harbour-Lantern-42',
    },
  })
  expect(made.ok()).toBe(true)
  await followDevice(page.request, server.url)
  expect(await faultsOf(page, whenSettled)).toEqual([])
})

test('rows with long names and addresses: every page is accessible and holds its width', async ({
  page,
  server,
}) => {
  const owner = await makeOwner(page.request, server.url, endless, longMailbox)
  await followDevice(page.request, server.url)
  await fill(owner, server)
  expect(await faultsOf(page, whenSettled)).toEqual([])
})

test('while answers are under way: every page is accessible and holds its width', async ({ page, owner }) => {
  expect(owner.user.hasBusinessProfile).toBe(true)
  await page.route(dataCalls, () => {
    // Never answered.
  })
  expect(await faultsOf(page, whenDrawn)).toEqual([])
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('when answers fail: every page is accessible and holds its width', async ({ page, owner }) => {
  expect(owner.user.hasBusinessProfile).toBe(true)
  await page.route(dataCalls, (route) =>
    route.fulfill({ status: 500, contentType: 'application/json', body: '{}' }),
  )
  expect(await faultsOf(page, whenSettled)).toEqual([])
})

/** Every page once: both themes and three widths without loading it again. */
async function faultsOf(page: Page, ready: (page: Page) => Promise<void>): Promise<string[]> {
  const faults: string[] = []
  for (const path of pages) {
    await test.step(path, async () => {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
      await page.setViewportSize({ width: 1280, height: 900 })
      await page.goto(path)
      await ready(page)
      const note = (where: string, found: readonly string[]) =>
        faults.push(...found.map((fault) => `${path}, ${where}: ${fault}`))
      note('light', await violationsOn(page))
      note('1920 px', await layoutFaults(page, 1920))
      note('390 px', await layoutFaults(page, 390))
      await page.emulateMedia({ colorScheme: 'dark' })
      note('dark, 390 px', await violationsOn(page))
    })
  }
  return faults
}

async function whenDrawn(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).and(page.locator(':not(.sr-only)'))).toBeVisible()
}

async function whenSettled(page: Page): Promise<void> {
  await whenDrawn(page)
  await page.waitForLoadState('networkidle')
}

async function fill(owner: Owner, server: { url: string }): Promise<void> {
  const post = async (path: string, data: object, method: 'post' | 'put' = 'post') => {
    const answer = await owner.request[method](`${server.url}${path}`, { data })
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
  }
  const reward = {
    isEnabled: true,
    rewardType: 'discount_code',
    rewardMessage: `For ${endless}`,
    triggerCondition: 'on_submission',
    distributionMethod: 'qr_code',
  }
  await post('/api/reward-settings', reward, 'put')
  await post('/api/reward-codes', { content: `SPRING-${'X'.repeat(57)}\nRYE-2` })
  await post('/api/customers', {
    name: endless,
    email: `${longMailbox}.kunde@${'l'.repeat(40)}.example`,
    company: endless,
  })
  await post('/api/customers', { name: 'Priya Raman', email: 'priya@example.com', status: 'pending' })
  await post('/api/sharing-links', {
    description: endless,
    customerEmail: `${longMailbox}@${'l'.repeat(40)}.example`,
  })
  await post('/api/api-keys', { kind: 'secret', name: endless.slice(0, 78) })
  await post('/api/team/invitations', { email: `${longMailbox}@example.com`, role: 'member' })
  const told = await owner.submit({
    customerName: endless,
    company: endless,
    customerEmail: `${longMailbox}.gast@example.com`,
    content: `${endless} backt das beste Brot. ${'Sehr gut, wirklich. '.repeat(20)}`,
  })
  await owner.submit({ customerName: 'Jonas Weber', customerEmail: 'jonas@example.com', rating: 2 })
  await owner.approve(told.id)
  await importReviews(owner, server, ['Ana,Warm rye,5,2026-01-05', `${endless},Cold rye,4,2026-02-05`])
}
