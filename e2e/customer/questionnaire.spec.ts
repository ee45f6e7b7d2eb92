import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { dieAnswering, outOfReachErrors } from '../embed/dead-spot.ts'
import { expect, makeOwner, test } from '../fixtures.ts'
import type { Owner } from '../owner.ts'
import { mine, privateLink, rowsOf, thankYou, toast } from './public-form.ts'
import { startServer } from '../server.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const press = (page: Page, name: string) => page.getByRole('button', { name }).tap()

const built = path.join(import.meta.dirname, '../..', 'dist', 'web')
const sizeOf = (file: string) => gzipSync(readFileSync(path.join(built, file)), { level: 9 }).length

/** Taps through the four questions and past the one that asks for a sentence, and counts the taps. */
async function tapThrough(page: Page, stars: number): Promise<number> {
  let taps = 0
  const tap = async (what: ReturnType<Page['locator']>) => {
    await what.tap()
    taps += 1
  }
  const star = () => page.locator('fieldset label').nth(stars - 1)
  await expect(heading(page)).toContainText('How satisfied are you')
  const { left, right, width } = await page.evaluate(starsOfPage)
  expect([left, width - right], 'the stars are as wide as the phone').toEqual([
    expect.closeTo(20, -1),
    expect.closeTo(20, -1),
  ])
  await tap(star())
  await expect(heading(page)).toContainText('Which service')
  await tap(page.getByText('Wedding cakes'))
  await expect(heading(page)).toContainText('What did you like')
  await tap(page.locator('fieldset label').first())
  await tap(page.getByRole('button', { name: 'Continue' }))
  await expect(heading(page)).toContainText('recommend')
  await tap(star())
  await expect(heading(page)).toContainText('How did it go?')
  await tap(page.getByRole('button', { name: 'Skip' }))
  await expect(heading(page)).toContainText('Who is this from?')
  return taps
}

async function describeBusiness(owner: Owner, url = '') {
  const services = 'Sourdough bread, Wedding cakes, Breakfast'
  expect((await owner.request.put(`${url}/api/business-profile`, { data: { services } })).ok()).toBe(true)
}

for (const width of [320, 390]) {
  test.describe(`on a phone of ${width} px`, () => {
    test.use({ viewport: { width, height: 640 }, hasTouch: true, isMobile: true })

    test('ten taps and a name are a testimonial, over at most 90 KB of script', async ({ page, owner }) => {
      const scripts = new Set<string>()
      page.on('request', (request) => {
        if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname)
      })
      await describeBusiness(owner)
      await page.goto(`/qr-testimonial/${owner.user.formId}`)
      let taps = await tapThrough(page, 5)
      await page.getByLabel('Your name').fill('Ines Duarte')
      await page.getByText('You may show my testimonial').tap()
      await page.getByText('You may show my name').tap()
      await press(page, 'Submit')
      taps += 3
      const words = page.getByLabel('Your testimonial')
      await expect(words).toHaveValue(/fresh ingredients/i)
      await page.setViewportSize({ width: 390, height: 844 })
      const [submit] = await page.evaluate(endsOf, 'Approve & Submit')
      expect(submit, 'in view without scrolling').toBeLessThan(844)
      expect(await page.evaluate(endsOf, await words.inputValue()), 'the text is there once').toHaveLength(1)
      await page.locator('summary', { hasText: 'Where each sentence comes from' }).tap()
      await expect(page.getByRole('region', { name: 'Where each sentence comes from' })).toContainText(
        'What did you like about it?',
      )
      await expect(page.locator('summary', { hasText: 'Your answers' })).toBeVisible()
      const text = `${await words.inputValue()} See you on Friday.`
      await words.fill(text)
      await press(page, 'Approve & Submit')
      taps += 1
      await expect(thankYou(page)).toBeInViewport()
      expect(taps).toBeLessThanOrEqual(10)
      const scriptBytes = [...scripts].reduce((sum, file) => sum + sizeOf(file), 0)
      expect(scriptBytes).toBeGreaterThan(10_000)
      console.log(`script of the questionnaire, gzip: ${(scriptBytes / 1000).toFixed(1)} KB of 90 KB`)
      expect(scriptBytes).toBeLessThan(90_000)
      const shown = await mine(page, await privateLink(page))
      expect(shown.scopes.toSorted()).toEqual(['display', 'use_name'])
      const [row] = await rowsOf(owner)
      expect(row).toMatchObject({
        content: text,
        customerName: 'Ines Duarte',
        customerEmail: null,
        rating: 5,
        origin: 'customer',
        label: null,
      })
    })
  })
}

test.describe('in German, with text of 200 % and without motion, on a phone of 320 px', () => {
  test.use({
    viewport: { width: 320, height: 640 },
    hasTouch: true,
    isMobile: true,
    locale: 'de-DE',
    contextOptions: { reducedMotion: 'reduce' },
  })

  test('no step scrolls sideways, breaks a word of a button or moves, and each goes on by itself', async ({
    page,
    owner,
  }) => {
    const atEach = async (title: string) => {
      await expect(heading(page)).toContainText(title)
      expect(await page.evaluate(faultsOfStep), title).toEqual([])
    }
    await page.goto(`/qr-testimonial/${owner.user.formId}`)
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    await atEach('Wie zufrieden')
    await page.locator('fieldset label').nth(4).tap()
    await atEach('Welche')
    await page.locator('fieldset label').first().tap()
    await atEach('gefallen')
    await press(page, 'Weiter')
    await atEach('empfehlen')
    await page.locator('fieldset label').nth(4).tap()
    await atEach('Wie ist es gelaufen')
    await press(page, 'Überspringen')
    await atEach('Von wem')
    await page.getByLabel('Ihr Name').fill('Ines Duarte')
    await press(page, 'Absenden')
    await expect(page.getByLabel('Ihre Bewertung')).toBeVisible()
    await atEach('')
  })
})

/** From where to where the stars are: runs in the browser. */
function starsOfPage() {
  const stars = [...document.querySelectorAll('fieldset svg')].map((star) => star.getBoundingClientRect())
  const [left, right] = [stars[0]?.left ?? 0, stars.at(-1)?.right ?? 0]
  return { left, right, width: document.documentElement.clientWidth }
}

/** Where each thing that bears this text ends, in an unscrolled window of 844 px: runs in the browser. */
function endsOf(text: string): number[] {
  const shown = [...document.querySelectorAll('button, textarea, p, span')].filter(
    (one) =>
      one.checkVisibility() &&
      (one instanceof HTMLTextAreaElement ? one.value : one.textContent).includes(text),
  )
  return shown.map((one) => Math.round(one.getBoundingClientRect().bottom + scrollY))
}

/** What is wrong with the page as it is: runs in the browser. */
function faultsOfStep(): string[] {
  const faults: string[] = []
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth > clientWidth) faults.push(`${scrollWidth} px wide`)
  for (const animation of document.getAnimations()) {
    const { duration } = animation.effect?.getComputedTiming() ?? {}
    if (Number(duration) > 1) faults.push(`moves for ${String(duration)} ms`)
  }
  for (const button of document.querySelectorAll('main button')) {
    if (button.scrollWidth > button.clientWidth) faults.push(`${button.textContent} spills out`)
    const texts = document.createTreeWalker(button, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const text = texts.currentNode
      for (const word of (text.textContent ?? '').matchAll(/\S+/g)) {
        const range = document.createRange()
        range.setStart(text, word.index)
        range.setEnd(text, word.index + word[0].length)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        if (lines.size > 1) faults.push(`${word[0]} is broken`)
      }
    }
  }
  return faults
}

test('the keyboard alone is enough, and its arrows never go on by themselves', async ({ page, owner }) => {
  await describeBusiness(owner)
  await page.goto(`/qr-testimonial/${owner.user.formId}`)
  const next = () => page.keyboard.press('Tab')
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  const arrivedAt = async (text: string) => {
    await expect(heading(page)).toContainText(text)
    await expect(heading(page)).toBeFocused()
  }
  await expect(heading(page)).toContainText('How satisfied are you')
  await next()
  await next()
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('radio', { name: /^5 stars/ })).toBeChecked()
  await next()
  await expect(page.getByRole('button', { name: 'Continue' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(heading(page)).toBeFocused()
  await press('Tab', 'ArrowDown', 'Tab', 'Enter')
  await arrivedAt('What did you like')
  await press('Tab', 'Space', 'Enter')
  await arrivedAt('recommend')
  await press('Tab', 'ArrowLeft', 'Tab', 'Enter')
  await arrivedAt('How did it go?')
  await press('Tab')
  await page.keyboard.type('Mara came on Sunday.')
  await press('Tab', 'Enter')
  await arrivedAt('How long did it take?')
  await press('Tab', 'Tab', 'Enter')
  await arrivedAt('Who is this from?')
  await next()
  await page.keyboard.type('Ines Duarte')
  await press('Enter')
  await arrivedAt('Review your testimonial')
  await page.getByRole('button', { name: 'Approve & Submit' }).press('Enter')
  await expect(thankYou(page)).toBeFocused()
  expect(await rowsOf(owner)).toHaveLength(1)
})

test('answered in a dead spot and sent to a server that dies, it becomes one testimonial', async ({
  page,
  context,
  expectedErrors,
}) => {
  test.slow()
  expectedErrors.push(outOfReachErrors)
  const server = await startServer({ PLAUDIT_POW: 'off' })
  try {
    const owner = await makeOwner(page.request, server.url)
    const address = `${server.url}/qr-testimonial/${owner.user.formId}`
    await page.goto(address)
    await page.locator('fieldset label').nth(2).click()
    await expect(heading(page)).toContainText('Which service')
    await context.setOffline(true)
    await page.locator('fieldset label').first().click()
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('button', { name: 'Skip' }).click()
    await expect(heading(page)).toContainText('How did it go?')
    await page.getByRole('button', { name: 'Skip' }).click()
    await page.getByLabel('Your name').fill('Ines Duarte')
    await page.getByRole('button', { name: 'Submit' }).click()
    await expect(toast(page)).toContainText('Generation Failed')
    await expect(page.getByText('Internal Use Only')).toBeVisible()
    await page.getByLabel('Your feedback').fill('The queue is too long.')
    await page.getByRole('button', { name: 'Approve & Submit' }).dblclick()
    await expect(page.getByText("We can't reach the server right now")).toBeVisible()
    await dieAnswering({ page, context, server }, '/api/qr-testimonial')
    await server.start()
    await page.goto(address)
    await expect(thankYou(page)).toBeVisible({ timeout: 45_000 })
    const rows = await rowsOf(owner, server.url)
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({
      content: 'The queue is too long.',
      rating: 3,
      isPrivate: true,
      recoveryState: 'open',
    })
  } finally {
    await server.dispose()
  }
})
