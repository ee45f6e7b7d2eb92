import { fromFarAway, page, tag, withSix } from './embed-website.ts'
import { expect, expectAccessible, test } from './fixtures.ts'

test('a visitor reads six testimonials of 6, in three, two and one columns, by the documented attributes', async ({
  page: visitor,
  owner,
  server,
  site,
}) => {
  const key = await withSix(owner)
  await visitor.goto(
    await site(
      page(`<script src="${server.url}/embed.js" widget="testimonials" api-key="${key}" user-id="${owner.user.id}"
        showDates="false" data-showcompany="false"></script>`),
    ),
  )
  const cards = visitor.getByRole('listitem')
  await expect(cards).toHaveCount(6)
  await expect(cards.filter({ hasText: 'Honest' })).toContainText('Customer 1')
  await expect(visitor.getByRole('img', { name: 'Rated 4 out of 5' })).toHaveCount(3)
  await expect(visitor.getByText('average of 6')).toBeVisible()
  await expect(visitor.getByText('Duarte')).toHaveCount(0)
  await expect(visitor.getByText(/20\d\d/)).toHaveCount(0)

  for (const [width, columns] of [
    [1280, 3],
    [760, 2],
    [390, 1],
  ] as const) {
    await visitor.setViewportSize({ width, height: 800 })
    const lefts = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().left))
    expect(new Set(lefts.map(Math.round)).size).toBe(columns)
  }

  const arabic = cards.filter({ hasText: 'خدمة' })
  expect(await arabic.evaluate((card) => getComputedStyle(card).direction)).toBe('rtl')

  const long = cards.filter({ hasText: 'wedding' })
  const height = (await long.boundingBox())?.height ?? 0
  await long.getByRole('button', { name: 'Read more' }).click()
  await expect(long.getByRole('button', { name: 'Read less' })).toBeVisible()
  expect((await long.boundingBox())?.height).toBeGreaterThan(height)
})

test('a selection says of how many it is one', async ({ page: visitor, owner, server, site }) => {
  const key = await withSix(owner)
  await visitor.goto(await site(page(tag(server.url, key, 'data-max="2" data-show-ratings="false"'))))
  await expect(visitor.getByRole('listitem')).toHaveCount(2)
  await expect(visitor.getByText('2 of 6 shown')).toBeVisible()
  await expect(visitor.getByText('average of')).toHaveCount(0)
  await expect(visitor.getByRole('img')).toHaveCount(0)
})

test('the strictest policy and Trusted Types let the widget through as it is', async ({
  page: visitor,
  owner,
  server,
  site,
}) => {
  const key = await withSix(owner)
  const policy = [
    "default-src 'none'",
    'img-src data:',
    `script-src ${server.url}`,
    `connect-src ${server.url}`,
    "style-src 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join(';')
  const html = page(tag(server.url, key, 'data-layout="carousel"')).replace(/<style>.*<\/style>/, '')
  await visitor.goto(await site(html, { 'content-security-policy': policy }))
  await expect(visitor.getByText('Lovely.')).toBeVisible()
  const card = visitor.getByRole('listitem').first()
  expect(await card.evaluate((shown) => getComputedStyle(shown).paddingTop)).toBe('36px')
})

test('hostile styles and prototypes change nothing, and two widgets stand side by side', async ({
  page: visitor,
  owner,
  server,
  site,
}) => {
  const key = await withSix(owner)
  const head = `<style>
      *{all:unset!important;font-family:fantasy!important;color:#fff!important}
      div{float:left;display:flex;width:0;font-size:3px} div:empty{display:none!important}
    </style><script>
      Array.prototype.extra = function () {}
      Object.prototype.layout = 'list'
      Object.prototype.method = 'DELETE'
      const iterate = Array.prototype[Symbol.iterator]
      Array.prototype[Symbol.iterator] = function () {
        if (new Error().stack.includes('/embed.js')) throw new Error('hostile iterator')
        return iterate.call(this)
      }
      Object.freeze(Object.prototype); Object.freeze(Array.prototype); Object.freeze(Function.prototype)
    </script>`
  const body = tag(server.url, key) + tag(server.url, key, 'data-layout="carousel" data-theme="dark"')
  await visitor.goto(await site(page(body, head)))
  await expect(visitor.getByText('average of 6')).toHaveCount(2)
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

test('whatever customers wrote stays text', async ({ page: visitor, owner, server, site }) => {
  const attacks = [
    '<img src=x onerror="alert(1)">',
    '</script><script>alert(1)</script>',
    '<svg/onload=alert(1)>',
    '"><iframe srcdoc="<script>alert(1)</script>"></iframe>',
    'javascript:alert(1)',
    '{{constructor.constructor("alert(1)")()}}',
    '&lt;b&gt;already escaped&lt;/b&gt;',
  ]
  for (const attack of attacks) {
    const { id } = await owner.submit({ content: attack, customerName: attack, company: attack })
    await owner.approve(id)
  }
  let dialogs = 0
  visitor.on('dialog', (dialog) => {
    dialogs++
    void dialog.dismiss()
  })
  const key = owner.user.apiKey ?? ''
  for (const address of [
    await site(page(tag(server.url, key, 'data-max="20"'))),
    `${server.url}/embed/testimonials?max=20&apiKey=${key}`,
  ]) {
    await visitor.goto(address)
    await expect(visitor.getByRole('listitem')).toHaveCount(attacks.length)
    const shown = await visitor.locator('blockquote').allTextContents()
    expect(shown.toSorted()).toEqual(attacks.toSorted())
    await expect(visitor.locator('iframe, img, blockquote *')).toHaveCount(0)
  }
  expect(dialogs).toBe(0)
})

test('axe finds nothing in any layout and theme', async ({ page: visitor, owner, server, site }) => {
  const key = await withSix(owner)
  for (const theme of ['light', 'dark']) {
    const head = theme === 'dark' ? '<style>body{background:#0b0c10;color:#eee}</style>' : ''
    for (const layout of ['grid', 'carousel', 'list', 'masonry']) {
      const more = `data-layout="${layout}" data-theme="${theme}" data-autoslide="true"`
      await visitor.goto(await site(page(tag(server.url, key, more), head)))
      await expect(visitor.getByText('average of 6')).toBeVisible()
      await expectAccessible(visitor)
    }
  }
  await visitor.goto(`${server.url}/embed/testimonials?apiKey=${key}&theme=auto`)
  await expect(visitor.getByText('average of 6')).toBeVisible()
  await expectAccessible(visitor)
})

test('a script in the head, one that a page swaps, and a named place each give one widget', async ({
  page: visitor,
  owner,
  server,
  site,
}) => {
  const key = await withSix(owner)
  const shown = visitor.getByText('average of 6')

  await visitor.goto(
    await site(page('<section id="wall"></section>', tag(server.url, key, 'data-target="wall"'))),
  )
  await expect(visitor.locator('#wall').getByText('average of 6')).toBeVisible()
  await expect(shown).toHaveCount(1)

  await visitor.goto(await site(page('<div data-plaudit></div>', tag(server.url, key))))
  await expect(visitor.locator('main [data-plaudit]').getByText('average of 6')).toBeVisible()
  await expect(shown).toHaveCount(1)

  await visitor.goto(await site(page('<section></section>')))
  for (let visit = 0; visit < 3; visit++) {
    await visitor.evaluate(
      ({ url, key }) => {
        document.querySelector('section script')?.remove()
        const script = document.createElement('script')
        script.src = `${url}/embed.js`
        script.dataset['key'] = key
        document.querySelector('section')?.append(script)
      },
      { url: server.url, key },
    )
    await expect(shown).toBeVisible()
    await visitor.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)))
    await expect(shown).toHaveCount(1)
  }
})

test.describe('with a key that opens nothing', () => {
  test.use({ expectedErrors: [/401/] })

  test('the page stays as it is, and below the viewport keeps no hole', async ({
    page: visitor,
    server,
    site,
  }) => {
    const key = `pk_${'x'.repeat(32)}`
    const far = '<p style="height:3000px">A long story.</p>'
    const refused = visitor.waitForResponse(/api\/embed/)
    await visitor.goto(await site(page(far + tag(server.url, key))))
    expect((await refused).status()).toBe(401)
    const host = visitor.locator('[data-plaudit]')
    await expect.poll(async () => (await host.boundingBox())?.height).toBe(0)
    expect(await host.evaluate((box) => box.shadowRoot?.textContent)).toBe('')
  })
})

test('a website without testimonials says so', async ({ page: visitor, owner, server, site }) => {
  await visitor.goto(await site(page(tag(server.url, owner.user.apiKey ?? ''))))
  await expect(visitor.getByText('No testimonials available')).toBeVisible()
})

test('the display page takes its settings from the address and stands in a frame', async ({
  page: visitor,
  owner,
  server,
  site,
}) => {
  const key = await withSix(owner)
  const address = (query: string) => `${server.url}/embed/testimonials?apiKey=${key}&${query}`

  await fromFarAway(visitor)
  await visitor.goto(address(''))
  await expect(visitor.getByRole('status')).toHaveText('Loading testimonials…')
  await expect(visitor.getByRole('listitem')).toHaveCount(6)
  await expect(visitor.getByRole('status')).toHaveCount(0)
  await visitor.unroute(/embed/)

  await visitor.goto(
    address('layout=list&theme=dark&showRatings=false&showDates=false&showCompany=false&max=3'),
  )
  await expect(visitor.getByText('3 of 6 shown')).toBeVisible()
  await expect(visitor.getByText(/Duarte|20\d\d/)).toHaveCount(0)
  await expect(visitor.getByRole('img')).toHaveCount(0)
  expect(await visitor.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(
    'rgb(14, 15, 19)',
  )

  await visitor.goto(address('layout=red;}body{display:none&theme=url(//evil)&max=-3&slideInterval=NaN'))
  await expect(visitor.getByRole('listitem')).toHaveCount(6)

  await visitor.goto(
    await site(
      page(
        `<iframe src="${address('layout=carousel&autoSlide=true')}" title="Praise" height="600"></iframe>`,
      ),
    ),
  )
  const frame = visitor.frameLocator('iframe')
  await expect(frame.getByRole('group', { name: 'Customer testimonials' })).toBeVisible()
  await expect(frame.getByRole('button', { name: 'Pause sliding' })).toBeVisible()
})

test('a withdrawal leaves the embed call in seconds, and browsers within the minute', async ({
  owner,
  server,
}) => {
  const { id, manageUrl } = await owner.submit()
  await owner.approve(id)
  const embed = () => owner.request.get(`${server.url}/api/embed/testimonials/me?apiKey=${owner.user.apiKey}`)
  const shown = async () =>
    ((await (await embed()).json()) as { testimonials: unknown[] }).testimonials.length
  await expect.poll(shown).toBe(1)

  const token = manageUrl.split('/').at(-1)
  const withdrawn = await owner.request.post(`${server.url}/api/public/my/${token}/withdraw`)
  expect(withdrawn.ok()).toBe(true)
  await expect.poll(shown, { timeout: 5000 }).toBe(0)
  const kept = /max-age=(\d+)/.exec((await embed()).headers()['cache-control'] ?? '')
  expect(Number(kept?.[1])).toBeLessThanOrEqual(50)
})
