import { columnsAt, page, tag } from './embed-website.ts'
import { expect, test } from '../fixtures.ts'
import { layoutFaults } from '../layout.ts'

test('a visitor reads six testimonials in three, two and one columns, unfolds what is cut, and in a frame (CONST-11)', async ({
  page: visitor,
  six: key,
  owner,
  server,
  site,
}) => {
  await visitor.goto(await site(page(tag(server.url, key))))
  const cards = visitor.getByRole('listitem')
  await expect(cards).toHaveCount(6)
  await expect(visitor.getByText('6 on our form')).toBeVisible()
  for (const [width, columns] of columnsAt) {
    await visitor.setViewportSize({ width, height: 800 })
    const lefts = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().left))
    expect(new Set(lefts.map(Math.round)).size).toBe(columns)
  }
  const arabic = cards.filter({ hasText: 'خدمة' })
  expect(await arabic.evaluate((card) => getComputedStyle(card).direction)).toBe('rtl')
  const long = cards.filter({ hasText: 'wedding' })
  await expect(long.getByText('Everything on the table in time', { exact: true })).toBeVisible()
  await visitor.emulateMedia({ media: 'print' })
  await expect(long.getByRole('button', { name: 'Read more' })).toBeHidden()
  const quote = long.locator('blockquote')
  expect(await quote.evaluate((all) => all.scrollHeight - all.clientHeight)).toBeLessThan(8)
  await visitor.emulateMedia({ media: 'screen' })
  const height = (await long.boundingBox())?.height ?? 0
  await long.getByRole('button', { name: 'Read more' }).click()
  await expect(long.getByRole('button', { name: 'Read less' })).toBeVisible()
  expect((await long.boundingBox())?.height).toBeGreaterThan(height)

  await test.step('what does not fit into the height that the page gives is a press away', async () => {
    await visitor.goto(await site(page(tag(server.url, key, 'data-height="400"'))))
    const host = visitor.locator('[data-plaudit]')
    await expect(visitor.getByText('6 on our form')).toBeInViewport()
    expect((await host.boundingBox())?.height).toBe(400)
    await visitor.getByRole('button', { name: 'Show all' }).click()
    expect((await host.boundingBox())?.height).toBeGreaterThan(1000)
    await expect(visitor.getByRole('button', { name: 'Show all' })).toHaveCount(0)
    // Texts that are all there now have nothing more to read; the longest is still cut.
    await expect(visitor.getByRole('button', { name: 'Read more' })).toHaveCount(1)
  })

  await test.step('the display page stands in a frame of another website', async () => {
    const address = `${server.url}/embed/testimonials?apiKey=${key}&layout=carousel&autoSlide=true`
    await visitor.goto(
      await site(page(`<iframe src="${address}" title="Testimonials" height="600"></iframe>`)),
    )
    const frame = visitor.frameLocator('iframe')
    await expect(frame.getByRole('group', { name: 'Customer testimonials' })).toBeVisible()
    await expect(frame.getByRole('button', { name: 'Pause autoplay' })).toBeVisible()
    await expect(frame.getByText('Tastes better every day', { exact: true })).toBeAttached()
  })

  await test.step('the wall unfolds on paper, and holds the width of a small phone', async () => {
    const { id } = await owner.submit({ content: 'They are warm when they come. '.repeat(30) })
    await owner.approve(id)
    const wall = (await (await owner.request.get('/api/wall')).json()) as { slug: string }
    await owner.request.put('/api/wall', { data: { ...wall, isOn: true } })
    await visitor.goto(`/wall/${wall.slug}`)
    const folded = visitor.locator('.fold blockquote')
    await expect(folded).toBeHidden()
    await visitor.emulateMedia({ media: 'print' })
    await expect(folded).toBeVisible()
    await expect(visitor.getByText('Read more')).toBeHidden()
    await visitor.emulateMedia({ media: 'screen' })
    expect(await layoutFaults(visitor, 320)).toEqual([])
  })
})

test('the strictest policy and Trusted Types let the widget through as it is, also from the head', async ({
  page: visitor,
  six: key,
  server,
  site,
}) => {
  const policy = [
    "default-src 'none'",
    'img-src data:',
    `script-src ${server.url}`,
    `connect-src ${server.url}`,
    "style-src 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join(';')
  const html = page('', tag(server.url, key, 'data-layout="carousel"')).replace(/<style>.*<\/style>/, '')
  await visitor.goto(await site(html, { 'content-security-policy': policy }))
  await expect(visitor.getByText('Lovely.')).toBeVisible()
  const card = visitor.getByRole('listitem').first()
  expect(await card.evaluate((shown) => getComputedStyle(shown).paddingTop)).toBe('24px')
})

test('hostile styles and prototypes change nothing, and two widgets stand side by side', async ({
  page: visitor,
  six: key,
  server,
  site,
}) => {
  const head = `<style>
      *{all:unset!important;font-family:fantasy!important;color:#fff!important}
      div{float:left;display:flex;width:0;font-size:3px} div:empty{display:none!important}
    </style><script>
      Array.prototype.extra = function () {}
      Object.prototype.layout = 'list'
      Object.prototype.method = 'DELETE'
      const iterate = Array.prototype[Symbol.iterator]
      Array.prototype[Symbol.iterator] = function () {
        if (/\\/embed\\.js|\\/widget\\//.test(new Error().stack)) throw new Error('hostile iterator')
        return iterate.call(this)
      }
      Object.freeze(Object.prototype); Object.freeze(Array.prototype); Object.freeze(Function.prototype)
    </script>`
  const body = tag(server.url, key) + tag(server.url, key, 'data-layout="carousel" data-theme="dark"')
  await visitor.goto(await site(page(body, head)))
  await expect(visitor.getByText('6 on our form')).toHaveCount(2)
  const hosts = visitor.locator('[data-plaudit]')
  await expect(hosts).toHaveCount(2)
  for (const host of await hosts.all()) {
    expect((await host.boundingBox())?.width).toBeGreaterThan(900)
    const style = await host
      .locator('.card')
      .first()
      .evaluate((card) => {
        const { display, fontFamily, color, fontSize } = getComputedStyle(card)
        return { display, fontFamily, color, fontSize }
      })
    expect(style).toMatchObject({ display: 'flex', fontSize: '16px' })
    expect(style.fontFamily).toContain('system-ui')
  }
  const color = (place: number) =>
    hosts
      .nth(place)
      .locator('.card')
      .first()
      .evaluate((card) => getComputedStyle(card).color)
  expect([await color(0), await color(1)]).toEqual(['rgb(22, 24, 29)', 'rgb(243, 244, 246)'])
})

test('several modules with one address, which a browser runs once, show a widget each', async ({
  page: visitor,
  six: key,
  server,
  site,
}) => {
  const src = `${server.url}/widget/${key}.js`
  const module = `<div data-plaudit style="min-height:2400px"></div><script type="module" src="${src}"></script>`
  await visitor.goto(await site(page(`${module}<hr>${module}`)))
  await expect(visitor.locator('[data-plaudit] .card')).toHaveCount(12)
  const old = tag(server.url, key, 'type="module"')
  await visitor.goto(await site(page(`${old}<p style="height:1600px">Story</p>${old}`)))
  await visitor.mouse.wheel(0, 9000)
  await expect(visitor.locator('[data-plaudit] .card')).toHaveCount(12)
})
