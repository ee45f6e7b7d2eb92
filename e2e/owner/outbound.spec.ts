import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import type { BrowserContext, Page } from '@playwright/test'
import { customerLanguages } from '#contract/languages.ts'
import { violationsOn } from '../axe.ts'
import { expect, test } from '../fixtures.ts'
import type { Owner } from '../owner.ts'
import { layoutFaults } from '../layout.ts'
import { fill, formOf, preview, rowsOf, submit, thankYou, words } from '../customer/public-form.ts'

const placeId = 'ChIJN1t_tDeuEmsRUsoyG83frY4'
const target = `https://search.google.com/local/writereview?placeid=${placeId}`
const built = path.join(import.meta.dirname, '../..', 'dist', 'web')
const sizeOf = (file: string) => gzipSync(readFileSync(path.join(built, file)), { level: 9 }).length

async function setUp(owner: Owner, own: object = {}) {
  const settings = { requiresApproval: true, publicLinks: 'everyone', googlePlaceId: placeId }
  const data = { ...settings, yelpBusinessId: 'lindqvist-bakery', promptedPlatform: 'google', ...own }
  expect((await owner.request.put('/api/form-settings', { data })).ok()).toBe(true)
}

/** Stands in for the review site, and tells what it was asked with. */
async function standIn(context: BrowserContext): Promise<{ url: string; referer: string | undefined }[]> {
  const asked: { url: string; referer: string | undefined }[] = []
  await context.route(/^https:\/\/(search\.google|www\.yelp)\.com\//, async (route) => {
    asked.push({ url: route.request().url(), referer: (await route.request().allHeaders())['referer'] })
    await route.fulfill({ contentType: 'text/html', body: '<title>Review site</title><h1>Review site</h1>' })
  })
  return asked
}

/** The owner has set up review sites, and the clipboard may be read. Answers what the stand-in is asked with. */
async function withReviewSite(context: BrowserContext, owner: Owner) {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await setUp(owner)
  return standIn(context)
}

const addressOf = (owner: Owner, platform: 'google' | 'yelp', content = words.content) =>
  `/oauth/${platform}/review?${new URLSearchParams({
    testimonial_id: '1',
    formId: owner.user.formId ?? '',
    business_name: 'Somebody else',
    review_text: content,
    customer_email: words.customerEmail,
    place_id: 'ChIJsomebody_else',
  })}`

async function expectClean(page: Page, platform: string) {
  const { pathname, search, hash } = new URL(page.url())
  expect([pathname, search, hash]).toEqual([`/oauth/${platform}/review`, '', ''])
}

for (const width of [320, 390]) {
  test.describe(`on a phone of ${width} px`, () => {
    test.use({ viewport: { width, height: 640 }, hasTouch: true, isMobile: true })

    test('from the stars to the review site, with the customer’s own words (PUBF-08, PUBF-11, PUBL-13)', async ({
      page,
      context,
      owner,
    }) => {
      const asked = await withReviewSite(context, owner)
      await page.goto(formOf(owner))
      await fill(page)
      await preview(page)
      await submit(page)
      await expect(thankYou(page)).toBeVisible()
      const popup = page.waitForEvent('popup')
      await page.getByRole('link', { name: /^Open Google/ }).tap()
      const outbound = await popup
      await expect(outbound.getByRole('heading', { name: 'Lindqvist Bakery is on Google' })).toBeVisible()
      await expect(outbound.getByLabel('Your text')).toHaveValue(words.content)
      await expectClean(outbound, 'google')
      expect(await outbound.evaluate(() => window.opener === null)).toBe(true)
      expect(await violationsOn(outbound)).toEqual([])
      expect(await layoutFaults(outbound, width)).toEqual([])
      await outbound.getByRole('button', { name: 'Copy and open' }).tap()
      await expect(outbound.getByRole('heading', { name: 'Review site' })).toBeVisible()
      expect(asked).toEqual([{ url: target, referer: undefined }])
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(words.content)
      await outbound.goBack()
      await expect(outbound.getByLabel('Your text')).toHaveValue(words.content)
    })

    test('the form hands over to the questionnaire, which ends on the business’s own site (PUBF-02, PUBF-07)', async ({
      page,
      context,
      owner,
    }) => {
      const scripts = new Set<string>()
      page.on('request', (request) => {
        if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname)
      })
      const shop = '<title>Shop</title><h1>Lindqvist Bakery, the shop</h1>'
      await context.route('https://lindqvist.example/**', (route) =>
        route.fulfill({ contentType: 'text/html', body: shop }),
      )
      const data = { businessUrl: 'https://www.lindqvist.example' }
      expect((await owner.request.put('/api/business-profile', { data })).ok()).toBe(true)
      const returnUrl = 'https://lindqvist.example/thanks'
      await page.goto(`${formOf(owner)}?${new URLSearchParams({ returnUrl })}`)
      await fill(page, { content: 'Half a sentence' })
      const size = [...scripts].reduce((sum, file) => sum + sizeOf(file), 0)
      console.log(`script of the form, gzip: ${(size / 1000).toFixed(1)} KB of 90 KB`)
      expect(size).toBeGreaterThan(10_000)
      expect(size).toBeLessThan(90_000)
      await page.getByRole('link', { name: 'Answer four questions' }).tap()
      await expect(page.getByRole('link', { name: 'Back to Form' })).toBeVisible()
      await expect.poll(() => page.url()).not.toMatch(/jonas|kantine/i)
      expect(await violationsOn(page)).toEqual([])
      expect(await layoutFaults(page, width)).toEqual([])
      await page.getByRole('button', { name: 'Continue' }).tap()
      for (const question of ['service', 'benefits']) {
        await page.locator('fieldset label').first().tap()
        const goOn = page.getByRole('button', { name: 'Continue' })
        if (question === 'benefits') await goOn.tap()
        await expect(page.getByRole('heading', { level: 1 })).toContainText(
          question === 'service' ? 'What did you like' : 'recommend',
        )
      }
      await page.locator('fieldset label').last().tap()
      await expect(page.getByRole('heading', { level: 1 })).toContainText('How did it go?')
      await page.getByRole('button', { name: 'Skip' }).tap()
      await expect(page.getByLabel('Your name')).toHaveValue(words.customerName)
      await page.getByRole('button', { name: 'Submit' }).tap()
      await page.getByRole('button', { name: 'Approve & Submit' }).tap()
      await expect(thankYou(page)).toBeVisible()
      expect(await rowsOf(owner)).toHaveLength(1)
      await page.getByRole('link', { name: 'Back to lindqvist.example' }).tap()
      await expect(page.getByRole('heading', { name: 'Lindqvist Bakery, the shop' })).toBeVisible()
      expect(page.url()).toBe(returnUrl)
    })
  })
}

test('the keyboard alone is enough, on both pages', async ({ page, context, owner }) => {
  const asked = await withReviewSite(context, owner)
  const tabTo = async (name: RegExp) => {
    for (let presses = 0; presses < 10; presses += 1) {
      await page.keyboard.press('Tab')
      if (name.test((await page.locator(':focus').textContent()) ?? '')) return
    }
    throw new Error(`${String(name)} is not reached`)
  }
  await page.goto(addressOf(owner, 'google'))
  await expect(page.getByLabel('Your text')).toBeVisible()
  await tabTo(/^Copy and open$/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Review site' })).toBeVisible()
  await page.goto(addressOf(owner, 'yelp'))
  await expect(page.getByLabel('Your text')).toBeVisible()
  await tabTo(/^Copy text/)
  await page.keyboard.press('Enter')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(words.content)
  await tabTo(/^Open Yelp/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Review site' })).toBeVisible()
  expect(asked).toEqual([
    { url: target, referer: undefined },
    { url: 'https://www.yelp.com/biz/lindqvist-bakery', referer: undefined },
  ])
})

for (const language of customerLanguages) {
  test.describe(`in ${language}`, () => {
    test.use({ locale: language, viewport: { width: 800, height: 600 } })

    test('both pages fit a window of 800 by 600 without scrolling, and 320 pixels (PUBL-13)', async ({
      page,
      owner,
    }) => {
      await setUp(owner)
      for (const platform of ['google', 'yelp'] as const) {
        await page.setViewportSize({ width: 800, height: 600 })
        await page.goto(addressOf(owner, platform))
        await expect(page.locator('textarea')).toHaveValue(words.content)
        expect(await page.locator('html').getAttribute('lang')).toBe(language)
        await expect(page.locator('main').getByRole('button').last()).toBeInViewport({ ratio: 1 })
        expect(await layoutFaults(page, 320)).toEqual([])
      }
    })
  })
}

test('hostile texts stay text, and nothing in the address leads anywhere else', async ({
  page,
  context,
  owner,
}) => {
  const asked = await withReviewSite(context, owner)
  page.on('dialog', (dialog) => {
    throw new Error(`Something ran: ${dialog.message()}`)
  })
  for (const text of [
    '<img src=x onerror="alert(1)">',
    '</script><svg/onload=alert(2)>',
    'javascript:alert(3)',
  ]) {
    await page.goto(
      `${addressOf(owner, 'google', text)}&url=https://evil.example&returnUrl=javascript:alert(4)`,
    )
    await expect(page.getByLabel('Your text')).toHaveValue(text)
    await expect(page.locator('main :is(img, script, svg[onload])')).toHaveCount(0)
    await page.getByRole('button', { name: 'Copy and open' }).click()
    await expect(page.getByRole('heading', { name: 'Review site' })).toBeVisible()
  }
  expect(new Set(asked.map(({ url }) => url))).toEqual(new Set([target]))
})
