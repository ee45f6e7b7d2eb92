import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { cookieTable } from '#contract/cookie-table.ts'
import { secondFactorCookie } from '#contract/cookies.ts'
import { expect, password, test } from '../fixtures.ts'
import { toast, press } from '../whole/owner-pages.ts'

// Refusals are part of these stories, and the browser writes each of them down.
test.use({ expectedErrors: [/status of 401/] })

const newPassword = 'Quiet-Harbor-77'
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'

const field = (within: Page | Locator, label: string) => within.getByLabel(label, { exact: true })
async function openSecurity(page: Page): Promise<void> {
  await page.goto('/settings?tab=security')
  await expect(page.getByRole('heading', { name: 'Two-factor authentication' })).toBeVisible()
}

const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 })

async function givePassword(page: Page, email: string, giving = password): Promise<void> {
  await field(page, 'Email').fill(email)
  await field(page, 'Password').fill(giving)
  await page.keyboard.press('Enter')
}

test('a second factor is set up with the keyboard alone, signs in with a code or a kept one, and is turned off (AUTH-05, SET-02)', async ({
  page,
  owner,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openSecurity(page)
  await page.getByRole('button', { name: 'Set up', exact: true }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(field(dialog, 'Current password')).toBeFocused()
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  await expect(field(dialog, 'Code from your authenticator app')).toBeFocused()
  const secret = (await dialog.getByRole('code').innerText()).replaceAll(/\s/g, '')
  // Of the step before: the one of now signs in below.
  await page.keyboard.type(codeOf(secret, -1).replace(/^.../, '$& '))
  await page.keyboard.press('Enter')
  const shown = dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(shown).toHaveCount(10)
  const codes = await shown.allInnerTexts()
  await press(dialog, 'Copy codes')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(codes.join('\n'))
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('link', { name: 'Download' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('plaudit-recovery-codes.txt')
  expect(await readFile(await download.path(), 'utf8')).toContain(codes.join('\n'))
  await press(dialog, 'I saved them')
  await expect(toast(page)).toContainText('Two-factor authentication is on')

  await context.clearCookies()
  await page.goto('/testimonials?status=pending')
  await givePassword(page, owner.email)
  await expect(field(page, 'Code from your authenticator app')).toBeFocused()
  const cookie = (await context.cookies()).find(({ name }) => name === secondFactorCookie)
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/api/login' })
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeCloseTo(600, -2)
  expect(cookieTable.find(({ name }) => name === secondFactorCookie)?.duration).toBe('10 minutes')
  await page.keyboard.insertText(codeOf(secret).replace(/^.../, ' $& '))
  await page.keyboard.press('Enter')
  await page.waitForURL('**/testimonials?status=pending')
  expect((await context.cookies()).map(({ name }) => name)).not.toContain(secondFactorCookie)

  await context.clearCookies()
  await page.goto('/login?next=/settings?tab=security')
  await givePassword(page, owner.email)
  await press(page, 'Use a recovery code')
  await page.keyboard.insertText(codes[0]?.toUpperCase() ?? '')
  await page.keyboard.press('Enter')
  await expect(page.getByText('9 recovery codes left.')).toBeVisible()
  await press(page, 'Turn off')
  await field(dialog, 'Current password').fill(password)
  await field(dialog, 'Code').fill(codes[1] ?? '')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Set up' })).toBeVisible()
})

test('a changed password and one press on one device sign the others out (SET-02, SET-05)', async ({
  page,
  owner,
  browser,
  server,
}) => {
  const signIn = async (userAgent: string, giving: string) => {
    const device = await browser.newContext({ baseURL: server.url, userAgent })
    const answer = await device.request.post('/api/login', { data: { email: owner.email, password: giving } })
    expect(answer.status()).toBe(200)
    const own = await device.newPage()
    return { page: own, close: () => device.close() }
  }
  const first = await signIn(phone, password)
  await openSecurity(page)
  const list = page.getByRole('list', { name: 'Devices' })
  await expect(list.getByRole('listitem').filter({ hasText: 'Safari on iPhone' })).toBeVisible()
  await field(page, 'Current password').fill(password)
  await field(page, 'New password').fill(newPassword)
  await field(page, 'Confirm new password').fill(newPassword)
  await press(page, 'Update password')
  await expect(toast(page)).toContainText('Password Updated')
  await expect(list.getByRole('listitem')).toHaveCount(1)
  await first.page.goto('/customers')
  await givePassword(first.page, owner.email, newPassword)
  await expect(first.page.getByRole('heading', { level: 1, name: 'Customers' })).toBeVisible()

  await page.reload()
  await press(page, 'Sign out other devices')
  await press(page.getByRole('dialog'), 'Sign out')
  await expect(toast(page)).toContainText('1 device signed out.')
  await expect(list.getByRole('listitem')).toHaveCount(1)
  await first.page.goto('/testimonials')
  await first.page.waitForURL('**/login?next=**')
  expect((await page.request.get('/api/user')).status()).toBe(200)
  await first.close()
})

test('an owner takes everything along, asks for the account to be deleted, and keeps it after all (SET-06, SET-08, RULE-54)', async ({
  page,
  owner,
}) => {
  await openSecurity(page)
  await press(page, 'Delete account')
  const dialog = page.getByRole('dialog')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('link', { name: 'export everything' }).click(),
  ])
  const everything = JSON.parse(await readFile(await file.path(), 'utf8')) as { businessProfiles: unknown[] }
  expect(everything.businessProfiles).toMatchObject([{ businessName: 'Lindqvist Bakery' }])
  await field(dialog, 'Business name').fill('Lindqvist Bakery')
  await field(dialog, 'Current password').fill(password)
  await page.keyboard.press('Enter')
  await expect(toast(page)).toContainText('Account Deletion')
  const { deletesAt } = (await (await owner.request.get('/api/user')).json()) as { deletesAt: string }
  expect((Date.parse(deletesAt) - Date.now()) / 86_400_000).toBeCloseTo(14, 1)

  await page.goto('/embed-code')
  await expect(page.getByText(/This account and everything in it will be deleted on/)).toBeVisible()
  await press(page, 'Keep my account')
  await expect(toast(page)).toContainText('Deletion canceled')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText(/will be deleted on/)).toHaveCount(0)
})
