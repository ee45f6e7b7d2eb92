import type { Page } from '@playwright/test'
import { fromFarAway, page, tag, watchShifts } from './embed-website.ts'
import { expect, test } from '../fixtures.ts'

test.describe('what a widget does to the page around it', () => {
  for (const width of [1280, 390]) {
    test(`nothing on the page moves when the testimonials arrive, ${width} pixels wide`, async ({
      page: visitor,
      context,
      six: key,
      server,
      site,
    }) => {
      test.slow()
      const far = '<p style="height:1600px">A long story.</p>'
      const arrive = (at: Page) => at.getByText('6 on our form').waitFor({ state: 'attached' })
      await test.step('in no layout, above or below the end of the window, with a height or without', async () => {
        // Most of it is waiting: a tab each.
        await Promise.all(
          ['grid', 'carousel', 'list', 'masonry'].map(async (layout) => {
            const tab = await context.newPage()
            const shifts = await watchShifts(tab)
            await fromFarAway(tab)
            for (const [height, before, more] of [
              [800, '', ''],
              [800, '', 'data-height="300"'],
              [800, far, ''],
              [800, far, 'data-height="300"'],
              [2600, '', ''],
              [2600, '', 'data-height="300"'],
            ] as const) {
              await tab.setViewportSize({ width, height })
              const body = before + tag(server.url, key, `data-layout="${layout}" ${more}`)
              await tab.goto(await site(page(body)))
              await arrive(tab)
              await tab.evaluate(() => new Promise((resolve) => setTimeout(resolve, 60)))
              const name = [height, layout, before && 'below', more].join(' ')
              expect([name, await shifts()]).toEqual([name, 0])
            }
            await tab.close()
          }),
        )
      })
      const shifts = await watchShifts(visitor)
      await fromFarAway(visitor)
      await visitor.setViewportSize({ width, height: 2600 })
      await test.step('an asynchronous script fills the box that the page keeps free for it', async () => {
        const box = `<div data-plaudit style="min-height:700px"></div>`
        await visitor.goto(await site(page(box + tag(server.url, key, 'async'))))
        await arrive(visitor)
        expect(await shifts()).toBe(0)
      })
      await test.step('a box with more room than is needed lets nothing into view', async () => {
        const box = `<div data-plaudit style="min-height:2600px"></div>`
        await visitor.goto(await site(page(box + tag(server.url, key, 'async'))))
        await arrive(visitor)
        expect(await shifts()).toBe(0)
      })
      await test.step('without such a box it shows its first card, and the measurement sees the shift', async () => {
        await visitor.setViewportSize({ width, height: 800 })
        await visitor.goto(await site(page(tag(server.url, key, 'async'))))
        await arrive(visitor)
        await expect.poll(shifts).toBeGreaterThan(0)
      })
      await test.step('a key that opens nothing leaves no hole below the viewport', async () => {
        const refused = visitor.waitForEvent('console', (line) => line.text().includes("key doesn't work"))
        await visitor.goto(await site(page(far + tag(server.url, `pk_${'x'.repeat(32)}`))))
        await refused
        const host = visitor.locator('[data-plaudit]')
        await expect.poll(async () => (await host.boundingBox())?.height).toBe(0)
        expect(await shifts()).toBe(0)
      })
    })
  }
})

test('a carousel on autoplay rests under the pointer, under the focus, at a press, and for those who want no motion', async ({
  page: visitor,
  six: key,
  server,
  site,
}) => {
  const more = 'data-layout="carousel" data-columns="1" data-autoslide="true" data-slideinterval="2"'
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
  await carousel.getByRole('button', { name: 'Next testimonial' }).press('ArrowRight')
  await at(4)
  await visitor.clock.runFor(4000)
  await at(4)
  await carousel.getByRole('button', { name: 'Pause autoplay' }).click()
  await visitor.getByRole('heading', { name: 'Our shop' }).click()
  await visitor.clock.runFor(6000)
  await at(4)
  await carousel.getByRole('button', { name: 'Start autoplay' }).click()
  await visitor.getByRole('heading', { name: 'Our shop' }).click()
  await visitor.clock.runFor(2000)
  await at(5)
  const duration = () => carousel.locator('ul').evaluate((list) => getComputedStyle(list).transitionDuration)
  expect(await duration()).toBe('0.3s')

  await visitor.emulateMedia({ reducedMotion: 'reduce' })
  expect(await duration()).not.toBe('0.3s')
  await visitor.goto(address)
  await at(1)
  await visitor.clock.runFor(6000)
  await at(1)
  await expect(carousel.getByRole('button', { name: 'Start autoplay' })).toBeVisible()
})

test.describe('on a touchscreen', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 800 } })

  test('the first thing a visitor does may be a swipe, which turns the carousel', async ({
    page: visitor,
    six: key,
    server,
    site,
  }) => {
    await visitor.goto(await site(page(tag(server.url, key, 'data-layout="carousel"'))))
    const carousel = visitor.getByRole('group', { name: 'Customer testimonials' })
    const { x, y } = (await carousel.locator('.view').boundingBox())!
    const devtools = await visitor.context().newCDPSession(visitor)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', fingers: number[]) =>
      devtools.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: fingers.map((across) => ({ x: x + across, y: y + 80 })),
      })
    await touch('touchStart', [250])
    await touch('touchMove', [100])
    await touch('touchEnd', [])
    const current = carousel.locator('.dots [aria-current=true]')
    await expect(current).toHaveAccessibleName('Testimonial 2 of 6')
  })
})
