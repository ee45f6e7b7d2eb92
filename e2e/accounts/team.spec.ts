import type { Page } from '@playwright/test'
import { expect, password, test } from '../fixtures.ts'
import { outboxOf } from './outbox.ts'
import { toast } from '../whole/owner-pages.ts'

test.use({ expectedErrors: [/status of 4(01|03|10)/] })

const member = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Members' }).getByRole('listitem').filter({ hasText: name })

/** The link in the newest email to this address; empty while a job is still writing it. */
async function joinLinkFor(url: string, email: string): Promise<string> {
  const mail = (await outboxOf(url)).find(({ to, text }) => to === email && text.includes('/join?'))
  return /\/join\?token=[\w-]+/.exec(mail?.text ?? '')?.[0] ?? ''
}

test('somebody who is invited by email joins, works on the same testimonials, is made an owner, and is removed (ROLE-02, ROLE-08)', async ({
  page,
  owner,
  browser,
  server,
}) => {
  await owner.submit({ customerName: 'Ines Duarte' })
  const email = `jonas-${process.pid}-${Date.now()}@example.com`
  await page.goto('/business-setup')
  await page.getByRole('tab', { name: 'Team' }).click()
  const invite = async () => {
    await page.getByRole('form', { name: 'Invite a teammate' }).getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Create invitation' }).click()
    await expect(page.getByText(`${email} is invited`)).toBeVisible()
  }
  await invite()
  await expect.poll(() => joinLinkFor(server.url, email)).toContain('token=')
  const first = await joinLinkFor(server.url, email)
  await invite()
  await expect.poll(() => joinLinkFor(server.url, email)).not.toBe(first)

  const newcomer = await browser.newContext({ baseURL: server.url })
  const joining = await newcomer.newPage()
  await joining.goto(first)
  await expect(joining.getByText('This invitation no longer works')).toBeVisible()
  await joining.goto(await joinLinkFor(server.url, email))
  await joining.getByLabel('First name').fill('Jonas')
  await joining.getByLabel('Last name').fill('Weber')
  await joining.getByLabel('Password', { exact: true }).fill(password)
  await joining.keyboard.press('Enter')
  await joining.waitForURL('**/dashboard')
  await expect(toast(joining)).toContainText('Welcome to Lindqvist Bakery')
  await joining.goto('/testimonials')
  await expect(joining.getByRole('article', { name: 'Ines Duarte' })).toBeVisible()
  await joining.goto('/business-setup?tab=team')
  await expect(member(joining, 'Jonas Weber').getByText('Member', { exact: true })).toBeVisible()
  await expect(joining.getByRole('button', { name: 'Create invitation' })).toHaveCount(0)

  await page.reload()
  await expect(page.getByRole('region', { name: 'Pending invitations' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Actions for Jonas Weber' }).click()
  await page.getByRole('menuitem', { name: 'Make owner' }).click()
  await expect(toast(page)).toContainText('Jonas Weber is now an owner')
  await joining.reload()
  await expect(joining.getByRole('button', { name: 'Create invitation' })).toBeVisible()

  await page.getByRole('button', { name: 'Actions for Jonas Weber' }).click()
  await page.getByRole('menuitem', { name: 'Remove from team' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(toast(page)).toContainText('Jonas Weber was removed')
  await expect(member(page, 'Jonas Weber')).toHaveCount(0)
  await joining.goto('/testimonials')
  await joining.waitForURL('**/login?next=**')
  await newcomer.close()
})
