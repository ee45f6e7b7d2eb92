import { readFile } from 'node:fs/promises'
import type { BrowserContext, Locator, Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { cookieTable, secondFactorCookie } from '#contract/cookies.ts'
import { expect, expectAccessible, password, test } from './fixtures.ts'
import { toast } from './owner-pages.ts'

// Refusals are part of these stories, and the browser writes each of them down.
test.use({ expectedErrors: [/status of (400|401|410|503)/] })
// Every state of a story is looked at in both themes, which takes its time.
test.slow()

const newPassword = 'Quiet-Harbour-77'
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'

const field = (within: Page | Locator, label: string) => within.getByLabel(label, { exact: true })
const press = (within: Page | Locator, name: string) =>
  within.getByRole('button', { name, exact: true }).click()

async function openSecurity(page: Page): Promise<void> {
  await page.goto('/settings?tab=security')
  await expect(page.getByRole('heading', { name: 'Two-factor authentication' })).toBeVisible()
}

/** Without a violation in both themes, and nothing to scroll sideways on a phone. */
async function expectGoodLooks(page: Page): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await expectAccessible(page)
  }
  const before = page.viewportSize()
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  if (before) await page.setViewportSize(before)
}

const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 })

/** Sets the second factor up through the API. The code that was used is of the step before. */
async function secure({ request }: BrowserContext, url: string) {
  const begun = await request.post(`${url}/api/two-factor/begin`, { data: { password } })
  const { secret } = (await begun.json()) as { secret: string }
  const data = { code: codeOf(secret, -1) }
  const confirmed = await request.post(`${url}/api/two-factor/confirm`, { data })
  const { recoveryCodes } = (await confirmed.json()) as { recoveryCodes: string[] }
  return { secret, codes: recoveryCodes }
}

async function givePassword(page: Page, email: string, giving = password): Promise<void> {
  await field(page, 'Email').fill(email)
  await field(page, 'Password').fill(giving)
  await page.keyboard.press('Enter')
}

async function letterTo(page: Page, address: string, subject: RegExp): Promise<string> {
  let text = ''
  await expect(async () => {
    const letters = (await (await page.request.get('/dev/outbox')).json()) as {
      to: string
      subject: string
      text: string
    }[]
    const letter = letters.find((one) => one.to === address && subject.test(one.subject))
    expect(letter).toBeDefined()
    text = letter?.text ?? ''
  }).toPass()
  return text
}

test('SET-05: the password is changed by whoever knows it, and other devices are signed out', async ({
  page,
  owner,
  playwright,
  server,
}) => {
  const elsewhere = await playwright.request.newContext()
  await elsewhere.post(`${server.url}/api/login`, { data: { email: owner.email, password } })
  await openSecurity(page)
  await press(page, 'Update password')
  await expect(page.getByText('Password is required')).toBeVisible()
  await expect(field(page, 'Current password')).toBeFocused()
  await field(page, 'New password').fill('lower')
  const rules = page.getByRole('list', { name: 'Password requirements' })
  await expect(rules.getByText('(done)')).toHaveCount(1)
  await field(page, 'New password').fill(newPassword)
  await expect(rules.getByText('(done)')).toHaveCount(4)
  await field(page, 'Confirm new password').fill('different')
  await field(page, 'Current password').fill('Not-this-1')
  await press(page, 'Update password')
  await expect(page.getByText("Passwords don't match")).toBeVisible()
  await field(page, 'Confirm new password').fill(newPassword)
  await press(page, 'Update password')
  await expect(toast(page)).toContainText('The password was not changed')
  await expect(field(page, 'Current password')).toHaveAccessibleDescription(
    'This is not your current password.',
  )
  await expectGoodLooks(page)

  await field(page, 'Current password').fill(password)
  await press(page, 'Update password')
  await expect(toast(page)).toContainText('Password Updated')
  await expect(field(page, 'New password')).toHaveValue('')
  expect((await elsewhere.get(`${server.url}/api/user`)).status()).toBe(401)
  expect((await page.request.get('/api/user')).status()).toBe(200)
  await page.context().clearCookies()
  await page.goto('/login')
  await givePassword(page, owner.email, newPassword)
  await page.waitForURL('**/dashboard')
  await elsewhere.dispose()
})

test('SET-02: every device is listed in words, and can be signed out alone or with all others', async ({
  page,
  owner,
  playwright,
  server,
}) => {
  const devices = await Promise.all(
    [phone, '', phone].map(async (userAgent) => {
      const device = await playwright.request.newContext({ userAgent })
      await device.post(`${server.url}/api/login`, { data: { email: owner.email, password } })
      return device
    }),
  )
  const isIn = async (index: number) =>
    (await devices[index]?.get(`${server.url}/api/user`))?.status() === 200
  await openSecurity(page)
  const list = page.getByRole('list', { name: 'Devices' })
  await expect(list.getByRole('listitem')).toHaveCount(4)
  const [first, ...others] = await list.getByRole('listitem').all()
  await expect(first!).toContainText('This device')
  await expect(first!.getByRole('button')).toHaveCount(0)
  await expect(first!.getByRole('time').first()).toHaveAttribute('title', /\d{4}.*\d{1,2}:\d{2}/)
  expect(others).toHaveLength(3)
  await expectGoodLooks(page)

  await list.getByRole('button', { name: 'Sign out Unknown device' }).focus()
  await page.keyboard.press('Enter')
  await expect(list.getByRole('listitem')).toHaveCount(3)
  await expect(toast(page)).toContainText('Unknown device needs your password again.')
  await expect(list).toBeFocused()
  expect([await isIn(0), await isIn(1), await isIn(2)]).toEqual([true, false, true])

  await press(page, 'Sign out other devices')
  await expectGoodLooks(page)
  await press(page.getByRole('dialog'), 'Cancel')
  expect(await isIn(0)).toBe(true)
  await press(page, 'Sign out other devices')
  await press(page.getByRole('dialog'), 'Sign out')
  await expect(toast(page)).toContainText('2 devices are signed out.')
  await expect(list.getByRole('listitem')).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Sign out other devices' })).toHaveCount(0)
  expect([await isIn(0), await isIn(2)]).toEqual([false, false])
  await Promise.all(devices.map((device) => device.dispose()))
})

test('SET-02: a second factor is set up with the keyboard alone, and its codes can be kept', async ({
  page,
  owner,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await openSecurity(page)
  await page.getByRole('button', { name: 'Set up', exact: true }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(field(dialog, 'Current password')).toBeFocused()
  await page.keyboard.type('Not-this-1')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('This is not your current password.')).toBeVisible()
  await expectGoodLooks(page)
  await page.keyboard.press('Control+a')
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')

  await expect(dialog.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  await expect(field(dialog, 'Code that the app shows')).toBeFocused()
  await expectGoodLooks(page)
  const secret = (await dialog.getByRole('code').innerText()).replaceAll(/\s/g, '')
  await page.keyboard.type('000 000')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('This code is not right.')).toBeVisible()
  await page.keyboard.press('Control+a')
  await page.keyboard.type(codeOf(secret).replace(/^.../, '$& '))
  await page.keyboard.press('Enter')

  const shown = dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(shown).toHaveCount(10)
  const codes = await shown.allInnerTexts()
  await expectGoodLooks(page)
  await press(dialog, 'Copy codes')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(codes.join('\n'))
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('link', { name: 'Download' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('plaudit-recovery-codes.txt')
  expect(await readFile(await download.path(), 'utf8')).toContain(codes.join('\n'))
  await press(dialog, 'I have kept them')
  await expect(toast(page)).toContainText('Two-factor authentication is on')
  await expect(page.getByText('10 recovery codes are left.')).toBeVisible()
  await expectGoodLooks(page)
  await letterTo(page, owner.email, /^Two-factor authentication is on/)
})

test('AUTH-05, SET-02: signing in asks for the code, and comes back to the page that was asked for', async ({
  page,
  owner,
  context,
  server,
}) => {
  const { secret, codes } = await secure(context, server.url)
  await context.clearCookies()
  await page.goto('/testimonials?status=pending')
  await givePassword(page, owner.email)
  await expect(page.getByRole('heading', { level: 1, name: 'One more step' })).toBeVisible()
  const code = field(page, 'Code from your authenticator app')
  await expect(code).toBeFocused()
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
  const kept = (await context.cookies()).find(({ name }) => name === secondFactorCookie)
  expect(kept).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/api/login' })
  expect((kept?.expires ?? 0) - Date.now() / 1000).toBeCloseTo(600, -2)
  expect(cookieTable.find(({ name }) => name === secondFactorCookie)?.duration).toBe('10 minutes')
  await press(page, 'Sign In')
  await expect(page.getByText('Please enter a code')).toBeVisible()
  await page.keyboard.type('000000')
  await page.keyboard.press('Enter')
  await expect(code).toHaveAccessibleDescription(/This code is not right, or was used already/)
  await expectGoodLooks(page)

  await press(page, 'Use a recovery code')
  await expect(field(page, 'Recovery code')).toBeFocused()
  await expectGoodLooks(page)
  await press(page, 'Use the authenticator app')
  await expect(code).toBeFocused()
  await page.keyboard.insertText(codeOf(secret).replace(/^.../, ' $& '))
  await page.keyboard.press('Enter')
  await page.waitForURL('**/testimonials?status=pending')
  expect((await context.cookies()).map(({ name }) => name)).not.toContain(secondFactorCookie)

  await context.clearCookies()
  await page.goto('/login')
  await givePassword(page, owner.email)
  await press(page, 'Use a recovery code')
  await page.keyboard.insertText(codes[0]?.toUpperCase() ?? '')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/dashboard')
  await openSecurity(page)
  await expect(page.getByText('9 recovery codes are left.')).toBeVisible()
})

test('SET-02: a second step that came too late begins with the password again', async ({
  page,
  owner,
  context,
  server,
}) => {
  const { secret } = await secure(context, server.url)
  await context.clearCookies()
  await page.goto('/login')
  await givePassword(page, owner.email)
  await expect(field(page, 'Code from your authenticator app')).toBeFocused()
  await context.clearCookies()
  await page.keyboard.type(codeOf(secret))
  await page.keyboard.press('Enter')
  await expect(toast(page)).toContainText('This took longer than ten minutes.')
  await expect(field(page, 'Password')).toBeVisible()
})

test('SET-02: new recovery codes and switching off take the password and a code', async ({
  page,
  owner,
  context,
  server,
}) => {
  const { secret, codes } = await secure(context, server.url)
  await openSecurity(page)
  const dialog = page.getByRole('dialog')
  await press(page, 'New recovery codes')
  await press(dialog, 'Make new codes')
  await expect(dialog.getByText('Password is required')).toBeVisible()
  await expect(dialog.getByText('Please enter a code')).toBeVisible()
  await field(dialog, 'Current password').fill(password)
  await field(dialog, 'Code').fill('aaaaa-aaaaa')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('This is none of your codes, or it was used already.')).toBeVisible()
  await expectGoodLooks(page)
  await field(dialog, 'Code').fill(codeOf(secret))
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('listitem')).toHaveCount(10)
  const renewed = await dialog.getByRole('listitem').allInnerTexts()
  expect(renewed).not.toContain(codes[0])
  await press(dialog, 'I have kept them')
  await expect(page.getByRole('button', { name: 'New recovery codes' })).toBeFocused()

  await press(page, 'Turn off')
  await expectGoodLooks(page)
  await field(dialog, 'Current password').fill(password)
  await field(dialog, 'Code').fill(renewed[0] ?? '')
  await page.keyboard.press('Enter')
  await expect(toast(page)).toContainText('Two-factor authentication is off')
  await expect(page.getByRole('button', { name: 'Set up', exact: true })).toBeVisible()
  await letterTo(page, owner.email, /^Two-factor authentication is off/)
  await context.clearCookies()
  await page.goto('/login')
  await givePassword(page, owner.email)
  await page.waitForURL('**/dashboard')
})

test('SET-06, SET-08, RULE-54: the account is deleted two weeks after its name was typed exactly, unless it is kept', async ({
  page,
  owner,
}) => {
  await openSecurity(page)
  await press(page, 'Delete account')
  const dialog = page.getByRole('dialog')
  await expect(field(dialog, 'Business name')).toBeFocused()
  await page.keyboard.type('lindqvist bakery')
  await page.keyboard.press('Enter')
  // Behind an open dialog the toast has no role, so it is found by its words.
  await expect(page.getByText('Confirmation Required', { exact: true })).toBeVisible()
  await expect(field(dialog, 'Business name')).toHaveAccessibleDescription(
    /Please type the business name exactly to confirm deletion/,
  )
  await expectGoodLooks(page)
  const user = async () =>
    (await (await page.request.get('/api/user')).json()) as { deletesAt: string | null }
  expect((await user()).deletesAt).toBeNull()

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('link', { name: 'export everything' }).click(),
  ])
  const everything = JSON.parse(await readFile(await file.path(), 'utf8')) as { businessProfiles: unknown[] }
  expect(everything.businessProfiles).toMatchObject([{ businessName: 'Lindqvist Bakery' }])

  await expect(dialog.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute(
    'href',
    '/forgot-password',
  )
  await field(dialog, 'Business name').fill('Lindqvist Bakery')
  await field(dialog, 'Current password').fill('Not-this-1')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('This is not your current password.')).toBeVisible()
  await field(dialog, 'Current password').fill(password)
  await page.keyboard.press('Enter')
  await expect(toast(page)).toContainText('Account Deletion')
  await expect(toast(page)).toContainText('You will receive an email with further instructions')
  await expect(dialog).toHaveCount(0)
  const { deletesAt } = await user()
  const inDays = (Date.parse(deletesAt ?? '') - Date.now()) / 86_400_000
  expect(inDays).toBeGreaterThan(13.9)
  expect(inDays).toBeLessThanOrEqual(14)
  const day = await page.evaluate(
    (date) => new Intl.DateTimeFormat(undefined, { dateStyle: 'long' }).format(new Date(date)),
    deletesAt ?? '',
  )
  await expect(page.getByText(/This account will be deleted on/)).toHaveText(
    `This account will be deleted on ${day}.`,
  )
  await expectGoodLooks(page)
  const letter = await letterTo(page, owner.email, /^Lindqvist Bakery will be deleted/)
  expect(letter).toContain('/settings?tab=security')

  await page.goto('/embed-code')
  await expect(page.getByText(/This account and everything in it will be deleted on/)).toBeVisible()
  await expectGoodLooks(page)
  await page.goto('/settings?tab=security')
  const zone = page.locator('main').getByRole('button', { name: 'Keep my account' })
  await zone.last().focus()
  await page.keyboard.press('Enter')
  await expect(toast(page)).toContainText('Your account is kept')
  await expect(page.getByText(/will be deleted on/)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Delete account' })).toBeVisible()
  expect((await user()).deletesAt).toBeNull()
})

test('an outage is said in each card, and a retry brings it back', async ({ page, owner }) => {
  expect(owner.email).toBeTruthy()
  const refuse = {
    status: 503,
    contentType: 'application/json',
    body: '{"code":"unavailable","message":"Later."}',
  }
  let isDown = true
  for (const path of ['**/api/sessions', '**/api/two-factor']) {
    await page.route(path, (route) => (isDown ? route.fulfill(refuse) : route.continue()))
  }
  await openSecurity(page)
  await expect(page.getByText('Later.')).toHaveCount(2)
  await expectGoodLooks(page)
  isDown = false
  await page.getByRole('button', { name: 'Try again' }).first().click()
  await page.getByRole('button', { name: 'Try again' }).first().click()
  await expect(page.getByText('Later.')).toHaveCount(0)
  await expect(page.getByText('This device')).toBeVisible()
})

test('while the cards load, their places are held and named', async ({ page, owner }) => {
  expect(owner.email).toBeTruthy()
  let answer = (): void => undefined
  const answered = new Promise<void>((resolve) => (answer = resolve))
  for (const path of ['**/api/sessions', '**/api/two-factor']) {
    await page.route(path, async (route) => {
      await answered
      await route.continue()
    })
  }
  await page.goto('/settings?tab=security')
  await expect(page.getByRole('status', { name: 'Loading devices' })).toBeVisible()
  await expect(page.getByRole('status', { name: 'Loading two-factor authentication' })).toBeVisible()
  await expectGoodLooks(page)
  answer()
  await expect(page.getByText('This device')).toBeVisible()
})
