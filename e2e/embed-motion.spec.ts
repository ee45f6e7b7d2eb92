import { fromFarAway, page, tag, watchShifts, withSix } from './embed-website.ts'
import { expect, test } from './fixtures.ts'

for (const width of [1280, 390]) {
  test(`nothing on the page moves when the testimonials arrive, ${width} pixels wide`, async ({
    page: visitor,
    owner,
    server,
    site,
  }) => {
    test.setTimeout(120_000)
    const key = await withSix(owner)
    const shifts = await watchShifts(visitor)
    await fromFarAway(visitor)
    const far = '<p style="height:1600px">A long story.</p>'
    const shown = visitor.getByText('average of 6')
    for (const [height, before] of [
      [800, ''],
      [800, far],
      [2600, ''],
    ] as const) {
      await visitor.setViewportSize({ width, height })
      for (const layout of ['grid', 'carousel', 'list', 'masonry']) {
        for (const more of ['', 'data-height="300"']) {
          const name = [height, layout, before && 'below', more].join(' ')
          await visitor.goto(
            await site(page(before + tag(server.url, key, `data-layout="${layout}" ${more}`))),
          )
          await shown.waitFor({ state: 'attached' })
          await visitor.evaluate(() => new Promise((resolve) => setTimeout(resolve, 60)))
          expect([name, await shifts()]).toEqual([name, 0])
        }
      }
    }
    await test.step('an asynchronous script fills the box that the page keeps free for it', async () => {
      const box = `<div data-plaudit style="min-height:700px"></div>`
      await visitor.goto(await site(page(box + tag(server.url, key, 'async'))))
      await shown.waitFor({ state: 'attached' })
      expect(await shifts()).toBe(0)
    })
    await test.step('and without such a box the measurement does see a shift', async () => {
      await visitor.setViewportSize({ width, height: 800 })
      await visitor.goto(await site(page(tag(server.url, key, 'async'))))
      await shown.waitFor({ state: 'attached' })
      await expect.poll(shifts).toBeGreaterThan(0)
    })
  })
}

test('what does not fit into the height of the page is a press away', async ({
  page: visitor,
  owner,
  server,
  site,
}) => {
  const key = await withSix(owner)
  await visitor.setViewportSize({ width: 390, height: 900 })
  await visitor.goto(await site(page(tag(server.url, key, 'data-height="400"'))))
  const host = visitor.locator('[data-plaudit]')
  await expect(visitor.getByText('average of 6')).toBeInViewport()
  expect((await host.boundingBox())?.height).toBe(400)
  await visitor.getByRole('button', { name: 'Show all' }).click()
  expect((await host.boundingBox())?.height).toBeGreaterThan(1000)
  await expect(visitor.getByRole('button', { name: 'Show all' })).toHaveCount(0)
  // Words that are all there now have nothing more to read; the longest are still cut.
  await expect(visitor.getByRole('button', { name: 'Read more' })).toHaveCount(1)
})

test('the carousel goes round by arrows, dots and keys, and tells a screen reader where it is', async ({
  page: visitor,
  owner,
  server,
  site,
}) => {
  const key = await withSix(owner)
  await visitor.goto(await site(page(tag(server.url, key, 'data-layout="carousel"'))))
  const carousel = visitor.getByRole('group', { name: 'Customer testimonials' })
  const dot = (place: number) => carousel.getByRole('button', { name: `Testimonial ${place} of 6` })
  const live = carousel.locator('[aria-live]')
  await expect(dot(1)).toHaveAttribute('aria-current', 'true')

  await carousel.getByRole('button', { name: 'Previous testimonial' }).click()
  await expect(live).toHaveText('Testimonial 6 of 6')
  await visitor.keyboard.press('ArrowRight')
  await expect(live).toHaveText('Testimonial 1 of 6')
  await visitor.keyboard.press('ArrowLeft')
  await visitor.keyboard.press('ArrowLeft')
  await expect(live).toHaveText('Testimonial 5 of 6')
  // Alt with an arrow is the browser's way back.
  const isLeft = await carousel.evaluate((box) => {
    const key = { key: 'ArrowLeft', altKey: true, bubbles: true, cancelable: true, composed: true }
    return box.dispatchEvent(new KeyboardEvent('keydown', key))
  })
  expect(isLeft).toBe(true)
  await expect(live).toHaveText('Testimonial 5 of 6')
  await dot(2).click()
  await expect(dot(2)).toHaveAttribute('aria-current', 'true')

  const list = carousel.locator('ul')
  expect(await list.evaluate((moved) => moved.style.transform)).toBe('translateX(-100%)')
  expect(await list.evaluate((moved) => getComputedStyle(moved).transitionDuration)).toBe('0.3s')
  await visitor.emulateMedia({ reducedMotion: 'reduce' })
  expect(await list.evaluate((moved) => getComputedStyle(moved).transitionDuration)).not.toBe('0.3s')

  const slides = await list.locator('> li').evaluateAll((all) => all.map((slide) => slide.matches('[inert]')))
  expect(slides).toEqual([true, false, true, true, true, true])
})

test('one testimonial needs no arrows', async ({ page: visitor, owner, server, site }) => {
  const key = await withSix(owner)
  await visitor.goto(await site(page(tag(server.url, key, 'data-layout="carousel" data-max="1"'))))
  await expect(visitor.getByText('1 of 6 shown')).toBeVisible()
  await expect(visitor.getByRole('button', { name: /testimonial/i })).toHaveCount(0)
})

test('a carousel that slides alone rests under the pointer, at a press, and for those who want no motion', async ({
  page: visitor,
  owner,
  server,
  site,
}) => {
  const key = await withSix(owner)
  const more = 'data-layout="carousel" data-autoslide="true" data-slideinterval="2"'
  const address = await site(page(tag(server.url, key, more)))
  const start = Date.now()
  await visitor.clock.install({ time: start })
  // From here on time passes only when the test says so, however slow the machine.
  await visitor.clock.pauseAt(start + 60_000)
  await visitor.goto(address)
  const carousel = visitor.getByRole('group', { name: 'Customer testimonials' })
  const current = carousel.locator('.dots [aria-current=true]')
  const at = (place: number) => expect(current).toHaveAccessibleName(`Testimonial ${place} of 6`)
  await at(1)
  await visitor.clock.runFor(2000)
  await at(2)
  await carousel.locator('.view').hover()
  await visitor.clock.runFor(4000)
  await at(2)
  await visitor.mouse.move(0, 0)
  await visitor.clock.runFor(2000)
  await at(3)
  await carousel.getByRole('button', { name: 'Pause sliding' }).click()
  await visitor.getByRole('heading', { name: 'Our shop' }).click()
  await visitor.clock.runFor(6000)
  await at(3)
  await carousel.getByRole('button', { name: 'Start sliding' }).click()
  await visitor.getByRole('heading', { name: 'Our shop' }).click()
  await visitor.clock.runFor(2000)
  await at(4)

  await visitor.emulateMedia({ reducedMotion: 'reduce' })
  await visitor.goto(address)
  await at(1)
  await visitor.clock.runFor(6000)
  await at(1)
  await expect(carousel.getByRole('button', { name: 'Start sliding' })).toBeVisible()
})
