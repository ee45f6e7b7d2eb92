import type { Page } from '@playwright/test'
import { expect, expectAccessible, password, test } from './fixtures.ts'
import { toast } from './owner-pages.ts'

const tabNames = ['Profile', 'Notifications', 'AI Settings', 'Appearance', 'Security']
const open = async (page: Page, tab: string) => {
  await page.goto(`/settings?tab=${tab}`)
  await expect(page.getByRole('tabpanel')).toBeVisible()
}
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()
const away = { status: 503, contentType: 'application/json', body: '{}' }

test('settings have five tabs, each with an address of its own (SET-01)', async ({ page, owner }) => {
  await page.goto('/settings')
  await expect(page.getByRole('tab')).toHaveText(tabNames)
  await expect(page.getByRole('tab', { name: 'Profile' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByLabel('First name')).toHaveValue(owner.user.firstName)
  for (const [name, tab] of [
    ['Notifications', 'notifications'],
    ['AI Settings', 'ai'],
    ['Appearance', 'appearance'],
    ['Security', 'security'],
  ] as const) {
    await page.getByRole('tab', { name }).click()
    await expect(page).toHaveURL(`/settings?tab=${tab}`)
    await page.reload()
    await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true')
  }
})

test('the keyboard alone goes through the tabs, changes a setting and saves it', async ({ page, owner }) => {
  await page.goto('/settings')
  await page.getByRole('tab', { name: 'Profile' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL('/settings?tab=notifications')
  await expect(page.getByRole('tab', { name: 'Notifications' })).toBeFocused()
  const weekly = page.getByRole('switch', { name: 'Weekly reports' })
  for (let presses = 0; presses < 12; presses++) {
    await page.keyboard.press('Tab')
    if (await weekly.evaluate((element) => element === document.activeElement)) break
  }
  await page.keyboard.press('Space')
  await expect(weekly).not.toBeChecked()
  await page.keyboard.press('Enter')
  await expect(toast(page)).toContainText('Notification Settings Updated')
  const answer = await page.request.get('/api/settings')
  expect(await answer.json()).toMatchObject({ notifications: { weeklyReports: false } })
  expect(owner.user.email).not.toBe('')
})

test('the profile is saved, and the sidebar shows it (SET-04, SET-07)', async ({ page, owner }) => {
  await page.goto('/settings')
  await page.getByLabel('First name').fill('')
  await save(page)
  await expect(page.getByText('Please fill in your first name')).toBeVisible()
  await page.getByLabel('First name').fill('Maria')
  await expect(page.getByText('Not saved yet')).toBeVisible()
  await save(page)
  await expect(toast(page)).toContainText('Profile Updated')
  await expect(page.getByText('Not saved yet')).toHaveCount(0)
  await page.reload()
  await expect(page.getByLabel('First name')).toHaveValue('Maria')
  expect(owner.user.firstName).toBe('Mara')
})

test.describe('a refused profile', () => {
  test.use({ expectedErrors: [/status of 40\d/] })

  test('another address needs the password, and then signs in', async ({ page, owner }) => {
    const email = `new-${owner.email}`
    await page.goto('/settings')
    await expect(page.getByLabel('Current password')).toHaveCount(0)
    await page.getByLabel('Email', { exact: true }).fill(email)
    await page.getByLabel('Current password', { exact: true }).fill('Not-The-One-1')
    await save(page)
    await expect(page.getByRole('tabpanel').getByText('This is not your current password.')).toHaveCount(2)
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email)
    await expectAccessible(page)
    await page.getByLabel('Current password', { exact: true }).fill(password)
    await save(page)
    await expect(toast(page)).toContainText(`You now sign in with ${email}.`)
    const signIn = await page.request.post('/api/login', { data: { email, password } })
    expect(signIn.status()).toBe(200)
  })
})

test('every notification setting is there, on but for browser and SMS, and is saved (SET-03, SET-07, SET-09)', async ({
  page,
  owner,
}) => {
  await open(page, 'notifications')
  const expected = {
    'Email notifications': true,
    'Browser notifications': false,
    'SMS notifications': false,
    'Testimonial approval': true,
    'Campaign updates': true,
    'Weekly reports': true,
  }
  await expect(page.getByRole('switch')).toHaveCount(6)
  for (const [name, isOn] of Object.entries(expected)) {
    await expect(page.getByRole('switch', { name })).toBeChecked({ checked: isOn })
  }
  await page.getByRole('switch', { name: 'SMS notifications' }).check()
  await page.getByRole('switch', { name: 'Campaign updates' }).uncheck()
  await save(page)
  await expect(toast(page)).toContainText('Notification Settings Updated')
  await page.evaluate(() => localStorage.clear())
  await page.reload()
  await expect(page.getByRole('switch', { name: 'SMS notifications' })).toBeChecked()
  await expect(page.getByRole('switch', { name: 'Campaign updates' })).not.toBeChecked()
  expect(owner.user.email).not.toBe('')
})

test('browser notifications ask the browser first, and stay off when it says no (SET-09)', async ({
  page,
  owner,
  context,
}) => {
  expect(owner.user.email).not.toBe('')
  await context.clearPermissions()
  await page.addInitScript(() => {
    Notification.requestPermission = () => Promise.resolve('denied')
  })
  await open(page, 'notifications')
  const browser = page.getByRole('switch', { name: 'Browser notifications' })
  await browser.click()
  await expect(page.getByText('Your browser does not allow notifications from this site.')).toBeVisible()
  await expect(browser).not.toBeChecked()
  await page.addInitScript(() => {
    Notification.requestPermission = () => Promise.resolve('granted')
  })
  await page.reload()
  await browser.click()
  await expect(browser).toBeChecked()
})

test('AI settings have their defaults and bounds, and are saved (SET-07, SET-10, SET-11, SET-12, RULE-37)', async ({
  page,
  owner,
}) => {
  await open(page, 'ai')
  const tone = page.getByLabel('Tone')
  const language = page.getByLabel('Language')
  const length = page.getByLabel('Maximum length')
  await expect(tone).toHaveValue('Professional')
  await expect(tone.locator('option')).toHaveText([
    'Professional',
    'Enthusiastic',
    'Technical',
    'Casual',
    'Formal',
  ])
  await expect(language).toHaveValue('English')
  await expect(language.locator('option')).toHaveText([
    'English',
    'Spanish',
    'French',
    'German',
    'Portuguese',
  ])
  await expect(length).toHaveValue('150')
  await expect(page.getByRole('switch', { name: 'Generate automatically' })).toBeVisible()
  await expect(page.getByRole('switch', { name: 'Include metrics' })).toBeVisible()
  await expect(page.getByRole('switch', { name: 'Require approval' })).toBeChecked()
  for (const [typed, kept] of [
    ['9', '50'],
    ['501', '500'],
    ['', '150'],
  ] as const) {
    await length.fill(typed)
    await length.blur()
    await expect(length).toHaveValue(kept)
  }
  await tone.selectOption('Formal')
  await language.selectOption('German')
  await length.fill('240')
  await page.getByRole('switch', { name: 'Require approval' }).uncheck()
  await save(page)
  await expect(toast(page)).toContainText('AI Settings Updated')
  await page.reload()
  await expect(tone).toHaveValue('Formal')
  await expect(length).toHaveValue('240')
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Form settings' }).click()
  await expect(page.getByRole('switch', { name: 'Require approval' })).not.toBeChecked()
  expect(owner.user.email).not.toBe('')
})

test('what was typed waits while another page is looked at, and can be discarded', async ({
  page,
  owner,
}) => {
  expect(owner.user.email).not.toBe('')
  await open(page, 'ai')
  await page.getByLabel('Tone').selectOption('Casual')
  await page.getByRole('tab', { name: 'Profile' }).click()
  await page.getByRole('link', { name: 'Customers' }).first().click()
  await page.getByRole('link', { name: 'Settings' }).first().click()
  await page.getByRole('tab', { name: 'AI Settings (not saved)' }).click()
  await expect(page.getByLabel('Tone')).toHaveValue('Casual')
  let asked = 0
  page.on('dialog', (dialog) => {
    asked += 1
    void dialog.accept()
  })
  await page.reload()
  expect(asked).toBe(1)
  await page.getByLabel('Tone').selectOption('Casual')
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByLabel('Tone')).toHaveValue('Professional')
})

test.describe('when it cannot be saved', () => {
  test.use({ expectedErrors: [/status of (503|401)/] })

  test('no toast claims it was, the sentence stands there, and what was typed stays (SET-04)', async ({
    page,
    owner,
  }) => {
    expect(owner.user.email).not.toBe('')
    await open(page, 'ai')
    await page.route('**/api/settings/**', (route) => route.fulfill(away))
    await page.getByLabel('Tone').selectOption('Technical')
    await save(page)
    await expect(page.getByRole('alert')).toContainText('This could not be saved. Please try again.')
    await expect(page.getByText('AI Settings Updated')).toHaveCount(0)
    await expect(page.getByLabel('Tone')).toHaveValue('Technical')
    await expectAccessible(page)
    await page.unroute('**/api/settings/**')
    await save(page)
    await expect(toast(page)).toContainText('AI Settings Updated')
    await expect(page.getByRole('alert')).toHaveCount(0)
  })

  test('settings that cannot be loaded say so, and can be tried again', async ({ page, owner }) => {
    expect(owner.user.email).not.toBe('')
    await page.route('**/api/settings', (route) => route.fulfill(away))
    await page.goto('/settings')
    await expect(page.getByRole('alert')).toContainText('Your settings could not be loaded.')
    await expectAccessible(page)
    await page.unroute('**/api/settings')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('tab')).toHaveText(tabNames)
  })
})

test('the Security tab has keys, subscription and embed code (SET-02, SET-14, SET-15, SET-16)', async ({
  page,
  owner,
  server,
}) => {
  await open(page, 'security')
  const old = owner.user.apiKey ?? ''
  const key = page.getByLabel('Publishable key')
  await expect(key).toHaveValue(old)
  await expect(page.getByRole('button', { name: 'Copy key' })).toBeVisible()
  const subscription = page.getByRole('tabpanel').locator('dl')
  await expect(subscription).toContainText('Starter')
  await expect(subscription).toContainText('Trial')
  await expect(subscription).toContainText('14 days left')
  const code = page.locator('pre')
  await expect(page.getByRole('heading', { name: 'Website integration' })).toBeVisible()
  await expect(code).toContainText(`${server.url}/embed.js`)
  await expect(code).toContainText(old)

  await page.getByRole('button', { name: 'Generate new key' }).click()
  const confirm = page.getByRole('dialog', { name: 'Generate a new key?' })
  await expect(confirm).toContainText('stops showing your testimonials')
  await confirm.getByRole('button', { name: 'Generate new key' }).click()
  await expect(toast(page)).toContainText('API Key Generated')
  await expect(key).not.toHaveValue(old)
  const fresh = await key.inputValue()
  await expect(code).toContainText(fresh)
  const user = (await (await page.request.get('/api/user')).json()) as { apiKey: string }
  expect(user.apiKey).toBe(fresh)
  await page.getByRole('link', { name: 'Embed Widgets' }).last().click()
  await expect(page.getByLabel('Publishable key')).toHaveValue(fresh)
})

test('a secret key is made with a name and an end, shown once, and revoked (SET-02)', async ({
  page,
  owner,
  server,
  context,
}) => {
  expect(owner.user.email).not.toBe('')
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, 'security')
  await expect(page.getByText('There are none yet.')).toBeVisible()
  await page.getByRole('button', { name: 'Create secret key' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create a secret key' })
  await dialog.getByRole('button', { name: 'Create key' }).click()
  await expect(dialog.getByText('Please give the key a name', { exact: false })).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('Name').fill('Shop sync')
  await dialog.getByLabel('Good for').selectOption('30 days')
  await dialog.getByRole('button', { name: 'Create key' }).click()
  const made = page.getByRole('dialog', { name: 'Copy your key now' })
  const key = await made.getByLabel('Secret key').inputValue()
  expect(key).toMatch(/^sk_/)
  await made.getByRole('button', { name: 'Copy key' }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(key)
  await expectAccessible(page)
  await made.getByRole('button', { name: 'Done' }).click()
  const line = page.getByRole('list', { name: 'Secret keys' }).getByRole('listitem')
  await expect(line).toContainText('Shop sync')
  await expect(line).toContainText('30 days left')
  expect(await page.content()).not.toContain(key)
  const list = () => fetch(`${server.url}/api/testimonials`, { headers: { authorization: `Bearer ${key}` } })
  expect((await list()).status).toBe(200)

  await line.getByRole('button', { name: 'Revoke Shop sync' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke key' }).click()
  await expect(toast(page)).toContainText('Key revoked')
  await expect(page.getByText('There are none yet.')).toBeVisible()
  expect((await list()).status).toBe(401)
})

const isSideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)

for (const [width, colorScheme] of [
  [1280, 'light'],
  [1280, 'dark'],
  [390, 'light'],
  [390, 'dark'],
] as const) {
  test(`every tab is accessible at ${width} pixels in ${colorScheme}`, async ({ page, owner }) => {
    test.slow()
    const secretKey = { kind: 'secret', name: 'A very long name of a key '.repeat(3) }
    await owner.request.post('/api/api-keys', { data: secretKey })
    await page.setViewportSize({ width, height: 844 })
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.goto('/settings')
    for (const name of tabNames) {
      const tab = page.getByRole('tab', { name })
      await tab.click()
      await expect(tab).toBeInViewport({ ratio: 0.9 })
      if (name === 'Security') await expect(page.getByText('sk_…')).toBeVisible()
      await expectAccessible(page)
      expect([name, await isSideways(page)]).toEqual([name, false])
    }
  })
}

test('with large letters nothing scrolls sideways on a phone', async ({ page, owner }) => {
  await owner.request.put('/api/settings/appearance', { data: { fontSize: 'large' } })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/settings')
  for (const name of tabNames) {
    await page.getByRole('tab', { name }).click()
    expect([name, await isSideways(page)]).toEqual([name, false])
  }
})
