import { gzipSync } from 'node:zlib'
import type { Locator, Page, Route } from '@playwright/test'
import { curlOf } from '#contract/documentation.ts'
import { putTestimonial } from '#contract/testimonials/editing.ts'
import { expect, test } from '../fixtures.ts'

interface Shift extends PerformanceEntry {
  readonly value: number
  readonly sources: readonly { readonly node?: Node }[]
}

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
      const { dataset } = document.documentElement
      for (const { value, sources } of list.getEntries() as Shift[]) {
        dataset['moved'] = String(Number(dataset['moved'] ?? 0) + value)
        const texts = sources.map(({ node }) => node?.textContent?.trim().slice(0, 40))
        dataset['movers'] = `${dataset['movers'] ?? ''} ${value.toFixed(4)} ${texts.join(' | ')}`
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
  const html = page.locator('html')
  const movers = (await html.getAttribute('data-movers')) ?? ''
  expect(Number((await html.getAttribute('data-moved')) ?? 0), movers).toBeLessThan(0.005)
})

test('MKT-15, MKT-17: the carousel turns by pointer and by keys, over 300 ms, one slide in view at a time', async ({
  page,
}) => {
  await page.goto('/')
  const carousel = page.getByRole('region', { name: 'What customers say' })
  await carousel.scrollIntoViewIfNeeded()
  const slides = carousel.locator('ul')
  const alone = async (place: string) => {
    await expect(carousel.getByText(`Testimonial ${place}`, { exact: true })).toBeAttached()
    await expect.poll(() => placesIn(carousel.locator('ul').locator('..'))).toEqual([place])
  }
  await alone('1 of 3')
  await carousel.getByRole('button', { name: 'Previous testimonial' }).click()
  await alone('3 of 3')
  await carousel.getByRole('button', { name: 'Testimonial 2 of 3' }).click()
  await alone('2 of 3')
  await page.keyboard.press('ArrowRight')
  await alone('3 of 3')
  expect(await slides.evaluate((list) => getComputedStyle(list).transitionDuration)).toBe('0.3s')
})

test('everything can be read without JavaScript, in lines of a readable length', async ({
  browser,
  server,
}) => {
  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: server.url })
  const page = await plain.newPage()
  await page.goto('/')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.locator('summary', { hasText: 'Menu' }).click()
  await expect(page.getByRole('link', { name: 'Pricing' }).first()).toBeVisible()
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/demo')
  for (const step of ['Business Setup', 'Testimonial Collection', 'AI Enhancement', 'Review Publication'])
    await expect(page.getByRole('heading', { name: step })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Next' })).toBeHidden()
  await page.goto('/help')
  await expect(page.getByRole('searchbox')).toBeHidden()
  await page.getByRole('link', { name: 'How do I back it up?' }).click()
  await expect(page.getByRole('heading', { name: 'How do I back it up?' })).toBeInViewport()
  await page.goto('/documentation')
  for (const part of ['Getting Started', 'API Reference'])
    await expect(page.getByRole('heading', { level: 2, name: part })).toBeVisible()
  await page.getByRole('link', { name: 'Troubleshooting', exact: true }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Troubleshooting' })).toBeInViewport()
  await page.goto('/cookies')
  await expect(page.getByText('Turn on JavaScript to choose.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save Preferences' })).toBeDisabled()
  await page.goto('/contact')
  // Searching by text passes over this element, though it is shown.
  expect(await page.getByRole('main').locator('noscript').innerText()).toBe(
    'Turn on JavaScript to send this form.',
  )
  await page.goto('/blog/what-16-cfr-part-465-changed')
  const longest = Math.max(...(await lineLengths(page)))
  expect(longest).toBeGreaterThan(55)
  expect(longest).toBeLessThanOrEqual(76)
  await plain.close()
})

test('MKT-32, MKT-34: on a phone the documentation shows one part at a time, leads to each call, also from its old address, and copies its sample', async ({
  page,
  context,
  server,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/documentation')
  await expect(page.getByRole('tabpanel')).toHaveCount(1)
  await page.getByRole('tab', { name: 'Troubleshooting' }).click()
  await expect(page.getByRole('tab', { name: 'Troubleshooting' })).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('tabpanel')).toHaveAccessibleName('Troubleshooting')
  await page.getByRole('tab', { name: 'API Reference' }).click()
  const reference = page.getByRole('tabpanel', { name: 'API Reference' })
  await expect(reference).toBeVisible()
  const puts = reference.getByRole('listitem').filter({ hasText: 'PUT' })
  await puts.getByRole('link', { name: '/api/testimonials/{id}', exact: true }).click()
  const heading = page.getByRole('heading', { name: 'PUT /api/testimonials/{id}', exact: true })
  await expect(heading).toBeInViewport()
  // Nothing that sticks to the top of the page lies on it.
  expect(await heading.evaluate(isUncovered)).toBe(true)
  const entry = page.getByRole('article', { name: 'PUT /api/testimonials/{id}', exact: true })
  await entry.getByRole('button', { name: 'Copy' }).click()
  await expect(entry.getByText('Copied!')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(curlOf(putTestimonial, server.url))
  await page.goBack()
  await expect(page.getByRole('tabpanel')).toHaveAccessibleName('API Reference')
  await page.goto('/documentation#get-api-embed-testimonials-userid')
  await page.waitForURL('**/documentation/api/widgets#get-api-embed-testimonials-userid')
})

test('MKT-24: what a visitor writes on the contact page reaches the server, and the form is empty again', async ({
  page,
}) => {
  await page.goto('/contact')
  const fields = {
    Name: 'Ola Brandt',
    Email: 'ola@example.com',
    Subject: 'A question',
    Message: 'Does it run?',
  }
  for (const [label, text] of Object.entries(fields))
    await page.getByRole('textbox', { name: label }).fill(text)
  await page.getByRole('combobox', { name: 'What is this about?' }).selectOption('press')
  const sent = page.waitForResponse('**/api/contact')
  await page.getByRole('button', { name: 'Send Message' }).click()
  expect((await sent).status()).toBe(201)
  const toasts = page.getByRole('region', { name: 'Notifications' })
  await expect(toasts).toContainText('Message Sent')
  await expect(toasts).toContainText('24 hours')
  for (const label of Object.keys(fields))
    await expect(page.getByRole('textbox', { name: label })).toHaveValue('')
})

test('SHELL-01, SHELL-35, PLAN-01: owners go from the front door to work, strangers between the app and public pages', async ({
  page,
  owner,
  expectedErrors,
}) => {
  // Paying where nobody takes money is refused, and written down by the browser.
  expectedErrors.push(/status of 409/)
  await page.addInitScript(() => {
    if (location.pathname !== '/') return
    addEventListener('DOMContentLoaded', () => {
      const isSeen = document.querySelector('h1')?.checkVisibility()
      sessionStorage.setItem('saw-landing', String(isSeen))
    })
  })
  // A fast answer would lead on before the page is parsed to its end.
  const answerOnceParsed = async (route: Route) => {
    await page.waitForFunction(() => location.pathname === '/' && sessionStorage.getItem('saw-landing'))
    await route.continue()
  }
  await page.route('**/api/user', answerOnceParsed, { times: 1 })
  await page.goto('/')
  await page.waitForURL('**/dashboard')
  expect(await page.evaluate(() => sessionStorage.getItem('saw-landing'))).toBe('false')
  await page.goto('/landing')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
  await expect(page.getByRole('banner').getByRole('link')).toHaveCount(1)
  await page.goto('/pricing')
  await expect(page.getByRole('heading', { level: 1, name: 'Choose Your Plan' })).toBeVisible()
  await page.getByRole('button', { name: 'Start Professional' }).click()
  await expect(page.getByText('Subscription Error', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Start Professional' })).toBeEnabled()

  await owner.request.post('/api/logout')
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

/** The names of the slides that are at least half inside of `frame`. */
function placesIn(frame: Locator): Promise<string[]> {
  return frame.evaluate((element) => {
    const { left, right } = element.getBoundingClientRect()
    return [...element.querySelectorAll('li')]
      .filter((slide) => {
        const box = slide.getBoundingClientRect()
        return Math.min(box.right, right) - Math.max(box.left, left) > box.width / 2
      })
      .map((slide) => slide.getAttribute('aria-label') ?? '')
  })
}

function isUncovered(element: Element): boolean {
  const { left, top } = element.getBoundingClientRect()
  const above = document.elementFromPoint(left + 2, top + 2)
  return above !== null && (element.contains(above) || above.contains(element))
}

/** Characters a line, of each long paragraph. */
function lineLengths(page: Page): Promise<number[]> {
  return page.locator('main p').evaluateAll((paragraphs) =>
    paragraphs
      .filter(({ textContent }) => textContent.length > 300)
      .map((paragraph) => {
        const lines =
          paragraph.getBoundingClientRect().height / parseFloat(getComputedStyle(paragraph).lineHeight)
        return paragraph.textContent.length / Math.round(lines)
      }),
  )
}

async function weight(files: ReadonlyMap<string, Promise<Buffer>>): Promise<number> {
  let bytes = 0
  for (const body of files.values()) bytes += gzipSync(await body, { level: 9 }).length
  return bytes
}
