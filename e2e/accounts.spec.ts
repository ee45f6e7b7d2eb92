import type { Page } from '@playwright/test'
import { expect, expectAccessible, makeOwner, password, test } from './fixtures.ts'

// Refusals are part of these stories, and the browser writes each of them down.
test.use({ expectedErrors: [/status of 4(00|01|04|09|10)/] })

test('every page for signed-out people is accessible and reads well without a mouse', async ({ page }) => {
  const pages = [
    ['/', 'Praise you can prove.'],
    ['/LOGIN/', 'Welcome back'],
    ['/signup', 'Create your account'],
    ['/forgot-password', 'Forgot your password?'],
    ['/reset-password?token=used-up', 'Choose a new password'],
    ['/onboarding', 'Tell us about your business'],
    ['/nowhere', '404 Page Not Found'],
  ] as const
  for (const [path, heading] of pages) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expectAccessible(page)
  }
  await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible()
})

test('the sign-up form says each of its rules beside the field', async ({ page }) => {
  await page.goto('/signup')
  await page.getByLabel('First name').fill('M')
  await page.getByLabel('Last name').fill('L')
  await page.getByLabel('Email').fill('mara@')
  await page.getByLabel('Password', { exact: true }).fill('short')
  await page.getByLabel('Confirm password').fill('different')
  await page.getByRole('button', { name: 'Create Account' }).click()
  const sentences = [
    'First name must be at least 2 characters',
    'Last name must be at least 2 characters',
    'Please enter a valid email address',
    'Password must be at least 8 characters',
    "Passwords don't match",
  ]
  for (const sentence of sentences) await expect(page.getByText(sentence)).toBeVisible()
  await expect(page.getByLabel('First name')).toBeFocused()
  for (const [typed, sentence] of [
    ['lowercase1', 'Password must contain at least one uppercase letter'],
    ['UPPERCASE1', 'Password must contain at least one lowercase letter'],
    ['NoNumberHere', 'Password must contain at least one number'],
  ] as const) {
    await page.getByLabel('Password', { exact: true }).fill(typed)
    await expect(page.getByText(sentence)).toBeVisible()
  }
  await expectAccessible(page)
})

test('a wrong password is refused with a toast, the right one leads back to the page asked for', async ({
  page,
  playwright,
  server,
}) => {
  const elsewhere = await playwright.request.newContext()
  const owner = await makeOwner(elsewhere, server.url)
  await page.goto('/testimonials?status=pending')
  await page.waitForURL('**/login?next=**')
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByText('Password is required')).toBeVisible()
  await page.getByLabel('Email').fill(owner.email)
  await page.getByLabel('Password', { exact: true }).fill('not this one')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Sign in failed', { exact: true })).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/testimonials?status=pending')
  await elsewhere.dispose()
})

test('the social buttons say that they are not set up', async ({ page }) => {
  await page.goto('/login')
  for (const name of ['Google', 'Facebook', 'Microsoft']) {
    await page.getByRole('button', { name: `Sign in with ${name}` }).click()
    const said = page.getByText('OAuth is coming soon', { exact: true })
    await expect(said).toHaveCount(1)
    // Else the toast of the button before would do for the next one.
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await expect(said).toHaveCount(0)
  }
})

test('an address that is taken is said at sign-up', async ({ page, playwright, server }) => {
  const elsewhere = await playwright.request.newContext()
  const { email } = await makeOwner(elsewhere, server.url)
  await page.goto('/signup')
  await page.getByLabel('First name').fill('Mara')
  await page.getByLabel('Last name').fill('Lindqvist')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password').fill(password)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByText('Failed to create account', { exact: true })).toBeVisible()
  await expect(page).toHaveURL(/\/signup$/)
  await elsewhere.dispose()
})

test('somebody without an account sets business and account up on one page', async ({ page }) => {
  await page.goto('/onboarding')
  await page.getByLabel('Business name').fill('Eastside Bakery')
  await page.getByLabel('Website').fill('eastside.example')
  await page.getByLabel('What does your business do?').fill('We bake bread at night.')
  await page.getByLabel('Who are your customers?').fill('Everybody in town')
  await page.getByLabel('Your name').fill('Jonas Weber')
  await page.getByLabel('Your role').fill('Founder')
  await page.getByLabel('Contact email').fill(`jonas-${Date.now()}@example.com`)
  await page.getByLabel('Password', { exact: true }).fill('seven77')
  await page.getByLabel('Confirm password').fill('seven77')
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByText('Account Creation Failed', { exact: true })).toBeVisible()
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password').fill(password)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await page.waitForURL('**/dashboard')
  await expect(page.getByText('Account Created Successfully', { exact: true })).toBeVisible()
  await expect(page.getByText('Eastside Bakery').first()).toBeVisible()
})

test('signed in, the sidebar says who is here, and Logout forgets them', async ({ page, owner }) => {
  await page.goto('/')
  await page.waitForURL('**/dashboard')
  const sidebar = page.getByRole('complementary', { name: 'Sidebar' })
  await expect(sidebar.getByText('Mara Lindqvist')).toBeVisible()
  await expect(sidebar.getByText('Lindqvist Bakery')).toBeVisible()
  await expect(sidebar.getByText('ML', { exact: true })).toBeVisible()
  await expect(sidebar.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page')
  await sidebar.getByRole('link', { name: 'Testimonials' }).click()
  await expect(page.getByRole('main')).toBeFocused()
  await sidebar.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/$/)
  expect((await owner.request.get('/api/user')).status()).toBe(401)
  await page.goto('/dashboard')
  await page.waitForURL('**/login?next=%2Fdashboard')
})

test('a phone opens the menu as a drawer, and the page one goes to has the focus', async ({
  page,
  owner,
}) => {
  expect(owner.user.hasBusinessProfile).toBe(true)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('link', { name: 'Embed Widgets' }).click()
  await page.waitForURL('**/embed-code')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('main')).toBeFocused()
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(beyond).toBeLessThanOrEqual(0)
})

test('a forgotten password is replaced through the mailed link, once', async ({
  page,
  playwright,
  server,
}) => {
  const elsewhere = await playwright.request.newContext()
  const { email } = await makeOwner(elsewhere, server.url)
  await page.goto('/forgot-password')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send Reset Link' }).click()
  await expect(page.getByText('Check your inbox')).toBeVisible()
  await expect.poll(() => resetLinkFor(page, email)).toContain('token=')
  const link = await resetLinkFor(page, email)
  await page.goto(link)
  await page.getByLabel('New password', { exact: true }).fill('Another-Harbour-7')
  await page.getByLabel('Confirm password').fill('Another-Harbour-7')
  await page.getByRole('button', { name: 'Save New Password' }).click()
  await page.waitForURL('**/login')
  await expect(page.getByText('Password changed', { exact: true })).toBeVisible()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('Another-Harbour-7')
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.waitForURL('**/dashboard')

  await page.goto(link)
  await page.getByLabel('New password', { exact: true }).fill('A-Third-Harbour-8')
  await page.getByLabel('Confirm password').fill('A-Third-Harbour-8')
  await page.getByRole('button', { name: 'Save New Password' }).click()
  await expect(page.getByText('The password was not changed', { exact: true })).toBeVisible()
  await elsewhere.dispose()
})

/** The link in the newest letter to this address; empty while a job is still writing it. */
async function resetLinkFor(page: Page, email: string): Promise<string> {
  const outbox = await (await page.request.get('/dev/outbox')).text()
  const letter = outbox.slice(outbox.indexOf(email))
  return /\/reset-password\?token=[\w-]+/.exec(letter)?.[0] ?? ''
}
