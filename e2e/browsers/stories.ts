import { page } from '../embed/embed-website.ts'
import { missedOnPaper, sixSeen, widgetSeen } from '../embed/widget-seen.ts'
import { expect, test as base } from '../fixtures.ts'
import { openFirefox } from './firefox.ts'
import type { OtherBrowser } from './other-browser.ts'
import { openWebKit } from './webkit.ts'

/** By the names of the projects. */
const opened: Readonly<Record<string, (program: string) => Promise<OtherBrowser>>> = {
  firefox: openFirefox,
  webkit: openWebKit,
}

interface Fixtures {
  /** Of the browser. */
  program: string
  visitor: OtherBrowser
  /** Opens a page of somebody else's with a widget of six testimonials, once its cards are there. */
  openWidget: (query?: string, direction?: string) => Promise<void>
}

/** What a page's owner would find in the console. */
const complaints = `<script>
  complaints = []
  addEventListener('error', ({ message }) => complaints.push(message))
  addEventListener('unhandledrejection', ({ reason }) => complaints.push(String(reason)))
  console.error = console.warn = (...all) => complaints.push(all.join(' '))
</script>`

const shown = `[...document.querySelectorAll('[id^=plaudit-widget]')]
  .flatMap(({ shadowRoot }) => [...(shadowRoot?.querySelectorAll('li, .foot') ?? [])]).length`

const test = base.extend<Fixtures>({
  program: ['', { option: true }],
  visitor: async ({ program }, provide, { project }) => {
    const browser = await opened[project.name]!(program)
    await provide(browser)
    await browser.close()
  },
  openWidget: ({ visitor, six: key, server, site }, provide) =>
    provide(async (query = '', direction = 'ltr') => {
      const snippet = `<div id="plaudit-widget-${key}"></div><script src="${server.url}/widget/${key}.js${query}"></script>`
      const html = page(snippet, complaints).replace('<html', `<html dir="${direction}"`)
      await visitor.open(await site(html))
      await expect.poll(() => visitor.evaluate(shown)).toBeGreaterThan(0)
      expect([query, await visitor.evaluate('complaints')]).toEqual([query, []])
    }),
})

for (const direction of ['ltr', 'rtl']) {
  test(`six cards, words below their stars, and a line that reads right, on a page that is ${direction}`, async ({
    visitor,
    openWidget,
  }) => {
    await openWidget('', direction)
    expect(await visitor.evaluate(`(${String(widgetSeen)})()`)).toEqual(sixSeen)
  })
}

test('on paper, every text is whole, and nothing is there to be pressed', async ({ visitor, openWidget }) => {
  await openWidget()
  expect(await visitor.evaluate(`(${String(missedOnPaper)})()`)).toEqual([])
})

test('every layout is drawn, and none complains in the console', async ({ openWidget }) => {
  for (const layout of ['list', 'wall', 'card', 'carousel', 'spotlight', 'badge', 'avatars', 'marquee'])
    await openWidget(`?layout=${layout}&theme=auto`)
})
