import type { Page } from '@playwright/test'
import type { Widget } from '#contract/widgets/widgets.ts'
import { reservingStyle, type WidgetHeights } from '#contract/embed/widget-heights.ts'
import { columnsAt, page, tag, watchShifts } from './embed-website.ts'
import { expect, test } from '../fixtures.ts'
import { sixSeen, widgetSeen } from './widget-seen.ts'

/** The snippet whose script carries its testimonials, after the container it fills. */
const snippet = (url: string, key: string, query = '', more = '') =>
  `<div id="plaudit-widget-${key}"></div><script ${more} src="${url}/widget/${key}.js${query}"></script>`
const cardsOf = (visitor: Page) => visitor.locator('[id^=plaudit-widget] .card, [data-plaudit] .card')
const boxOf = (visitor: Page) => visitor.locator('[id^=plaudit-widget], [data-plaudit]').first()
const sizeOf = async (visitor: Page) => (await boxOf(visitor).boundingBox()) ?? { width: 0, height: 0 }

const strictest = (url: string) =>
  [
    "default-src 'none'",
    'img-src data:',
    `script-src ${url}`,
    `connect-src ${url}`,
    "style-src 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join(';')

test('in a parent that shrinks to its content, a widget is as wide as its text needs', async ({
  page: visitor,
  six: key,
  server,
  site,
}) => {
  const parents: Record<string, (inside: string) => string> = {
    'flex row': (inside) => `<div style="display:flex"><div>${inside}</div></div>`,
    'table cell': (inside) => `<table><tr><td>${inside}</td></tr></table>`,
    float: (inside) => `<div style="float:left">${inside}</div>`,
    'inline-block': (inside) => `<div style="display:inline-block">${inside}</div>`,
    'centered column': (inside) =>
      `<div style="display:flex;flex-direction:column;align-items:center"><div>${inside}</div></div>`,
    'fit-content': (inside) => `<div style="width:fit-content;margin:auto">${inside}</div>`,
  }
  for (const [name, wrap] of Object.entries(parents)) {
    for (const width of [1280, 320]) {
      await visitor.setViewportSize({ width, height: 900 })
      await visitor.goto(await site(page(wrap(snippet(server.url, key)))))
      await expect(cardsOf(visitor)).toHaveCount(6)
      const size = await sizeOf(visitor)
      expect({ name, width, isReadable: size.width >= Math.min(280, width - 40) }).toMatchObject({
        isReadable: true,
      })
      expect({ name, width, fits: await overflow(visitor) }).toMatchObject({ fits: 0 })
    }
  }
})

test('beside text that its height does not move, a widget takes the height it needs', async ({
  page: visitor,
  six: key,
  server,
  site,
}) => {
  const row = `display:grid;grid-template-columns:2fr 1fr;align-items:start`
  const beside = `<div style="${row}"><div>${snippet(server.url, key, '', 'defer')}</div><p style="height:2000px">About us</p></div>`
  await visitor.goto(await site(page(beside)))
  await expect(cardsOf(visitor).last()).toBeVisible()
  const cut = await boxOf(visitor).evaluate((host) =>
    host.shadowRoot!.querySelector('.p')!.getAttribute('style'),
  )
  expect(cut).toBeFalsy()
  expect((await sizeOf(visitor)).height).toBeGreaterThan(400)
})

/** How far the page can be scrolled sideways. */
const overflow = (visitor: Page) =>
  visitor.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

test('nothing to show takes no room, and one or two testimonials take theirs', async ({
  page: visitor,
  owner,
  server,
  site,
}) => {
  const key = owner.user.apiKey ?? ''
  const open = async () => {
    // A browser keeps an answer for 50 seconds; under another address it asks again.
    const again = `?seen=${Math.random()}`
    await visitor.goto(await site(page(snippet(server.url, key, again))))
    await visitor.waitForLoadState('networkidle')
    return (await sizeOf(visitor)).height
  }
  expect(await open()).toBe(0)
  for (const count of [1, 2]) {
    const { id } = await owner.submit({ content: `Lovely bread, visit ${count}.` })
    await owner.approve(id)
    await expect.poll(open, { timeout: 15_000 }).toBeGreaterThan(100)
    expect(await open()).toBeLessThan(count === 1 ? 400 : 420)
  }
})

test('a key that opens nothing takes no room and leaves one line in the console', async ({
  page: visitor,
  server,
  site,
}) => {
  const lines: string[] = []
  visitor.on('console', (line) => lines.push(line.text()))
  await visitor.goto(await site(page(snippet(server.url, `pk_${'x'.repeat(32)}`))))
  await visitor.waitForLoadState('networkidle')
  expect((await sizeOf(visitor)).height).toBe(0)
  expect(lines).toEqual(["Plaudit: this key doesn't work here. Please copy the embed code again."])
})

test('the strictest policy and Trusted Types show the whole grid, without a second request', async ({
  page: visitor,
  six: key,
  server,
  site,
}) => {
  const requests: string[] = []
  visitor.on('request', (request) => {
    if (request.url().startsWith(server.url)) requests.push(request.url())
  })
  const html = page(snippet(server.url, key)).replace(/<style>.*<\/style>/, '')
  await visitor.goto(await site(html, { 'content-security-policy': strictest(server.url) }))
  await expect(cardsOf(visitor)).toHaveCount(6)
  await expect(visitor.getByText('6 on our form')).toBeVisible()
  await expect(visitor.getByRole('button', { name: 'Show all' })).toHaveCount(0)
  expect(requests).toHaveLength(1)
  expect(
    await visitor
      .context()
      .cookies(server.url)
      .then((all) => all.filter(({ name }) => name.includes('embed'))),
  ).toEqual([])
})

test('`all: unset !important`, frozen prototypes and a hostile iterator change nothing', async ({
  page: visitor,
  six: key,
  server,
  site,
}) => {
  const head = `<style>*{all:unset!important;font-family:fantasy!important} div{float:left;width:0;font-size:3px}</style>
    <script>
      Array.prototype.extra = function () {}
      Object.prototype.layout = 'list'
      const iterate = Array.prototype[Symbol.iterator]
      Array.prototype[Symbol.iterator] = function () {
        if (new Error().stack.includes('/widget/')) throw new Error('hostile iterator')
        return iterate.call(this)
      }
      for (var at = 0, all = [Object, Array, Function, Element, Node, String]; at < all.length; at++) Object.freeze(all[at].prototype)
    </script>`
  await visitor.goto(
    await site(page(snippet(server.url, key) + snippet(server.url, key, '?layout=carousel', ''), head)),
  )
  await expect(visitor.locator('.grid .card')).toHaveCount(6)
  await expect(visitor.locator('.carousel .card')).toHaveCount(6)
  const style = await visitor
    .locator('.grid .card')
    .first()
    .evaluate((card) => {
      const { display, fontSize, fontFamily } = getComputedStyle(card)
      return { display, fontSize, isOurs: fontFamily.includes('system-ui') }
    })
  expect(style).toEqual({ display: 'flex', fontSize: '16px', isOurs: true })
})

test('two widgets of one key side by side keep their own settings', async ({
  page: visitor,
  six: key,
  server,
  site,
}) => {
  const body = snippet(server.url, key, '?max=2') + snippet(server.url, key, '?layout=badge&theme=dark')
  await visitor.goto(await site(page(body)))
  await expect(cardsOf(visitor)).toHaveCount(2)
  await expect(visitor.locator('.badge-in .foot')).toContainText('6 on our form')
})

test('a page made in the browser mounts the container late, takes it away, and brings it back', async ({
  page: visitor,
  six: key,
  server,
  site,
}) => {
  const head = `<script src="${server.url}/widget/${key}.js" async></script>`
  await visitor.goto(await site(page('<div id="app"></div>', head)))
  for (let visit = 0; visit < 2; visit++) {
    await visitor.evaluate((id) => {
      const app = document.querySelector('#app')!
      app.replaceChildren()
      const container = document.createElement('div')
      container.id = id
      container.style.minHeight = '200px'
      app.append(container)
    }, `plaudit-widget-${key}`)
    await expect(cardsOf(visitor)).toHaveCount(6)
  }
})

for (const width of [1280, 390]) {
  test(`async, deferred, from a tag manager or late: nothing moves, or it says what to do and shows a card, ${width} pixels wide`, async ({
    context,
    six: key,
    server,
    site,
  }) => {
    const src = `${server.url}/widget/${key}.js`
    const container = `<div id="plaudit-widget-${key}"></div>`
    const late = `<script>setTimeout(function(){var s=document.createElement('script');s.src='${src}';s.async=true;document.head.append(s)},300)</script>`
    const ways: Record<string, string> = {
      plain: snippet(server.url, key),
      async: snippet(server.url, key, '', 'async'),
      defer: snippet(server.url, key, '', 'defer'),
      'tag manager': container + late,
      reserved: `<div id="plaudit-widget-${key}" style="min-height:2400px"></div>${late}`,
      'too little reserved': `<div id="plaudit-widget-${key}" style="min-height:300px"></div>${late}`,
      'below the window': `<p style="height:1600px">Story</p>${container}${late}`,
      'old snippet, async': tag(server.url, key, 'async'),
      'in the head, async': `${container}<script>var s=document.createElement('script');s.src='${src}';document.head.append(s)</script>`,
      'a module': `${container}<script type="module" src="${src}"></script>`,
      'a module of another': `${container}<script type="module">import '${src}'</script>`,
      'old snippet, a module': tag(server.url, key, 'type="module"'),
      'nothing in view below': `${container}${late}<style>#after{margin-top:100vh}</style>`,
      pressed: `<button onclick="setTimeout(function(){app.innerHTML='<div id=plaudit-widget-${key}></div>'},200)">Show</button>
        <div id="app"></div><script>var s=document.createElement('script');s.src='${src}';document.head.append(s)</script>`,
    }
    const isReserved = /plain|reserved|below|pressed/
    // Most of it is waiting: a tab each.
    await Promise.all(
      Object.entries(ways).map(async ([name, body]) => {
        const tab = await context.newPage()
        const shifts = await watchShifts(tab)
        const said: string[] = []
        tab.on('console', (line) => said.push(line.text()))
        await tab.setViewportSize({ width, height: 800 })
        await tab.goto(await site(page(body)))
        await tab.waitForLoadState('networkidle')
        if (name === 'pressed') await tab.getByRole('button', { name: 'Show' }).click()
        await tab.waitForTimeout(400)
        await expect(tab.locator('.card').first()).toBeVisible()
        if (isReserved.test(name)) {
          const heights = said.filter((line) => line.includes('min-height'))
          expect([name, await shifts(), heights]).toEqual([name, 0, []])
        } else {
          // How high the whole of it is depends on the width; only its first card is there.
          expect([name, said]).toEqual([
            name,
            [expect.stringMatching(/^Plaudit: give the container a min-height of \d{3,4}px\.$/)],
          ])
          expect((await sizeOf(tab)).height).toBeLessThan(320)
        }
        // Scrolled past and back, the visitor finds it.
        await tab.mouse.wheel(0, 3000)
        await tab.waitForTimeout(150)
        await tab.evaluate(() => scrollTo(0, 0))
        await expect(tab.locator('.card').first()).toBeAttached()
        await tab.close()
      }),
    )
  })
}

test('`auto` is as dark as the page behind it, and follows when the page switches', async ({
  page: visitor,
  six: key,
  server,
  site,
}) => {
  const head = '<style>body{background:#111;color:#eee}html.day body{background:#fff;color:#111}</style>'
  await visitor.goto(await site(page(snippet(server.url, key, '?theme=auto'), head)))
  const isDark = () =>
    visitor
      .locator('.card')
      .first()
      .evaluate((card) => getComputedStyle(card).color === 'rgb(243, 244, 246)')
  await expect.poll(isDark).toBe(true)
  await visitor.evaluate(() => document.documentElement.classList.add('day'))
  await expect.poll(isDark).toBe(false)
  // Without a background of its own, a page that allows both schemes is as dark as the device.
  const scheme = '<style>:root{color-scheme:light dark}</style>'
  await visitor.emulateMedia({ colorScheme: 'dark' })
  await visitor.goto(await site(page(snippet(server.url, key, '?theme=auto'), scheme)))
  await expect.poll(isDark).toBe(true)
  await visitor.emulateMedia({ colorScheme: 'light' })
  await expect.poll(isDark).toBe(false)
})

test('the carousel shows as many cards as fit, and counts where there are too many for dots', async ({
  page: visitor,
  six: key,
  server,
  site,
}) => {
  const watch = `<script>errors = []; addEventListener('error', ({ message }) => errors.push(message))</script>`
  await visitor.goto(await site(page(snippet(server.url, key, '?layout=carousel'), watch)))
  const reachable = visitor.locator('.carousel .card:not([inert])')
  for (const [width, count] of columnsAt) {
    await visitor.setViewportSize({ width, height: 800 })
    await expect(reachable).toHaveCount(count)
    await expect(visitor.locator('.dots button')).toHaveCount(6 - count + 1)
  }
  // Resizing within a ResizeObserver's callback would report an error to the page.
  expect(await visitor.evaluate('errors')).toEqual([])
})

test('in a column that narrows by itself, cut text offers its rest at the first move of the pointer', async ({
  page: visitor,
  six: key,
  server,
  site,
}) => {
  const column = `<div id="column" style="width:900px">${snippet(server.url, key, '?layout=list')}</div>`
  await visitor.goto(await site(page(column)))
  const more = visitor.getByRole('button', { name: 'Read more' })
  await expect(cardsOf(visitor)).toHaveCount(6)
  await expect(more).toHaveCount(0)
  await visitor.evaluate("column.style.width = '320px'")
  await visitor.mouse.move(160, 300)
  await expect(more).toHaveCount(1)
})

test('a widget drawn while hidden fits as soon as it is shown', async ({
  page: visitor,
  six: key,
  server,
  site,
}) => {
  const tab = `<div id="tab" hidden>${snippet(server.url, key, '?layout=carousel')}</div>`
  await visitor.goto(await site(page(tab)))
  await expect(cardsOf(visitor)).toHaveCount(6)
  await visitor.evaluate('tab.hidden = false')
  await expect(visitor.locator('.carousel .card:not([inert])')).toHaveCount(3)
  await expect(visitor.getByRole('button', { name: 'Read more' })).not.toHaveCount(0)
})

test('words and dates are in the language of the page', async ({ page: visitor, six: key, server, site }) => {
  const german = page(snippet(server.url, key)).replace('lang="en"', 'lang="de-AT"')
  await visitor.goto(await site(german))
  await expect(visitor.getByText('6 über unser Formular')).toBeVisible()
  await expect(visitor.getByText('So sammeln wir')).toBeVisible()
  await expect(visitor.locator('.card')).toHaveCount(6)
  const strict = german.replace(/<style>.*<\/style>/, '')
  await visitor.goto(await site(strict, { 'content-security-policy': strictest(server.url) }))
  await expect(visitor.locator('.card')).toHaveCount(6)
})

test('a page that reads from right to left turns the carousel round', async ({
  page: visitor,
  six: key,
  server,
  site,
}) => {
  const html = page(snippet(server.url, key, '?layout=carousel')).replace('<html', '<html dir="rtl"')
  await visitor.goto(await site(html))
  const first = visitor.locator('.carousel .card').first()
  await expect(first).not.toHaveAttribute('inert')
  // Each text has the side of its own language; the line below has that of the widget's.
  expect(await visitor.evaluate(widgetSeen)).toEqual(sixSeen)
  await visitor.getByRole('button', { name: 'Next testimonial' }).press('ArrowLeft')
  await expect(first).toHaveAttribute('inert')
  expect(await overflow(visitor)).toBe(0)
})

test.describe('without our server', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] })
  test('a server that is slow or away leaves the page as it is', async ({
    page: visitor,
    six: key,
    server,
    site,
  }) => {
    await visitor.route('**/widget/**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 800))
      await route.abort()
    })
    const failed = visitor.waitForEvent('requestfailed')
    await visitor.goto(await site(page(snippet(server.url, key, '', 'async'))))
    await expect(visitor.getByText('Open daily.')).toBeVisible()
    await failed
    await visitor.waitForTimeout(100)
    expect((await sizeOf(visitor)).height).toBe(0)
  })
})

test('the height that a snippet reserves is that of its widget, and with `async` nothing moves', async ({
  context,
  six: key,
  shop,
  server,
  site,
}) => {
  const misses: unknown[] = []
  const layouts = ['grid', 'list', 'wall', 'carousel', 'spotlight', 'badge', 'avatars', 'marquee']
  const shown = layouts.map((layout) => ({ name: layout, key, query: `?layout=${layout}` }))
  for (const density of ['compact', 'spacious']) {
    const data = { name: density, templateId: 'minimalist-grid', settings: { density, displayCount: 6 } }
    const { widgetKey } = (await (
      await shop.request.post(`${server.url}/api/widgets`, { data })
    ).json()) as Widget
    shown.push({ name: density, key: widgetKey, query: '' })
  }
  const lookAt = async ({ name: widget, key: its, query }: (typeof shown)[number]) => {
    const tab = await context.newPage()
    const shifts = await watchShifts(tab)
    const params = query ? { settings: query.slice(1) } : { widgetKey: its }
    const answer = await shop.request.get(`${server.url}/api/embed/heights`, { params })
    const heights = (await answer.json()) as WidgetHeights
    const head = `<style>${reservingStyle(its, heights)}</style>`
    const address = await site(page(snippet(server.url, its, query, 'async'), head))
    for (const [name, width] of Object.entries({ phone: 390, tablet: 768, desktop: 1280 })) {
      await tab.setViewportSize({ width, height: 800 })
      await tab.goto(address)
      await tab.waitForLoadState('networkidle')
      const real = await boxOf(tab).evaluate((host) => {
        const { width, height } = host.shadowRoot!.querySelector('.in')!.getBoundingClientRect()
        return { width, height }
      })
      const reserved = heights[name as keyof WidgetHeights]
      const isNear = Math.abs(reserved - real.height) <= Math.max(24, real.height * 0.08)
      const shift = await shifts()
      // What does not fit is cut off.
      const isEnough = reserved - real.height >= -4
      if (!isNear || !isEnough || shift > 0) misses.push({ widget, name, reserved, real, shift })
    }
    await tab.close()
  }
  // Most of it is waiting: a tab each.
  await Promise.all(shown.map(lookAt))
  expect(misses).toEqual([])
})
