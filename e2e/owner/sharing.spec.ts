import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { toast } from '../whole/owner-pages.ts'
import { fill, preview, submit, thankYou } from '../customer/public-form.ts'

const tab = '/collect?tab=links'

async function makeLink(page: Page, campaign: string) {
  await page.goto(tab)
  await page.getByLabel('Campaign name').fill(campaign)
  await page.getByRole('button', { name: 'Generate Universal Link' }).click()
  return page.getByLabel('Generated link').inputValue()
}

/** The file that a press of this button brings. */
async function downloaded(page: Page, button: string) {
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: button }).click()
  const download = await downloading
  return { name: download.suggestedFilename(), bytes: await readFile((await download.path()) ?? '') }
}

/** One of the boxes of a PDF's page, in points. */
function boxOf(pdf: Buffer, box: string): number[] {
  const text = pdf.toString('latin1')
  expect(text).toMatch(/^%PDF-1\.4\n[^]*\n%%EOF\n$/)
  return new RegExp(`/${box} \\[([^\\]]+)\\]`).exec(text)?.[1]?.split(' ').map(Number) ?? []
}

function widthAndHeight(png: Buffer) {
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  return [png.readUInt32BE(16), png.readUInt32BE(20)]
}

test('a link is made, copied, opened by a customer and counted; turned off it leads nowhere until that is undone (SHARE-01, SHARE-02, SHARE-04, SHARE-05)', async ({
  page,
  owner,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(/404/)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const link = await makeLink(page, 'Spring newsletter')
  expect(link).toMatch(/\/testimonial-form\/[\w-]{22,}$/)
  expect(link).not.toContain(owner.user.formId ?? '-')
  await page.getByRole('button', { name: 'Copy' }).first().click()
  await expect(page.getByText('Copied!').first()).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)

  const opening = context.waitForEvent('page')
  await page.getByRole('link', { name: 'Open in new tab', exact: true }).click()
  const form = await opening
  expect(form.url()).toBe(link)
  await fill(form)
  await preview(form)
  await submit(form)
  await expect(thankYou(form)).toBeVisible()

  await page.reload()
  const row = page.getByRole('listitem').filter({ hasText: 'Spring newsletter' })
  await expect(row).toContainText('1 testimonial')
  await expect(row).toContainText('latest: today')
  await row.getByRole('button', { name: 'Turn off Spring newsletter' }).click()
  await expect(row).toHaveCount(0)
  // Whoever has sent something is thanked again, whatever became of the link.
  await form.reload()
  await expect(thankYou(form)).toBeVisible()
  const later = await context.newPage()
  expect((await later.goto(link))?.status()).toBe(410)
  await expect(later.getByRole('heading', { name: 'This form is closed' })).toBeVisible()
  await toast(page).getByRole('button', { name: 'Undo' }).click()
  await expect(row).toContainText('1 testimonial')
  await later.reload()
  await expect(later.getByText('Lindqvist Bakery').first()).toBeVisible()
})

test('codes and cards are made in the browser as files for screens, printers and print shops, and go to the clipboard and on paper (SHARE-03, QR-02, QR-04, QR-06, QR-07)', async ({
  page,
  owner,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { request } = owner
  const made = await request.post('/api/sharing-links', { data: { description: 'Counter card' } })
  expect(made.status()).toBe(201)
  await page.goto(tab)
  await page.getByLabel('Links to').selectOption('Counter card')
  await page.getByRole('button', { name: 'Generate QR Code' }).click()
  const drawing = await downloaded(page, 'Download SVG')
  expect(drawing.name).toBe('qr-counter-card.svg')
  expect(drawing.bytes.toString()).toMatch(/^<svg .*<path d="M/)
  const picture = await downloaded(page, 'Download PNG')
  expect(picture.name).toBe('qr-counter-card.png')
  expect(widthAndHeight(picture.bytes)[0]).toBeGreaterThan(1000)

  await page.getByRole('link', { name: 'Make a printable card' }).click()
  await expect(page.getByRole('img', { name: 'Card with QR code for Counter card' })).toBeVisible()
  await page.getByLabel('Template').selectOption('classic')
  for (const [size, pixels] of Object.entries({
    small: [400, 600],
    medium: [600, 800],
    large: [800, 1200],
  })) {
    await page.getByLabel('Size').selectOption(size)
    const card = await downloaded(page, 'Download Print')
    expect(card.name).toBe(`qr-classic-${size}.png`)
    expect(widthAndHeight(card.bytes)).toEqual(pixels)
  }

  const format = page.getByLabel('Format')
  await format.selectOption('svg')
  const vector = await downloaded(page, 'Download file')
  expect(vector.name).toBe('qr-classic-large.svg')
  expect(vector.bytes.toString()).toMatch(/^<svg [^>]*width="8in" height="12in"/)
  await format.selectOption('pdf')
  const sheet = await downloaded(page, 'Download file')
  expect(sheet.name).toBe('qr-classic-large.pdf')
  expect(boxOf(sheet.bytes, 'MediaBox')).toEqual([0, 0, 576, 864])
  await page.getByLabel('Bleed and crop marks').check()
  const cropped = await downloaded(page, 'Download file')
  expect(cropped.name).toBe('qr-classic-large-crop-marks.pdf')
  const [left = 0, bottom = 0, right = 0, top = 0] = boxOf(cropped.bytes, 'TrimBox')
  expect([right - left, top - bottom]).toEqual([576, 864])
  expect(left - (boxOf(cropped.bytes, 'BleedBox')[0] ?? 0)).toBe(9)
  for (const [kind, name] of [
    ['stickers', 'qr-classic-stickers.pdf'],
    ['tents', 'qr-classic-table-tents.pdf'],
  ] as const) {
    await format.selectOption(kind)
    await page.getByLabel('Paper').selectOption('a4')
    const paper = await downloaded(page, 'Download file')
    expect(paper.name).toBe(name)
    expect(boxOf(paper.bytes, 'MediaBox').map(Math.round)).toEqual([0, 0, 595, 842])
  }

  await page.getByRole('button', { name: 'Copy QR' }).click()
  await expect(toast(page).getByText('QR code copied')).toBeVisible()
  const kinds = await page.evaluate(async () =>
    (await navigator.clipboard.read()).flatMap(({ types }) => types),
  )
  expect(kinds).toContain('image/png')

  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '')
  })
  await page.getByRole('button', { name: 'Print', exact: true }).click()
  await expect(page.locator('body[data-printed]')).toHaveCount(1)
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('#root')).toBeHidden()
  await expect(page.locator('[data-print-sheet] canvas')).toBeVisible()
})
