import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, makeOwner, password, test } from '../fixtures.ts'
import { toast } from '../whole/owner-pages.ts'

const save = (page: Page) => page.getByRole('button', { name: 'Save changes' }).click()
const phone = (page: Page) => page.getByLabel('Phone')

test('a logo is uploaded, shown to customers, and removed for everybody (BCTX-02, BCTX-05, API-58, ERR-28)', async ({
  page,
  owner,
  expectedErrors,
}) => {
  expectedErrors.push(/status of (404|422)/)
  await page.goto('/business-setup')
  const picture = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#7b4a2d' } })
    .png()
    .toBuffer()
  const logo = page.getByRole('region', { name: 'Logo' })
  const choose = (name: string, buffer: Buffer) =>
    logo.locator('input[type=file]').setInputFiles({ name, mimeType: 'image/png', buffer })
  await choose('half.png', picture.subarray(0, picture.length >> 1))
  await expect(logo.getByText('Unable to process logo file')).toBeVisible()
  await choose('logo.png', picture)
  await expect(toast(page).getByText('Logo uploaded', { exact: true })).toBeVisible()
  const shown = logo.getByRole('img', { name: 'Logo of Lindqvist Bakery' })
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(512)
  const address = (await shown.getAttribute('src')) ?? ''

  await page.goto(`/testimonial-form/${owner.user.formId}`)
  await expect(page.locator(`img[src="${address}"]`)).toBeVisible()
  await page.goto('/business-setup')
  await page.getByRole('button', { name: 'Remove logo' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove logo' }).click()
  await expect(toast(page).getByText('Logo removed')).toBeVisible()
  expect((await page.request.get(address)).status()).toBe(404)
})

test('a profile edited in two windows loses nothing, reaches the form, and stays with its owner (BCTX-01, BCTX-05)', async ({
  page,
  owner,
  context,
  server,
  playwright,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 409/)
  const other = await context.newPage()
  await page.goto('/business-setup')
  await other.goto('/business-setup')
  await other.getByLabel('Business name').fill('Fjord & Kiln')
  await phone(other).fill('+46 8 111')
  await save(other)
  await expect(toast(other).getByText('Business profile updated')).toBeVisible()

  await phone(page).fill('+46 8 222')
  await save(page)
  await expect(page.getByRole('alert').getByText('+46 8 111')).toBeVisible()
  await page.getByLabel('Business name').fill('Fjord & Kiln')
  await page.getByRole('button', { name: 'Save mine anyway' }).click()
  await expect(toast(page).getByText('Business profile updated')).toBeVisible()
  await phone(other).fill('+46 8 333')
  await save(other)
  await other.getByRole('button', { name: 'Use saved version' }).click()
  await expect(phone(other)).toHaveValue('+46 8 222')
  await other.goto(`/testimonial-form/${owner.user.formId}`)
  await expect(other.getByText('Fjord & Kiln').first()).toBeVisible()
  await other.close()

  // Somebody else on the same browser sees their own business, not what was read before.
  const elsewhere = await playwright.request.newContext()
  const { email } = await makeOwner(elsewhere, server.url, 'Duarte & Filhos')
  await elsewhere.dispose()
  await page.getByRole('complementary').getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/$/)
  await page.waitForLoadState()
  await page.goto('/login?next=/business-setup')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Business name')).toHaveValue('Duarte & Filhos')
})
