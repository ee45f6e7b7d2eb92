import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { outboxOf } from '../accounts/outbox.ts'
import { card, press, toast } from '../whole/owner-pages.ts'
import { preview, rate, submit, thankYou } from '../customer/public-form.ts'

const names = ['Ines Duarte', 'Jonas Weber', 'Priya Raman'] as const
const mailbox = (name: string) => `${name.split(' ')[0]?.toLowerCase()}-${process.pid}@example.com`

/** The texts of the emails that asked, by who got them. */
async function emailsOf(url: string): Promise<ReadonlyMap<string, string>> {
  return new Map(
    (await outboxOf(url))
      .filter(({ to }) => names.some((name) => mailbox(name) === to))
      .map(({ to, text }) => [to, text]),
  )
}

async function create(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Create Campaign' })
  await page.getByRole('main').getByRole('button', { name: 'Create Campaign', exact: true }).first().click()
  await expect(dialog.getByRole('button', { name: 'Create Campaign' })).toBeDisabled()
  await dialog.getByLabel('Campaign name').fill('Spring customers')
  await dialog.getByRole('checkbox', { name: 'Select all 3' }).check()
  await expect(dialog.getByText('3 of 3 customers will be asked.')).toBeVisible()
  // The email as it is sent, styles included.
  const email = dialog.frameLocator('iframe')
  await expect(email.getByText(/^Hi (Ines|Jonas|Priya)/)).toBeVisible()
  await expect(email.locator('.card')).toHaveCSS('border-radius', '0px 0px 12px 12px')
  await press(dialog, 'Create Campaign')
  await expect(toast(page)).toContainText('Campaign Created')
}

test('a campaign for three customers: sent, one answers through their own link, one unsubscribes, and analytics know it (CAMP-01, CAMP-04, CAMP-06)', async ({
  page,
  owner,
  browser,
  server,
}) => {
  for (const name of names) {
    await owner.request.post('/api/customers', { data: { name, email: mailbox(name) } })
  }
  await page.goto('/campaigns')
  await create(page)
  const campaign = card(page, 'Spring customers')
  await expect(campaign.getByText('Nothing has been sent yet.')).toBeVisible()
  await press(campaign, 'Send Emails')
  await press(page.getByRole('dialog', { name: 'Send Spring customers?' }), 'Send Emails')
  await expect(campaign.getByRole('definition').first()).toHaveText('3', { timeout: 15_000 })
  await expect(async () => expect((await emailsOf(server.url)).size).toBe(3)).toPass()
  const emails = await emailsOf(server.url)

  const visitor = await (await browser.newContext()).newPage()
  const link = (name: string, path: string) =>
    new RegExp(`\\S+/${path}/\\S+`).exec(emails.get(mailbox(name)) ?? '')?.[0] ?? ''
  await visitor.goto(link('Ines Duarte', 'testimonial-form'))
  // The link knows whose it is and asks for no address.
  await rate(visitor, 5)
  await visitor.getByLabel('Your testimonial').fill('The rye keeps for a week and tastes better every day.')
  await visitor.getByLabel('Your name').fill('Ines Duarte')
  await preview(visitor)
  await submit(visitor)
  await expect(thankYou(visitor)).toBeVisible()

  await visitor.goto(link('Jonas Weber', 'unsubscribe'))
  await press(visitor, 'Unsubscribe')
  await expect(visitor.getByRole('heading', { name: "You're unsubscribed" })).toBeVisible()
  await visitor.context().close()

  await press(campaign, 'Analytics')
  const analytics = page.getByRole('dialog', { name: 'Spring customers' })
  await expect(analytics.getByText('1 of 3 answered (33%).')).toBeVisible()
  const figures = analytics.getByLabel('Figures')
  await expect(figures).toContainText('Clicked1')
  await expect(figures).toContainText('Unsubscribed1')
  await analytics.getByRole('tab', { name: 'People (3)' }).click()
  await expect(analytics.getByRole('row', { name: /Ines Duarte/ })).toContainText('Answered')
  await expect(analytics.getByRole('row', { name: /Jonas Weber/ })).toContainText('Unsubscribed')
})
