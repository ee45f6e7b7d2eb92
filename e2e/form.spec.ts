import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { submissionResentDays } from '#contract/collection.ts'
import { expect, expectAccessible, makeOwner, type Owner, test } from './fixtures.ts'
import {
  fill,
  formOf,
  mine,
  preview,
  privateLink,
  rate,
  rowsOf,
  submit,
  thankYou,
  toast,
  words,
} from './public-form.ts'
import { startServer } from './server.ts'

async function connect(owner: Owner, publicLinks: 'everyone' | 'nobody') {
  const googlePlaceId = 'ChIJN1t_tDeuEmsRUsoyG83frY4'
  const data = { requiresApproval: true, publicLinks, googlePlaceId, yelpBusinessId: 'lindqvist-bakery' }
  expect((await owner.request.put('/api/form-settings', { data })).ok()).toBe(true)
}

/** The first submission arrives; its answer, and all that the page tries afterwards by itself, are lost on the way. */
async function loseAnswers(page: Page, afterArrival?: () => Promise<void>) {
  let hasArrived = false
  await page.route('**/api/testimonials/submit', async (route) => {
    if (!hasArrived) {
      hasArrived = true
      await route.fetch()
      await afterArrival?.()
    }
    await route.abort('connectionreset')
  })
}

test('a customer writes, looks at the preview, goes back, and submits with their consent', async ({
  page,
  owner,
}) => {
  await page.goto(formOf(owner))
  for (const box of await page.getByRole('checkbox').all()) await expect(box).not.toBeChecked()
  await fill(page)
  await page.getByRole('checkbox', { name: /may show my words/ }).check()
  await page.getByRole('checkbox', { name: /My name and company/ }).check()
  await preview(page)
  await expect(page.getByRole('heading', { name: 'This is how it will look' })).toBeFocused()
  await expect(page.getByRole('figure')).toContainText('Thirty loaves every Friday.')
  await expect(page.getByRole('figure')).toContainText('Jonas Petersen')

  await page.getByRole('button', { name: 'Back to Form' }).click()
  await expect(page.getByLabel('Your testimonial')).toHaveValue(words.content)
  await expect(page.getByRole('checkbox', { name: /may show my words/ })).toBeChecked()
  await preview(page)
  await submit(page)
  await expect(thankYou(page)).toBeFocused()
  await expect(toast(page)).toContainText('Your testimonial has been submitted successfully.')
  await expect(page.getByText('They will be reviewed before publishing.')).toBeVisible()

  const kept = await mine(page, await privateLink(page))
  const { customerEmail, ...shown } = words
  expect(kept).toMatchObject({ ...shown, isPrivate: false, isShown: false })
  expect(JSON.stringify(kept)).not.toContain(customerEmail)
  expect(kept.scopes.toSorted()).toEqual(['display', 'use_name'])
  const [row] = await rowsOf(owner)
  expect(row).toMatchObject({ status: 'pending', origin: 'customer', ...words })
})

test('ratings of 1 to 3 are private, and every rating ends with the very same public links', async ({
  page,
  owner,
}) => {
  await connect(owner, 'everyone')
  const blocks = new Set<string>()
  for (const rating of [1, 2, 3, 4, 5]) {
    await page.goto(formOf(owner))
    await fill(page, { rating })
    const isPrivate = rating < 4
    if (isPrivate) await expect(toast(page)).toContainText('Private Feedback Mode')
    await expect(page.getByText('Internal Use Only')).toBeVisible({ visible: isPrivate })
    await expect(page.getByRole('checkbox', { name: /may show my words/ })).toBeVisible({
      visible: !isPrivate,
    })
    await preview(page)
    await submit(page)
    await expect(thankYou(page)).toBeVisible()
    expect((await mine(page, await privateLink(page))).isPrivate).toBe(isPrivate)
    const links = page.getByRole('region', { name: 'You are also free to share your experience on' })
    await expect(links.getByRole('link')).toHaveCount(2)
    // Beside the link to their own page there is no other, at any rating.
    await expect(page.getByRole('link')).toHaveCount(3)
    blocks.add(await links.evaluate((block) => new XMLSerializer().serializeToString(block)))
  }
  expect([...blocks]).toHaveLength(1)
  const google = page.getByRole('link', { name: /^Google/ })
  await expect(google).toHaveAttribute('href', /^https:\/\/search\.google\.com\/local\/writereview\?placeid=/)
  await expect(google).toHaveAttribute('target', '_blank')
  await expect(google).toHaveAttribute('rel', 'noopener noreferrer')

  await connect(owner, 'nobody')
  await page.goto(formOf(owner))
  await fill(page)
  await preview(page)
  await submit(page)
  await expect(thankYou(page)).toBeVisible()
  await expect(page.getByText('You are also free to share')).toHaveCount(0)
})

test('the form waits for a server that is out of reach, and its first load is at most 90 KB of script', async ({
  page,
  owner,
  expectedErrors,
}) => {
  expectedErrors.push(/503/)
  let scriptBytes = 0
  page.on('response', async (response) => {
    if (response.request().resourceType() === 'script') scriptBytes += gzipSync(await response.body()).length
  })
  const address = '**/api/public/business-profile/*'
  await page.route(address, (route) => route.fulfill({ status: 503, body: '' }))
  await page.goto(formOf(owner))
  await expect(page.getByText('This page opens by itself as soon as it can.')).toBeVisible()
  await expectAccessible(page)
  await page.unroute(address)
  await expect(page.getByRole('button', { name: 'Preview' })).toBeVisible()
  expect(scriptBytes).toBeGreaterThan(10_000)
  expect(scriptBytes).toBeLessThan(90_000)
})

test('what is missing is said beside the fields, and the first of them has the focus', async ({
  page,
  owner,
}) => {
  await page.goto(formOf(owner))
  await preview(page)
  await expect(toast(page)).toContainText('Missing InformationPlease fill in your name and email.')
  await expect(page.getByText('Please choose a rating.')).toBeVisible()
  await expect(page.getByRole('radio', { name: '1 star' })).toBeFocused()
  await page.keyboard.press('F8')
  await expect(toast(page)).toBeFocused()

  await fill(page, { rating: 2, content: '   ' })
  await page.getByLabel('Company', { exact: true }).fill('')
  await preview(page)
  await expect(toast(page)).toContainText('Please write your testimonial.')
  await expect(page.getByLabel('Your feedback')).toBeFocused()
  await expect(page.getByText('Please fill in your company.')).toBeVisible()
  await page.getByRole('checkbox', { name: 'I write as a private person' }).check()
  await page.getByLabel('Your feedback').fill('The order came a day late.')
  await preview(page)
  await expect(page.getByText('Internal Use Only')).toBeVisible()
})

test('the keyboard alone is enough', async ({ page, owner }) => {
  await page.goto(formOf(owner))
  const next = () => page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Preview' })).toBeVisible()
  await next()
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('radio', { name: '5 stars' })).toBeChecked()
  await next()
  await page.keyboard.type(words.content.replace(/\n+/g, ' '))
  for (const text of [words.customerName, words.customerEmail, words.company]) {
    await next()
    await page.keyboard.type(text)
  }
  await next()
  await next()
  await page.keyboard.press('Space')
  await expect(page.getByRole('checkbox', { name: /may show my words/ })).toBeChecked()
  await next()
  await next()
  await next()
  await expect(page.getByRole('button', { name: 'Preview' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await next()
  await next()
  await expect(page.getByRole('button', { name: 'Submit Testimonial' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(thankYou(page)).toBeFocused()
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`every screen fits 390 px and is accessible in ${colorScheme}`, async ({
    page,
    owner,
    expectedErrors,
  }) => {
    expectedErrors.push(/404/)
    await connect(owner, 'everyone')
    await page.setViewportSize({ width: 390, height: 844 })
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const check = async () => {
      await expectAccessible(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    }
    await page.goto(formOf(owner))
    await expect(page.getByRole('button', { name: 'Preview' })).toBeVisible()
    await check()
    await preview(page)
    await expect(page.getByText('Please choose a rating.')).toBeVisible()
    await check()
    await rate(page, 2)
    await expect(page.getByText('Internal Use Only')).toBeVisible()
    await check()
    await fill(page, { customerName: 'สมชาย ใจดี', company: 'مقهى الياسمين', content: 'W'.repeat(200) })
    await preview(page)
    await check()
    await submit(page)
    await expect(thankYou(page)).toBeVisible()
    await check()
    await page.goto(await privateLink(page))
    await expect(page.getByRole('heading', { name: 'Your words' })).toBeVisible()
    await check()
    await page.getByRole('button', { name: 'Correct my words' }).click()
    await check()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Withdraw my words' }).click()
    await check()
    await page.goto('/testimonial-form/nobody-has-this-id')
    await expect(page.getByRole('heading', { name: 'Invalid testimonial link' })).toBeVisible()
    await check()
    await page.goto('/testimonial-success?customerName=Amara&content=Good%20bread&testimonialId=7')
    await expect(page.getByRole('heading', { name: 'Thank You, Amara' })).toBeVisible()
    await expect(page.getByText('5 out of 5 stars')).toBeAttached()
    await check()
  })
}

test('words survive a server that is gone: typed, reloaded, sent by themselves, one testimonial', async ({
  page,
  expectedErrors,
}) => {
  test.slow()
  expectedErrors.push(/ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE|50[234]/)
  const server = await startServer()
  try {
    const owner = await makeOwner(page.request, server.url)
    await page.goto(server.url + formOf(owner))
    await fill(page)
    await page.reload()
    await expect(page.getByText('We kept what you typed last time on this device.')).toBeVisible()
    await expect(page.getByLabel('Your testimonial')).toHaveValue(words.content)
    await expect(page.getByRole('radio', { name: '5 stars' })).toBeChecked()
    await preview(page)

    // The first attempt arrives, and its answer is lost on the way back.
    const keys = new Set<string>()
    page.on('request', (request) => {
      const key = request.headers()['idempotency-key']
      if (key) keys.add(key)
    })
    await loseAnswers(page, () => server.kill())
    expectedErrors.push(/ERR_CONNECTION_RESET/)
    await submit(page)
    await expect(page.getByText('Your words are safe on this device.')).toBeVisible()
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('We cannot reach the server at the moment')).toBeVisible()

    await server.start()
    await expect(thankYou(page)).toBeVisible({ timeout: 45_000 })
    expect(keys.size).toBe(1)
    expect(await rowsOf(owner, server.url)).toHaveLength(1)
    await page.goto(server.url + formOf(owner))
    await expect(page.getByLabel('Your testimonial')).toHaveValue('')
  } finally {
    await server.dispose()
  }
})

test('an unsent testimonial is sent when the page is opened again', async ({
  page,
  owner,
  expectedErrors,
}) => {
  expectedErrors.push(/503/)
  await page.goto(formOf(owner))
  await fill(page)
  await preview(page)
  let isReopened = false
  await page.route('**/api/testimonials/submit', (route) =>
    isReopened
      ? route.continue()
      : route.fulfill({ status: 503, json: { code: 'unavailable', message: 'Busy.' } }),
  )
  await submit(page)
  await expect(page.getByText('Your words are safe on this device.')).toBeVisible()
  page.once('framenavigated', () => (isReopened = true))
  await page.reload()
  await expect(thankYou(page)).toBeVisible()
  expect(await rowsOf(owner)).toHaveLength(1)
})

test('a week after the first try an open page sends nothing more by itself', async ({
  page,
  owner,
  expectedErrors,
}) => {
  expectedErrors.push(/503/)
  await page.goto(formOf(owner))
  await fill(page)
  await preview(page)
  const keys: (string | undefined)[] = []
  let isAway = true
  await page.route('**/api/testimonials/submit', (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    return isAway
      ? route.fulfill({ status: 503, json: { code: 'unavailable', message: 'Busy.' } })
      : route.continue()
  })
  await submit(page)
  await expect(page.getByText('Your words are safe on this device.')).toBeVisible()
  // In one step: between two the page would try again by itself, and take the button away.
  await page.getByRole('button', { name: 'Try again' }).evaluate((button: HTMLButtonElement, days) => {
    const { now } = Date
    Date.now = () => now() + days * 86_400_000
    button.click()
  }, submissionResentDays)
  await expect(page.getByText('Your words are safe on this device.')).toBeHidden()
  expect(new Set(keys).size).toBe(1)
  isAway = false
  await submit(page)
  await expect(thankYou(page)).toBeVisible()
  expect(new Set(keys).size, 'sent anew, because the customer said so').toBe(2)
})

test('changed after an unknown outcome, the words are still one testimonial', async ({
  page,
  owner,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_CONNECTION_RESET|422/)
  await page.goto(formOf(owner))
  await fill(page)
  await preview(page)
  await loseAnswers(page)
  await submit(page)
  await expect(page.getByText('Your words are safe on this device.')).toBeVisible()
  await page.getByRole('button', { name: 'Back to Form' }).click()
  await page.unrouteAll()
  await page.reload()
  await expect(page.getByText('We kept what you typed last time')).toBeVisible()
  await page.getByLabel('Your testimonial').fill('Changed my mind: fine bread.')
  await preview(page)
  await submit(page)
  await expect(thankYou(page)).toBeVisible()
  await expect(page.getByText('arrived first')).toBeVisible()
  const rows = await rowsOf(owner)
  expect(rows.map(({ content }) => content)).toEqual([words.content])
})
