import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, makeOwner, test } from './fixtures.ts'

// Going where nothing is, and paying where nobody takes money, is written down by the browser.
test.use({ expectedErrors: [/status of 4(04|09)/] })

/** What the documents quote, or demand by name, on each page. */
const strings: readonly (readonly [id: string, path: string, ...texts: string[]])[] = [
  ['MKT-02', '/', 'Start Free Trial', 'Explore Features'],
  ['MKT-05', '/', '5x more reviews', '87% response rate', '95% positive sentiment', '3 min setup'],
  ['MKT-05 footnote', '/', 'Illustrative figures'],
  ['MKT-06', '/', 'How It Works'],
  ['MKT-08', '/', 'Example'],
  ['MKT-10', '/', '$29', '50 testimonials a month', '$99', '200 testimonials a month', '$299'],
  ['MKT-11', '/', 'Contact Sales'],
  ['MKT-21', '/careers', 'no open positions'],
  ['MKT-28', '/demo', 'Business Setup', 'Testimonial Collection', 'AI Enhancement', 'Review Publication'],
  ['MKT-30', '/demo', 'Previous', 'Next'],
  ['MKT-31', '/demo', 'Live Demo'],
  ['PLAN-03', '/pricing', '$29', 'Up to 50 testimonials'],
  ['PLAN-04', '/pricing', '$79', 'Up to 500 testimonials', 'Most popular'],
  ['PLAN-05', '/pricing', '$199', 'Unlimited testimonials'],
  ['PLAN-11', '/pricing', '14-day free trial with no card required'],
  ['PLAN-12', '/pricing', 'keep access to the end of the period'],
  ['PLAN-13', '/pricing', 'Plan changes take effect at the next billing cycle'],
  ['SHELL-07', '/demo/oauth-review', 'Demo: nothing here is sent anywhere'],
  ['SHELL-21', '/no-such-page', '404 Page Not Found', 'Did you forget to add the page to the router?'],
]

/** Where links of the documents lead. */
const links: readonly (readonly [id: string, path: string, name: string | RegExp, to: string])[] = [
  ['SHELL-32', '/pricing', 'Plaudit', '/'],
  ['SHELL-33', '/pricing', 'Features', '/#features'],
  ['SHELL-33', '/pricing', 'Pricing', '/#pricing'],
  ['SHELL-33', '/pricing', 'Demo', '/#demo'],
  ['SHELL-34', '/', 'Sign In', '/login'],
  ['SHELL-34', '/', 'Get Started', '/onboarding'],
  ['MKT-02', '/', 'Start Free Trial', '/onboarding'],
  ['MKT-02', '/', 'Explore Features', '/demo'],
  ['MKT-11', '/', 'Contact Sales', '/contact'],
  ['MKT-21', '/careers', 'Write to us', '/contact'],
  ['MKT-31', '/demo', /^Live Demo/, '/demo/oauth-review'],
  ['PLAN-02', '/pricing', 'Start Free Trial of Starter', '/onboarding'],
  ['PLAN-02', '/pricing', 'Start Free Trial of Professional', '/onboarding'],
  ['PLAN-02', '/pricing', 'Start Free Trial of Enterprise', '/onboarding'],
]

test('the documents’ words stand on their pages (SHELL-07, SHELL-21)', async ({ page }) => {
  for (const [id, path, ...texts] of strings) {
    await page.goto(path)
    // Answers that open on a click are text of the page too.
    const told = (await page.locator('body').textContent()) ?? ''
    for (const text of texts) expect(told.replaceAll(/\s+/g, ' '), `${id} on ${path}`).toContain(text)
  }
})

test('links of the documents lead where they say (SHELL-32, SHELL-33, SHELL-34)', async ({ page }) => {
  for (const [id, path, name, to] of links) {
    await page.goto(path)
    const link = page.getByRole('link', { name, exact: true }).first()
    await expect(link, `${id} on ${path}`).toHaveAttribute('href', to)
  }
})

test('MKT-14: the footer of every page links the ten other pages', async ({ page }) => {
  await page.goto('/about')
  const hrefs = await page
    .getByRole('navigation', { name: 'Footer' })
    .getByRole('link')
    .evaluateAll((found) => found.map((link) => link.getAttribute('href')))
  expect(hrefs.toSorted()).toEqual(
    [
      '/terms',
      '/privacy',
      '/cookies',
      '/help',
      '/documentation',
      '/status',
      '/about',
      '/blog',
      '/careers',
      '/contact',
    ].toSorted(),
  )
})

test('every link on every public page leads somewhere, and every address of the sitemap is a page', async ({
  page,
  request,
  baseURL,
}) => {
  test.setTimeout(180_000)
  const paths = await sitemap(page)
  expect(paths.length).toBeGreaterThan(10)
  const anchors = new Set<string>()
  const seen = new Map<string, string>()
  for (const path of [...paths, '/404-of-the-crawler']) {
    await page.goto(path)
    const hrefs = await page
      .locator('a[href]')
      .evaluateAll((found) => found.map((link) => (link as HTMLAnchorElement).href))
    for (const href of hrefs) {
      const { pathname, hash, origin } = new URL(href)
      if (origin !== baseURL || pathname.startsWith('/404-of')) continue
      seen.set(pathname, path)
      if (hash) anchors.add(`${pathname}${hash}`)
    }
  }
  const broken: string[] = []
  for (const [pathname, on] of seen) {
    const answer = await request.get(pathname, { headers: { accept: 'text/html' } })
    if (!answer.ok()) broken.push(`${pathname} (on ${on}): ${answer.status()}`)
  }
  for (const anchor of anchors) {
    await page.goto(anchor)
    const id = decodeURIComponent(new URL(page.url()).hash.slice(1))
    if ((await page.locator(`[id="${id}"]`).count()) === 0) broken.push(anchor)
  }
  expect(broken).toEqual([])
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`every public page is accessible in ${colorScheme}, and asks no other server for anything`, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(300_000)
    const foreign: string[] = []
    page.on('request', (request) => {
      if (!request.url().startsWith(baseURL ?? '')) foreign.push(request.url())
    })
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme })
    for (const path of [...(await sitemap(page)), '/nowhere']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expectAccessible(page)
    }
    expect(foreign).toEqual([])
  })
}

test('SHELL-22: case and trailing slashes do not matter, and nothing is at any other address', async ({
  request,
}) => {
  const asked = { headers: { accept: 'text/html' } }
  for (const path of ['/PRICING', '/pricing/', '/Demo/OAuth-Review//', '/LOGIN/']) {
    expect((await request.get(path, asked)).status(), path).toBe(200)
  }
  for (const path of ['/nowhere', '/pricing/nowhere', '/404', '/site/index.html', '/dashboard/nowhere']) {
    const answer = await request.get(path, asked)
    expect([answer.status(), answer.headers()['etag']], path).toEqual([404, undefined])
  }
  const program = await request.get('/nowhere.json', { headers: { accept: 'application/json' } })
  expect([program.status(), ((await program.json()) as { code: string }).code]).toEqual([404, 'not-found'])
})

test('search engines find the address of this server in every page', async ({ page, request, baseURL }) => {
  for (const path of await sitemap(page)) {
    const html = await (await request.get(path)).text()
    expect(html, path).not.toContain('__PUBLIC_URL__')
    expect(html).toContain(`<link rel="canonical" href="${baseURL}${path}"/>`)
    expect(html).toMatch(/<meta\s+name="description"\s+content="[^"]{30,}"/)
    expect(html).toMatch(/<meta property="og:image" content="http/)
    for (const [, data = ''] of html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)) {
      expect(JSON.parse(data)).toHaveProperty('@type')
    }
  }
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`)
  expect(robots).toContain('Disallow: /my/\n')
  const picture = await request.get('/og.png')
  expect(picture.headers()['content-type']).toBe('image/png')
})

test('every page brings the styles of everything on it', async ({ page, request }) => {
  for (const path of await sitemap(page)) {
    const html = await (await request.get(path)).text()
    const [, own = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? []
    expect(unstyled(beforeLink(html), own), path).toEqual([])
    const [, linked] = /<link rel="stylesheet" href="([^"]+)"/.exec(html) ?? []
    if (linked) expect(unstyled(html, await (await request.get(linked)).text()), path).toEqual([])
  }
})

/** What is painted before the file with the styles of the rest is there; a page without such a file is all of it. */
function beforeLink(html: string): string {
  return html.split('<link rel="stylesheet"')[0] ?? html
}

/** The classes in `html` that `styles` have no rule for. */
function unstyled(html: string, styles: string): string[] {
  const names = new Set([...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, all = '']) => all.split(' ')))
  // These mark elements for others and have no rule of their own.
  const styled = [...names].filter((name) => !/^(group|lucide.*)$/.test(name))
  return styled.filter((name) => !styles.includes(selector(name.replaceAll('&amp;', '&'))))
}

test('a form may be found by search engines, what one customer wrote may not', async ({ request }) => {
  const form = await request.get('/testimonial-form/some-form')
  expect(form.headers()['x-robots-tag']).toBeUndefined()
  expect(await form.text()).toMatch(/<meta\s+name="description"\s+content="[^"]{30,}"/)
  expect(await form.text()).not.toContain('noindex')
  for (const path of ['/my/some-link', '/MY/some-link/', '/testimonial-success'])
    expect((await request.get(path)).headers()['x-robots-tag'], path).toBe('noindex')
})

test('every public page can be read without JavaScript', async ({ browser, page, baseURL }) => {
  test.setTimeout(120_000)
  const paths = await sitemap(page)
  const plain = await browser.newContext({ javaScriptEnabled: false })
  const reader = await plain.newPage()
  for (const path of paths) {
    await reader.goto(`${baseURL}${path}`)
    await expect(reader.getByRole('heading', { level: 1 })).toBeVisible()
    const told = (await reader.locator('main').innerText()).trim()
    expect(told.length, path).toBeGreaterThan(80)
  }
  await reader.goto(`${baseURL}/demo`)
  await expect(reader.getByRole('heading', { name: 'Review Publication' })).toBeVisible()
  await reader.goto(`${baseURL}/`)
  await reader.setViewportSize({ width: 390, height: 844 })
  await reader.locator('summary', { hasText: 'Menu' }).click()
  await expect(reader.getByRole('link', { name: 'Pricing' }).first()).toBeVisible()
  await plain.close()
})

test('the landing page stays within its budgets and nothing on it moves', async ({ page }) => {
  const scripts = new Map<string, Promise<Buffer>>()
  const styles = new Map<string, Promise<Buffer>>()
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (pathname.endsWith('.js')) scripts.set(pathname, response.body())
    if (pathname.endsWith('.css')) styles.set(pathname, response.body())
  })
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        document.documentElement.dataset['moved'] = String(
          Number(document.documentElement.dataset['moved'] ?? 0) + entry.value,
        )
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/')
  for (const [index, style] of (await page.locator('style').allTextContents()).entries()) {
    styles.set(`inline ${index}`, Promise.resolve(Buffer.from(style)))
  }
  await page.locator('#demo').scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: 'Next testimonial' }).waitFor()
  await page.locator('footer').scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  expect(await weight(scripts)).toBeLessThan(25_000)
  expect(styles.size).toBeGreaterThan(0)
  expect(await weight(styles)).toBeLessThan(15_000)
  expect(Number((await page.locator('html').getAttribute('data-moved')) ?? 0)).toBeLessThan(0.005)
})

test('MKT-15: the carousel turns by arrows, dots and keys, and wraps around', async ({ page }) => {
  await page.goto('/')
  const carousel = page.getByRole('region', { name: 'What customers say' })
  await carousel.scrollIntoViewIfNeeded()
  const at = (place: string) => expect(carousel.getByText(`Testimonial ${place}`)).toBeAttached()
  await at('1 of 3')
  await carousel.getByRole('button', { name: 'Previous testimonial' }).click()
  await at('3 of 3')
  await carousel.getByRole('button', { name: 'Next testimonial' }).click()
  await at('1 of 3')
  await carousel.getByRole('button', { name: 'Testimonial 2 of 3' }).click()
  await at('2 of 3')
  await page.keyboard.press('ArrowRight')
  await at('3 of 3')
  const slides = carousel.locator('ul')
  expect(await slides.evaluate((list) => getComputedStyle(list).transitionDuration)).toBe('0.3s')
  expect(await slides.evaluate((list) => list.style.transform)).toBe('translateX(-200%)')
})

test('MKT-04: a logo that does not load leaves the strip', async ({ page }) => {
  await page.route('**/api/public/customer-logos', (route) =>
    route.fulfill({
      json: [
        { logoUrl: '/favicon.svg', businessName: 'Lindqvist Bakery' },
        { logoUrl: '/api/broken-logo', businessName: 'Gone & Sons' },
      ],
    }),
  )
  await page.goto('/')
  await page.locator('#how-it-works').scrollIntoViewIfNeeded()
  const strip = page.getByRole('region', { name: 'Businesses on Plaudit' })
  await expect(strip.getByRole('img', { name: 'Lindqvist Bakery' })).toBeVisible()
  await expect(strip.getByRole('img', { name: 'Gone & Sons' })).toHaveCount(0)
})

test('SHELL-01: an owner with a business goes from the front door to work, and never sees the landing page', async ({
  page,
  owner,
}) => {
  expect(owner.user.hasBusinessProfile).toBe(true)
  await page.route(
    '**/api/user',
    async (route) => {
      await expect(page.getByText('Loading')).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
      await route.continue()
    },
    { times: 1 },
  )
  await page.goto('/')
  await page.waitForURL('**/dashboard')
  await page.goto('/landing')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('SHELL-35: signed in, the top bar shows no links', async ({ page, owner }) => {
  expect(owner.email).toContain('@')
  await page.goto('/about')
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
  await expect(page.getByRole('banner').getByRole('link')).toHaveCount(1)
})

test('PLAN-01: somebody signed in chooses a plan and is told that payments are not set up', async ({
  page,
  owner,
}) => {
  expect(owner.user.hasBusinessProfile).toBe(true)
  await page.goto('/pricing')
  await expect(page.getByRole('heading', { level: 1, name: 'Choose Your Plan' })).toBeVisible()
  for (const plan of ['Starter', 'Professional', 'Enterprise']) {
    await expect(page.getByRole('button', { name: `Start ${plan}` })).toBeVisible()
  }
  await page.getByRole('button', { name: 'Start Professional' }).click()
  await expect(page.getByText('Subscription Error', { exact: true })).toBeVisible()
  await expect(page.getByText(/This server takes no payments: nothing is limited/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Start Professional' })).toBeEnabled()
  await page.getByText('Can I cancel?').click()
  await expect(page.getByText('you keep access to the end of the period you paid for')).toBeVisible()
  await expectAccessible(page)
})

test('MKT-29: the demo steps go from setup to publishing and end at the start', async ({ page, context }) => {
  await page.goto('/demo')
  const step = (name: string) =>
    expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible()
  await step('Business Setup')
  await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled()
  for (const name of ['Testimonial Collection', 'AI Enhancement', 'Review Publication']) {
    await page.getByRole('button', { name: 'Next' }).click()
    await step(name)
    await expectAccessible(page)
  }
  await page.getByRole('button', { name: 'Previous' }).click()
  await step('AI Enhancement')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByRole('main').getByRole('link', { name: 'Get Started' })).toHaveAttribute(
    'href',
    '/onboarding',
  )
  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: 'Live Demo' }).click()
  const demo = await opened
  await demo.getByRole('button', { name: 'Next' }).click()
  await demo.getByRole('button', { name: 'Continue to Yelp' }).click()
  await expect(demo.getByText(/Yelp does not want businesses to ask/)).toBeVisible()
  await demo.getByRole('button', { name: 'Open Yelp (demo)' }).click()
  await expect(demo.getByText(/The hand-over is noted as pending/)).toBeVisible()
})

test('from the app, links to public pages leave it, and links of the app stay in it', async ({
  page,
  playwright,
  server,
}) => {
  const elsewhere = await playwright.request.newContext()
  await makeOwner(elsewhere, server.url)
  await elsewhere.dispose()
  await page.goto('/signup')
  await page.getByRole('link', { name: 'Terms' }).click()
  await page.waitForURL('**/terms')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Terms')
  await page.goBack()
  await page.getByRole('link', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible()
  await page.getByRole('link', { name: 'Plaudit' }).click()
  await expect(page.getByRole('link', { name: 'Explore Features' })).toBeVisible()
})

async function sitemap(page: Page): Promise<string[]> {
  const text = await (await page.request.get('/sitemap.xml')).text()
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
}

function selector(name: string): string {
  return `.${name.replaceAll(/[^\w-]/g, String.raw`\$&`)}`
}

async function weight(files: ReadonlyMap<string, Promise<Buffer>>): Promise<number> {
  let bytes = 0
  for (const body of files.values()) bytes += gzipSync(await body, { level: 9 }).length
  return bytes
}
