import type { Page, Request } from '@playwright/test'
import { expect, test as base } from '../fixtures.ts'
import { violationsOn } from '../axe.ts'
import { layoutFaults } from '../layout.ts'
import { accountStates } from './sweep/accounts.ts'
import { administrationStates } from './sweep/administration.ts'
import { campaignStates } from './sweep/campaigns.ts'
import { customerFormStates } from './sweep/customer-forms.ts'
import { customerPageStates } from './sweep/customer-pages.ts'
import { customerStates } from './sweep/customers.ts'
import { emailStates } from './sweep/email.ts'
import { generatorStates } from './sweep/generator.ts'
import { marketingStates } from './sweep/marketing.ts'
import { pageStates, unswept } from './sweep/pages.ts'
import { publishingStates } from './sweep/publishing.ts'
import { shellStates } from './sweep/shell.ts'
import type { State } from './sweep/state.ts'
import { importStates } from './sweep/imports.ts'
import { testimonialStates } from './sweep/testimonials.ts'
import { type Visit, type Visitor, visitors } from './sweep/visitors.ts'

const states: readonly State[] = [
  ...pageStates,
  ...accountStates,
  ...testimonialStates,
  ...importStates,
  ...customerStates,
  ...campaignStates,
  ...emailStates,
  ...publishingStates,
  ...shellStates,
  ...administrationStates,
  ...generatorStates,
  ...marketingStates,
  ...customerFormStates,
  ...customerPageStates,
]

const test = base.extend<object, { visit: (visitor: Visitor) => Promise<Visit> }>({
  visit: [({ browser, server }, provide) => provide(visitors(browser, server)), { scope: 'worker' }],
})

// The list of faults says what a recording would.
test.use({ trace: 'off', screenshot: 'off' })

/** Questions about data; who is signed in is answered in every state. */
const dataCalls = (url: URL) => url.pathname.startsWith('/api/') && url.pathname !== '/api/user'

test('every page of the app is looked at', () => {
  expect(unswept(states)).toEqual([])
  expect(unswept(states.filter(({ page }) => !page.startsWith('/login')))).toEqual(['/login'])
})

for (const state of states) {
  test(`${state.page}, ${state.name}: accessible, and holds its width`, async ({ visit }) => {
    const visited = await visit(state.visitor)
    const { page } = visited
    const errors = errorsOn(page)
    const requests = requestsOf(page)
    // Something typed and not saved, in the state before.
    page.on('dialog', (dialog) => void dialog.accept())
    try {
      await answer(page, state)
      await page.emulateMedia({ colorScheme: 'light' })
      await page.setViewportSize({ width: 1280, height: 900 })
      await arrive(page, state, state.path?.(visited) ?? state.page)
      if (!state.reloads) await whenDrawn(page, state, requests)
      await state.open?.(page, visited)
      if (state.reloads) await whenDrawn(page, state, requests)
      expect(await faultsOf(page, state)).toEqual([])
      expect(errors.filter((line) => !state.expectedErrors?.some((one) => one.test(line)))).toEqual([])
      if (state.isLinked) inApp.add(page)
    } finally {
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      page.removeAllListeners()
    }
  })
}

/** Where a page of the app was looked at that another one can be reached from. */
const inApp = new WeakSet<Page>()

/** Loads the page, or goes there within the app, which takes half as long. */
async function arrive(page: Page, { isLinked, reloads }: State, address: string): Promise<void> {
  if (inApp.delete(page) && isLinked) await page.evaluate((to) => history.pushState(null, '', to), address)
  else await page.goto(address, { waitUntil: reloads ? 'commit' : 'load' })
}

/** What somebody comes for, by the page that has it. */
const firstItems: Readonly<Record<string, string>> = {
  '/testimonials': 'ul[aria-label=Testimonials] > li',
  '/testimonials?tab=private': 'ul[aria-label=Testimonials] > li',
  '/collect?tab=view': 'ul[aria-label=Testimonials] > li',
  '/customers': 'ul[aria-label=Customers] > li',
  '/campaigns': 'ul[aria-label=Campaigns] > li',
  '/publishing': '[role=tabpanel] h2',
}

test('lists begin at the top of the screen: by 260 px on a desk, by 300 px on a phone', async ({
  visit,
  browser,
  server,
}) => {
  const { context } = await visit('full')
  const storageState = await context.storageState()
  const screens = [
    { limit: 260, viewport: { width: 1280, height: 800 } },
    { limit: 300, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  ]
  const tops: Record<string, number> = {}
  for (const { limit, ...screen } of screens) {
    const seen = await browser.newContext({ ...screen, storageState, baseURL: server.url })
    const page = await seen.newPage()
    for (const [address, item] of Object.entries(firstItems)) {
      await page.goto(address)
      await page.locator(item).first().waitFor()
      await page.waitForLoadState('networkidle')
      const top = (await page.locator(item).first().boundingBox())?.y ?? Infinity
      if (top > limit) tops[`${address} at ${screen.viewport.width}`] = Math.round(top)
    }
    await seen.close()
  }
  expect(tops).toEqual({})
})

/** Both themes and the widths at which layouts differ, without loading the page again. */
async function faultsOf(page: Page, { narrowest }: State): Promise<string[]> {
  const faults: string[] = []
  const note = (where: string, found: readonly string[]) =>
    faults.push(...found.map((fault) => `${where}: ${fault}`))
  note('light, 1280 px', await violationsOn(page))
  note('1920 px', await layoutFaults(page, 1920))
  if (narrowest) note(`${narrowest} px`, await layoutFaults(page, narrowest))
  note('390 px', await layoutFaults(page, 390))
  await page.emulateMedia({ colorScheme: 'dark' })
  note('dark, 390 px', await violationsOn(page))
  return faults
}

async function answer(page: Page, { answers }: State): Promise<void> {
  if (answers === 'failing') {
    await page.route(dataCalls, (route) =>
      route.fulfill({ status: 500, contentType: 'application/json', body: '{}' }),
    )
  }
  if (answers === 'pending') {
    await page.route(dataCalls, () => {
      // Never answered.
    })
  }
}

async function whenDrawn(
  page: Page,
  { answers }: State,
  requests: { end: () => Promise<void> },
): Promise<void> {
  // Sees it in the frame in which it comes; a locator looks again only after half a second.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('h1:not(.sr-only)')].some((heading) => heading.checkVisibility()),
  )
  if (answers === 'pending') return
  await requests.end()
  // Between the code of a page and the question for its data nothing may be on its way; some states stay like this.
  await page
    .waitForFunction(() => !document.querySelector('.animate-breathe'), undefined, { timeout: 5000 })
    .catch(() => undefined)
}

/** Answers when nothing has been on its way for a moment: half a second sooner than Playwright's `networkidle`. */
function requestsOf(page: Page): { end: () => Promise<void> } {
  const open = new Set<Request>()
  let lastChangeMs = performance.now()
  const note = (change: () => void) => {
    change()
    lastChangeMs = performance.now()
  }
  page.on('request', (request) => note(() => open.add(request)))
  page.on('requestfinished', (request) => note(() => open.delete(request)))
  page.on('requestfailed', (request) => note(() => open.delete(request)))
  return {
    async end() {
      while (open.size > 0 || performance.now() - lastChangeMs < 80) {
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
    },
  }
}

function errorsOn(page: Page): string[] {
  const errors: string[] = []
  page.on('console', (line) => {
    if (line.type() === 'error') errors.push(line.text())
  })
  page.on('pageerror', (error) => errors.push(String(error)))
  // What the page before says while it is left is not this one's.
  let isLeaving = false
  page.on('request', (request) => {
    isLeaving ||= request.isNavigationRequest() && request.frame() === page.mainFrame()
  })
  page.on('framenavigated', (frame) => {
    if (!isLeaving || frame !== page.mainFrame()) return
    isLeaving = false
    errors.length = 0
  })
  return errors
}
