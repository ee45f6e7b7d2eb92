import { gzipSync } from 'node:zlib'
import { dieAnswering, outOfReachErrors } from '../embed/dead-spot.ts'
import { expect, makeOwner, test } from '../fixtures.ts'
import {
  fill,
  formOf,
  mine,
  preview,
  privateLink,
  rowsOf,
  submit,
  thankYou,
  toast,
  words,
} from './public-form.ts'
import { startServer } from '../server.ts'

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a customer leaves a testimonial by touch, over at most 90 KB of script', async ({ page, owner }) => {
    let scriptBytes = 0
    page.on('response', async (response) => {
      if (response.request().resourceType() !== 'script') return
      // Added once it is known: read before the wait, the sum would lose what came meanwhile.
      const { length } = gzipSync(await response.body())
      scriptBytes += length
    })
    const path = '/api/form-settings'
    const settings = { requiresApproval: true, publicLinks: 'everyone', yelpBusinessId: 'lindqvist-bakery' }
    expect((await owner.request.put(path, { data: settings })).ok()).toBe(true)
    await page.goto(formOf(owner))
    await expect(page.getByRole('group', { name: 'Your rating' })).toBeVisible()
    await expect.poll(() => scriptBytes).toBeGreaterThan(10_000)
    expect(scriptBytes).toBeLessThan(90_000)

    const stars = page.getByRole('group', { name: 'Your rating' }).locator('label')
    await stars.nth(1).tap()
    await expect(toast(page)).toContainText('Private Feedback Mode')
    await stars.nth(4).tap()
    await expect(page.getByText('Internal Use Only')).toBeHidden()
    await page.getByLabel('Your testimonial').fill(words.content)
    await page.getByLabel('Your name').fill(words.customerName)
    await page.getByRole('textbox', { name: 'Email' }).fill(words.customerEmail)
    await page.getByRole('textbox', { name: 'Company' }).fill(words.company)
    await page.getByText('You may show my testimonial').tap()
    await page.getByText('You may show my name').tap()
    await page.getByRole('button', { name: 'Review and send' }).tap()
    await expect(page.getByRole('heading', { name: 'This is how it will look' })).toBeInViewport()
    await page.getByRole('button', { name: 'Send testimonial' }).tap()
    await expect(thankYou(page)).toBeInViewport()
    const said = await toast(page).locator('[aria-live] > div').boundingBox()
    const heading = await thankYou(page).boundingBox()
    expect(said!.y + said!.height, 'the toast covers nothing that is to be read').toBeLessThan(heading!.y)
    await expect(page.getByRole('link', { name: /^Yelp/ })).toBeVisible()

    const testimonial = await mine(page, await privateLink(page))
    const { customerEmail, ...shown } = words
    expect(testimonial).toMatchObject({ ...shown, isPrivate: false, isShown: false })
    expect(JSON.stringify(testimonial)).not.toContain(customerEmail)
    expect(testimonial.scopes.toSorted()).toEqual(['display', 'use_name'])
    const [row] = await rowsOf(owner)
    expect(row).toMatchObject({ status: 'pending', origin: 'customer', rating: 5, ...words })
  })
})

test('the keyboard alone is enough, and never meets the field for robots', async ({ page, owner }) => {
  await page.goto(formOf(owner))
  const next = () => page.keyboard.press('Tab')
  await expect(page.getByRole('group', { name: 'Your rating' })).toBeVisible()
  await expect(page.locator('input[name=website]')).not.toBeInViewport()
  await next()
  await expect(page.getByRole('combobox', { name: 'Language' })).toBeFocused()
  await next()
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('radio', { name: '5 stars' })).toBeChecked()
  await next()
  await page.keyboard.type(words.content.replace(/\n+/g, ' '))
  for (const [role, name] of [
    ['button', 'Help me write'],
    ['link', 'Answer four questions'],
    ['button', 'Fix my spelling'],
  ] as const) {
    await next()
    await expect(page.getByRole(role, { name })).toBeFocused()
  }
  for (const text of [words.customerName, words.customerEmail, words.company]) {
    await next()
    await page.keyboard.type(text)
  }
  await next()
  await expect(page.getByLabel(/^Add a photo/)).toBeFocused()
  await next()
  await page.keyboard.press('Space')
  await expect(page.getByRole('checkbox', { name: /may show my testimonial/ })).toBeChecked()
  await next()
  await next()
  await next()
  await expect(page.getByRole('button', { name: 'Review and send' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await next()
  await next()
  await expect(page.getByRole('button', { name: 'Send testimonial' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(thankYou(page)).toBeFocused()
  expect(await rowsOf(owner)).toHaveLength(1)
})

test('written in a dead spot and sent to a server that dies, it becomes one testimonial', async ({
  page,
  context,
  expectedErrors,
}) => {
  test.slow()
  expectedErrors.push(outOfReachErrors)
  const server = await startServer()
  try {
    const owner = await makeOwner(page.request, server.url)
    await page.goto(server.url + formOf(owner))
    await fill(page)
    await page.reload()
    await expect(page.getByText('We saved your answers from last time.')).toBeVisible()
    await expect(page.getByLabel('Your testimonial')).toHaveValue(words.content)
    await preview(page)
    const keys = new Set<string>()
    page.on('request', (request) => {
      const key = request.headers()['idempotency-key']
      if (key) keys.add(key)
    })

    await context.setOffline(true)
    await submit(page)
    await expect(page.getByText("We can't reach the server right now")).toBeVisible()
    await dieAnswering({ page, context, server }, '/api/testimonials/submit')
    await expect(page.getByText("We can't reach the server right now")).toBeVisible()

    await server.start()
    await page.goto(server.url + formOf(owner))
    await expect(thankYou(page)).toBeVisible({ timeout: 45_000 })
    expect(keys.size).toBe(1)
    expect(await rowsOf(owner, server.url)).toHaveLength(1)
    await page.goto(server.url + formOf(owner))
    await page.getByRole('button', { name: 'Write another one' }).click()
    await expect(page.getByText('Choose a star to start.')).toBeVisible()
    await expect(page.getByLabel('Your testimonial')).toBeHidden()
  } finally {
    await server.dispose()
  }
})
