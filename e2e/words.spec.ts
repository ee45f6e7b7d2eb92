import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './fixtures.ts'

/** Sentences of the documents that a page must say, word for word, by the requirement's number. */
const sentences: ReadonlyArray<readonly [requirement: string, path: string, said: readonly string[]]> = [
  ['LEGAL-02', '/privacy', ['December 20, 2024']],
  ['LEGAL-02', '/terms', ['December 20, 2024']],
  [
    'LEGAL-03',
    '/privacy',
    [
      'What is collected',
      'What it is used for',
      'Who it is shared with',
      'How it is protected',
      'Your rights',
      'International transfers',
      'Children',
      '30 days notice',
      'receive a reply within 30 days',
    ],
  ],
  ['LEGAL-05', '/privacy', ['an account requires an age of 18 or over']],
  ['LEGAL-05', '/terms', ['An account requires age 18 or over']],
  ['LEGAL-06', '/privacy', ['not for children under 16']],
  ['LEGAL-06', '/terms', ['not for children under 16']],
  ['LEGAL-07', '/terms', ['State of California', 'binding arbitration']],
  ['LEGAL-08', '/terms', ['99.9% uptime']],
  ['LEGAL-09', '/terms', ['30 days notice', 'requests are answered within 30 days']],
  ['LEGAL-09', '/privacy', ['Requests are answered within 30 days']],
  ['LEGAL-10', '/terms', ['the amount you paid for the service in the last 12 months']],
  ['COOK-01', '/cookies', ['Essential', 'Analytics', 'Functional', 'Marketing']],
  ['COOK-02', '/cookies', ['Duration:', '30 days', 'Can be switched off:']],
  ['COOK-05', '/cookies', ['Save Preferences', 'Accept All', 'Reject Optional']],
  ['MKT-19', '/blog', ['All posts', 'Collecting', 'Rules', 'Websites', 'Your data', 'Featured']],
  ['SHELL-09', '/help', ['Getting started', 'Embedding on your website', 'Self-hosting', 'API keys']],
]
const index = ['/blog', '/help', '/privacy', '/terms', '/cookies']

/** The texts of all pages as they come from the server: no script has touched them. */
test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const [requirement, path, said] of sentences) {
    test(`${requirement}: ${path} says ${said[0]}`, async ({ page }) => {
      await page.goto(path)
      const main = page.getByRole('main')
      for (const sentence of said) await expect(main).toContainText(sentence)
      // LEGAL-01: with a header and a footer.
      await expect(page.getByRole('banner')).toBeVisible()
      await expect(page.getByRole('contentinfo')).toBeVisible()
    })
  }

  test('LEGAL-04: the terms have fourteen numbered sections, in order', async ({ page }) => {
    await page.goto('/terms')
    const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()
    expect(headings.map((text) => /^(\d+)\. \S/.exec(text)?.[1])).toEqual(
      Array.from({ length: 14 }, (_, index) => String(index + 1)),
    )
  })

  test('the legal pages name the address of this installation', async ({ page, server }) => {
    for (const path of ['/privacy', '/terms']) {
      await page.goto(path)
      await expect(page.getByRole('main')).toContainText(server.url)
      await expect(page.getByRole('main')).not.toContainText('PUBLIC_URL')
    }
  })

  test('MKT-19: a category chip leads to the posts of that category', async ({ page }) => {
    await page.goto('/blog')
    await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Rules' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Rules' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Rules' }).and(page.locator('[aria-current]'))).toBeVisible()
    const shown = page.getByRole('article')
    expect(await shown.count()).toBeGreaterThan(1)
    for (const post of await shown.all()) {
      await expect(post.getByRole('link', { name: 'Rules', exact: true })).toBeVisible()
    }
  })

  test('every answer of the help can be read, and the search box that could not work is not shown', async ({
    page,
  }) => {
    await page.goto('/help')
    await expect(page.getByRole('searchbox')).toBeHidden()
    await expect(page.getByRole('heading', { name: 'How do I back it up?' })).toBeVisible()
    const answers = page.locator('[data-help-entry]')
    expect(await answers.count()).toBeGreaterThan(40)
    await expect(answers.and(page.locator('[hidden]'))).toHaveCount(0)
  })
})

test('MKT-19, MKT-20: the newest post is featured, and the feed has every post', async ({
  page,
  request,
}) => {
  await page.goto('/blog')
  const answer = await request.get('/blog/rss.xml')
  expect(answer.headers()['content-type']).toContain('xml')
  const feed = await page.evaluate(
    (text) => {
      const parsed = new DOMParser().parseFromString(text, 'application/xml')
      const textOf = (item: Element, name: string) => item.querySelector(name)?.textContent ?? ''
      return {
        isBroken: parsed.querySelector('parsererror') !== null,
        items: [...parsed.querySelectorAll('rss[version="2.0"] > channel > item')].map((item) => ({
          title: textOf(item, 'title'),
          link: textOf(item, 'link'),
          date: Date.parse(textOf(item, 'pubDate')),
        })),
      }
    },
    await answer.text(),
  )
  expect(feed.isBroken).toBe(false)
  expect(feed.items.length).toBeGreaterThanOrEqual(6)
  expect(feed.items.map(({ date }) => date)).toEqual(
    feed.items.map(({ date }) => date).toSorted((a, b) => b - a),
  )
  const titles = await page.getByRole('article').getByRole('heading').allTextContents()
  expect(titles).toEqual(feed.items.map(({ title }) => title.replaceAll("'", '’')))
  await expect(page.getByRole('article').first()).toContainText('Featured')
  for (const { link, title } of feed.items) {
    await page.goto(link)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title.replaceAll("'", '’'))
  }
})

test('SHELL-09: the help finds answers by any of their words', async ({ page }) => {
  await page.goto('/help')
  const search = page.getByRole('searchbox', { name: 'Search the help' })
  const shown = page.locator('[data-help-entry]:visible')
  const all = await shown.count()
  await expect(async () => {
    await search.fill('PG_DUMP keys')
    await expect(page.getByText('1 answer', { exact: true })).toBeVisible({ timeout: 500 })
  }).toPass()
  await expect(shown).toHaveCount(1)
  await expect(page.getByRole('heading', { name: 'How do I back it up?' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Importing reviews' })).toBeHidden()
  await search.fill('sauerkraut')
  await expect(page.getByText('Nothing matches.')).toBeVisible()
  await expect(shown).toHaveCount(0)
  await search.fill('')
  await expect(shown).toHaveCount(all)
})

for (const theme of ['light', 'dark'] as const) {
  test(`axe finds nothing on any page of words, ${theme}`, async ({ page }) => {
    test.slow()
    await page.emulateMedia({ colorScheme: theme })
    await page.goto('/blog')
    const posts = await pathsOf(page, 'article h2 a')
    const chips = await pathsOf(page, 'nav[aria-label=Categories] a')
    for (const path of new Set([...index, ...chips, ...posts])) {
      await page.goto(path)
      await expectAccessible(page)
    }
  })
}

test('long text keeps a measure that can be read, and no page scrolls sideways', async ({ page }) => {
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    for (const path of [...index, '/blog/what-16-cfr-part-465-changed']) {
      await page.goto(path)
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(wide, `${path} at ${width}`).toBeLessThanOrEqual(0)
    }
  }
  const longest = await page.locator('main p').evaluateAll((paragraphs) =>
    Math.max(
      ...paragraphs
        .filter(({ textContent }) => textContent.length > 300)
        .map((paragraph) => {
          const lines =
            paragraph.getBoundingClientRect().height / parseFloat(getComputedStyle(paragraph).lineHeight)
          return paragraph.textContent.length / Math.round(lines)
        }),
    ),
  )
  expect(longest).toBeGreaterThan(55)
  expect(longest).toBeLessThanOrEqual(76)
})

function pathsOf(page: Page, selector: string): Promise<string[]> {
  return page.locator(selector).evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
}
