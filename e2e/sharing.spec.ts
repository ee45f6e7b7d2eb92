import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './fixtures.ts'
import { toast } from './owner-pages.ts'

const tab = '/collect?tab=links'
/** The form of the first tab stays in the page, unseen. */
const panel = (page: Page) => page.getByRole('tabpanel', { name: 'Sharing Links' })
const linksOf = (page: Page) => page.getByRole('region', { name: 'Your links' })
const row = (page: Page, name: string) => linksOf(page).getByRole('listitem').filter({ hasText: name })

async function makeLink(page: Page, campaign: string) {
  await page.getByLabel('Campaign name').fill(campaign)
  await page.getByRole('button', { name: 'Generate Universal Link' }).click()
  await expect(row(page, campaign)).toBeVisible()
  return page.getByLabel('Generated link').inputValue()
}

test('a universal link is named after its campaign and opens the form (SHARE-01, SHARE-04, SHARE-05)', async ({
  page,
  owner,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(tab)
  await expect(page.getByRole('heading', { name: 'No links yet' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Generate Universal Link' }).click()
  await expect(page.getByText('Description is required')).toBeVisible()
  await page.getByLabel('Campaign name').fill('Spring newsletter')
  await page.getByRole('button', { name: 'Generate Universal Link' }).click()
  await expect(toast(page).getByText('Link Generated')).toBeVisible()
  await expect(
    toast(page).getByText('Your testimonial collection link has been created successfully.'),
  ).toBeVisible()

  const box = page.getByLabel('Generated link')
  await expect(box).toBeFocused()
  const link = await box.inputValue()
  expect(link).toMatch(/\/testimonial-form\/[\w-]{22,}$/)
  expect(link).not.toContain(owner.user.formId ?? '-')
  await page.getByRole('button', { name: 'Copy' }).first().click()
  await expect(page.getByText('Copied!').first()).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await expectAccessible(page)

  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: 'Open in new tab' }).click()
  const form = await opened
  await expect(form.getByText('Lindqvist Bakery').first()).toBeVisible()
  expect(form.url()).toBe(link)
})

test('a link for one customer keeps their address from whoever opens it, and says what came of it (SHARE-02, RULE-28, RULE-29)', async ({
  page,
  owner,
  server,
}) => {
  await page.goto(tab)
  await page.getByRole('button', { name: 'Generate Link', exact: true }).click()
  await expect(page.getByText('Description is required')).toBeVisible()
  await page.getByLabel('Description').fill('Wedding cake in May')
  await panel(page).getByLabel('Customer email').fill('ines@')
  await page.getByRole('button', { name: 'Generate Link', exact: true }).click()
  await expect(page.getByText('Please enter a valid email address')).toBeVisible()
  await expectAccessible(page)
  await panel(page).getByLabel('Customer email').fill('Ines@Example.com')
  await page.getByRole('button', { name: 'Generate Link', exact: true }).click()
  await expect(row(page, 'Wedding cake in May')).toContainText('For ines@example.com')
  await expect(row(page, 'Wedding cake in May')).toContainText('0 testimonials')

  const id = new URL(await page.getByLabel('Generated link').inputValue()).pathname.split('/').at(-1) ?? ''
  const told = await (await owner.request.get(`${server.url}/api/public/business-profile/${id}`)).text()
  expect(told).not.toContain('ines@')
  const { consent } = JSON.parse(told) as { consent: { version: string } }
  await owner.request.post(`${server.url}/api/testimonials/submit`, {
    data: {
      formId: id,
      customerName: 'Ines Duarte',
      customerEmail: 'ines@example.com',
      content: 'The cake stood, and then it was gone.',
      rating: 5,
      consent: { version: consent.version, scopes: ['display'] },
    },
  })
  await page.reload()
  await expect(row(page, 'Wedding cake in May')).toContainText('1 testimonial')
  await expect(row(page, 'Wedding cake in May')).toContainText('newest: Today')
})

test('both addresses of a link open the form', async ({ page, owner, expectedErrors }) => {
  expectedErrors.push(/404/)
  for (const place of ['testimonial-form', 'qr-testimonial']) {
    await page.goto(`/${place}/${owner.user.formId}`)
    await expect(page.getByText('Lindqvist Bakery').first()).toBeVisible()
  }
  await page.goto('/qr-testimonial/never-made')
  await expect(page.getByRole('heading', { name: 'Invalid testimonial link' })).toBeVisible()
})

test('the code of a link is made in place and can be taken along (SHARE-03)', async ({ page, owner }) => {
  expect(owner.user.formId).toBeTruthy()
  await page.goto(tab)
  const link = await makeLink(page, 'Counter card')
  await page.getByLabel('Leads to').selectOption('Counter card')
  await page.getByRole('button', { name: 'Generate QR Code' }).click()
  await expect(page.getByRole('img', { name: 'QR code of Counter card' })).toBeVisible()
  await expectAccessible(page)
  expect(await scanned(page, 'QR code of Counter card')).toBe(true)

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'SVG' }).click()
  const drawing = await downloading
  expect(drawing.suggestedFilename()).toBe('qr-counter-card.svg')
  expect(await readFile((await drawing.path()) ?? '', 'utf8')).toMatch(/^<svg .*<path d="M/)
  const second = page.waitForEvent('download')
  await page.getByRole('button', { name: 'PNG' }).click()
  const picture = await second
  expect(picture.suggestedFilename()).toBe('qr-counter-card.png')
  const bytes = await readFile((await picture.path()) ?? '')
  expect(bytes.subarray(1, 4).toString()).toBe('PNG')
  expect(bytes.readUInt32BE(16)).toBeGreaterThan(1000)

  await page.getByRole('link', { name: 'Make a card to print' }).click()
  await expect(page).toHaveURL(/\/qr-testimonials\?link=/)
  expect(link).toContain(new URL(page.url()).searchParams.get('link') ?? '-')
})

/** Dark modules on white, in the dark theme too: the colours that scanners need. */
async function scanned(page: Page, name: string): Promise<boolean> {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  return page
    .getByRole('img', { name })
    .evaluate(
      (svg) =>
        svg.querySelector('rect')?.getAttribute('fill') === '#fff' &&
        svg.querySelector('path')?.getAttribute('fill') === '#000',
    )
}

test('a closed link leads nowhere, and closing can be undone', async ({ page, owner, expectedErrors }) => {
  expect(owner.user.formId).toBeTruthy()
  expectedErrors.push(/404/)
  await page.goto(tab)
  const link = await makeLink(page, 'Old flyer')
  await row(page, 'Old flyer').getByRole('button', { name: 'QR code of Old flyer' }).click()
  await expect(page.getByRole('dialog', { name: 'Old flyer' }).getByRole('img')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await row(page, 'Old flyer').getByRole('button', { name: 'Close Old flyer' }).click()
  await expect(toast(page).getByText('Link Closed')).toBeVisible()
  await expect(row(page, 'Old flyer')).toHaveCount(0)
  await expect(page.getByLabel('Generated link')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Your links' })).toBeFocused()
  const visitor = await page.context().newPage()
  await visitor.goto(link)
  await expect(visitor.getByRole('heading', { name: 'Invalid testimonial link' })).toBeVisible()
  await toast(page).getByRole('button', { name: 'Undo' }).click()
  await expect(row(page, 'Old flyer')).toBeVisible()
  await visitor.reload()
  await expect(visitor.getByText('Lindqvist Bakery').first()).toBeVisible()
})

test('a link that could not be made says so and keeps what was typed (ERR-17)', async ({
  page,
  owner,
  expectedErrors,
}) => {
  expect(owner.user.formId).toBeTruthy()
  expectedErrors.push(/503/)
  await page.goto(tab)
  await page.route('**/api/sharing-links', (route) =>
    route.fulfill({ status: 503, contentType: 'application/json', body: '{}' }),
  )
  await page.getByLabel('Campaign name').fill('Spring newsletter')
  await page.getByRole('button', { name: 'Generate Universal Link' }).click()
  await expect(toast(page).getByText('Error', { exact: true })).toBeVisible()
  await expect(toast(page).getByText('Failed to generate link. Please try again.')).toBeVisible()
  await expect(page.getByLabel('Campaign name')).toHaveValue('Spring newsletter')
})

test('links that load slowly have a place, and a failure can be tried again', async ({
  page,
  owner,
  expectedErrors,
}) => {
  expect(owner.user.formId).toBeTruthy()
  expectedErrors.push(/503/)
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('**/api/sharing-links?*', async (route) => {
    await held
    await route.fulfill({ status: 503, contentType: 'application/json', body: '{}' })
  })
  await page.goto(tab)
  await expect(page.getByRole('status', { name: 'Loading links' })).toBeVisible()
  await expectAccessible(page)
  letGo()
  await expect(page.getByText('The links could not be loaded')).toBeVisible()
  await expectAccessible(page)
  await page.unroute('**/api/sharing-links?*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'No links yet' })).toBeVisible()
})

test('a card to print carries the code, the texts and the chosen look (QR-03 to QR-07, QR-09, QR-10)', async ({
  page,
  owner,
}) => {
  expect(owner.user.formId).toBeTruthy()
  await page.goto('/qr-testimonials')
  await expect(page.getByRole('heading', { level: 1, name: 'QR Code Testimonials' })).toBeVisible()
  const defaults = {
    Title: 'Share Your Experience',
    Subtitle: 'Your feedback helps us serve you better',
    'Call to action': 'Scan to leave a review',
    Background: '#ffffff',
    Primary: '#3b82f6',
    Text: '#1f2937',
  }
  for (const [label, value] of Object.entries(defaults)) {
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(value)
  }
  await expect(page.getByRole('img', { name: 'Card with the QR code of Your form' })).toBeVisible()
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await expectAccessible(page)

  const sizes = { small: [400, 600], medium: [600, 800], large: [800, 1200] } as const
  for (const [size, [width, height]] of Object.entries(sizes)) {
    await page.getByLabel('Size').selectOption(size)
    await page.getByLabel('Template').selectOption('classic')
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download Print' }).click()
    const picture = await downloading
    expect(picture.suggestedFilename()).toBe(`qr-classic-${size}.png`)
    const bytes = await readFile((await picture.path()) ?? '')
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([width, height])
  }
  expect(await page.getByLabel('Template').locator('option').allTextContents()).toEqual([
    'Modern',
    'Classic',
    'Minimal',
    'Branded',
  ])
  await page.getByLabel('Primary').fill('#ffee88')
  await expect(page.getByText('drawn in black', { exact: false })).toBeVisible()
})

test('a card gets a code of its own, and the code can be copied (QR-02, QR-06, ERR-18)', async ({
  page,
  owner,
  context,
  expectedErrors,
}) => {
  expect(owner.user.formId).toBeTruthy()
  expectedErrors.push(/503/)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/qr-testimonials')
  await expect(page.getByRole('img', { name: 'Card with the QR code of Your form' })).toBeVisible()
  await page.route('**/api/sharing-links', (route) =>
    route.fulfill({ status: 503, contentType: 'application/json', body: '{}' }),
  )
  await page.getByRole('button', { name: 'Generate QR Code' }).click()
  await expect(toast(page).getByText('QR Code Error')).toBeVisible()
  await expect(toast(page).getByText('Failed to generate QR code. Please try again.')).toBeVisible()
  await page.unroute('**/api/sharing-links')

  await page.getByRole('button', { name: 'Generate QR Code' }).click()
  const name = 'QR code: Share Your Experience'
  await expect(page.getByRole('img', { name: `Card with the QR code of ${name}` })).toBeVisible()
  await expect(page.getByLabel('Leads to').locator('option:checked')).toHaveText(name)
  await expect(page).toHaveURL(/link=/)
  await page.getByRole('button', { name: 'Copy QR' }).click()
  await expect(toast(page).getByText('QR Code Copied')).toBeVisible()
  const kinds = await page.evaluate(async () =>
    (await navigator.clipboard.read()).flatMap(({ types }) => types),
  )
  expect(kinds).toContain('image/png')
  await page.goto(tab)
  await expect(row(page, name)).toBeVisible()
})

test('only the card goes on paper', async ({ page, owner }) => {
  expect(owner.user.formId).toBeTruthy()
  await page.goto('/qr-testimonials')
  await expect(page.getByRole('img', { name: /Card with the QR code/ })).toBeVisible()
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '')
  })
  await page.getByRole('button', { name: 'Print', exact: true }).click()
  await expect(page.locator('body[data-printed]')).toHaveCount(1)
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('#root')).toBeHidden()
  await expect(page.locator('[data-print-sheet] canvas')).toBeVisible()
})

test('links and cards fit a phone in the dark, without scrolling sideways', async ({ page, owner }) => {
  expect(owner.user.formId).toBeTruthy()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await page.goto(tab)
  await makeLink(page, 'A campaign with a name so long that it has to be cut somewhere on a phone')
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await page.goto('/qr-testimonials')
  await expect(page.getByRole('img', { name: /Card with the QR code/ })).toBeVisible()
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})
