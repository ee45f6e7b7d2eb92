import type { Page } from '@playwright/test'
import { expect, password, test } from '../fixtures.ts'
import { outboxOf } from './outbox.ts'
import { sidebar, toast } from '../whole/owner-pages.ts'

// Refusals are part of this story, and the browser writes each of them down.
test.use({ expectedErrors: [/status of 4(01|10)/] })

const newPassword = 'Another-Harbor-7'

test('somebody signs up with a business, signs out, forgets the password, and comes back to the page they asked for', async ({
  page,
}) => {
  const email = `jonas-${process.pid}-${Date.now()}@example.com`
  await page.goto('/onboarding')
  await page.getByLabel('Business name').fill('Eastside Bakery')
  await page.getByLabel('Contact email').fill(email)
  await page.getByLabel('Your name').fill('Jonas Weber')
  await page.getByRole('button', { name: 'Skip AI Research' }).click()
  await page.getByLabel('What does your business do?').fill('We bake bread at night.')
  await page.getByLabel('Who are your customers?').fill('Everybody in town')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password').fill(password)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await page.waitForURL('**/dashboard')
  await expect(toast(page)).toContainText('Account Created Successfully')
  await expect(sidebar(page).getByText('Eastside Bakery')).toBeVisible()
  await sidebar(page).getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/$/)
  expect((await page.request.get('/api/user')).status()).toBe(401)

  await page.goto('/testimonials?status=pending')
  await page.waitForURL('**/login?next=**')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Create reset link' }).click()
  await expect(page.getByText("Check the server's outbox")).toBeVisible()
  await expect.poll(() => resetLinkFor(page, email)).toContain('token=')
  const link = await resetLinkFor(page, email)
  await resetWith(page, link, newPassword)
  await page.waitForURL('**/login')
  await expect(toast(page)).toContainText('Password changed')

  await page.goto('/testimonials?status=pending')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await expect(toast(page)).toContainText('Sign in failed')
  await page.getByLabel('Password', { exact: true }).fill(newPassword)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/testimonials?status=pending')

  await resetWith(page, link, 'A-Third-Harbor-8')
  await expect(toast(page)).toContainText("Couldn't change your password")
})

async function resetWith(page: Page, link: string, chosen: string): Promise<void> {
  await page.goto(link)
  await page.getByLabel('New password', { exact: true }).fill(chosen)
  await page.getByLabel('Confirm password').fill(chosen)
  await page.getByRole('button', { name: 'Save new password' }).click()
}

/** The link in the newest email to this address; empty while a job is still writing it. */
async function resetLinkFor(page: Page, email: string): Promise<string> {
  const mail = (await outboxOf(page.url())).find(
    ({ to, text }) => to === email && text.includes('/reset-password'),
  )
  return /\/reset-password\?token=[\w-]+/.exec(mail?.text ?? '')?.[0] ?? ''
}
