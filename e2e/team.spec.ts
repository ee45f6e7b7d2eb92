import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { type Owner, expect, expectAccessible, makeOwner, password, test } from './fixtures.ts'
import { toast } from './owner-pages.ts'

test.use({ expectedErrors: [/status of 4(00|01|03|09|10)/] })

const member = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Members' }).getByRole('listitem').filter({ hasText: name })

let made = 0
const someEmail = (name: string) => `${name}-${process.pid}-${(made += 1)}-${Date.now()}@example.com`

/** The link in the newest letter to this address; empty while a job is still writing it. */
async function joinLinkFor(request: APIRequestContext, email: string): Promise<string> {
  const outbox = await (await request.get('/dev/outbox')).text()
  const letter = outbox.slice(outbox.indexOf(email))
  return /\/join\?token=[\w-]+/.exec(letter)?.[0] ?? ''
}

const address = (page: Page) =>
  page.getByRole('form', { name: 'Invite somebody' }).getByRole('textbox', { name: 'Email' })

async function invite(page: Page, email: string): Promise<string> {
  await address(page).fill(email)
  await page.getByRole('button', { name: 'Send invitation' }).click()
  await expect(toast(page).getByText('Invitation sent', { exact: true })).toBeVisible()
  await expect.poll(() => joinLinkFor(page.request, email)).toContain('token=')
  return joinLinkFor(page.request, email)
}

/** Somebody who joined the owner's team through the mailed link, on a browser of their own. */
async function joined(
  owner: Owner,
  browser: Browser,
  url: string,
  role: 'owner' | 'member',
  firstName: string,
) {
  const email = someEmail(firstName.toLowerCase())
  await owner.request.post(`${url}/api/team/invitations`, { data: { email, role } })
  await expect.poll(() => joinLinkFor(owner.request, email)).toContain('token=')
  const token = (await joinLinkFor(owner.request, email)).split('=')[1]
  const own = await browser.newContext({ baseURL: url })
  const accepted = await own.request.post(`/api/invitations/${token}/accept`, {
    data: { firstName, lastName: 'Weber', password },
  })
  expect(accepted.status()).toBe(201)
  return { email, page: await own.newPage(), close: () => own.close() }
}

test('somebody who is invited by mail joins the team and works on the same testimonials (ROLE-02, ROLE-08)', async ({
  page,
  owner,
  browser,
  server,
}) => {
  await owner.submit({ customerName: 'Ines Duarte' })
  await page.goto('/business-setup')
  await page.getByRole('tab', { name: 'Team' }).click()
  await expect(member(page, 'Mara Lindqvist').getByText('Owner', { exact: true })).toBeVisible()
  await expectAccessible(page)
  const email = someEmail('jonas')
  const link = await invite(page, email)
  await expect(page.getByRole('region', { name: 'Open invitations' }).getByText(email)).toBeVisible()
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page)

  const newcomer = await browser.newContext({ baseURL: server.url })
  const joining = await newcomer.newPage()
  await joining.goto(link)
  await expect(joining.getByRole('heading', { level: 1, name: 'Join Lindqvist Bakery' })).toBeVisible()
  await expect(joining.getByText('Mara Lindqvist invites you', { exact: false })).toBeVisible()
  await expect(joining.getByLabel('Email')).toHaveValue(email)
  await expectAccessible(joining)
  await joining.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(joining)
  await joining.getByRole('button', { name: 'Join the team' }).click()
  await expect(joining.getByText('First name must be at least 2 characters')).toBeVisible()
  await expect(joining.getByLabel('First name')).toBeFocused()
  await joining.getByLabel('First name').fill('Jonas')
  await joining.getByLabel('Last name').fill('Weber')
  await joining.getByLabel('Password', { exact: true }).fill('lowercase1')
  await expect(joining.getByText('Password must contain at least one uppercase letter')).toBeVisible()
  await joining.getByLabel('Password', { exact: true }).fill(password)
  await joining.keyboard.press('Enter')
  await joining.waitForURL('**/dashboard')
  await expect(toast(joining).getByText('Welcome to Lindqvist Bakery')).toBeVisible()
  await joining.goto('/testimonials')
  await expect(joining.getByRole('article', { name: 'Ines Duarte' })).toBeVisible()

  await page.reload()
  await expect(member(page, 'Jonas Weber').getByText('Member', { exact: true })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Open invitations' })).toHaveCount(0)

  // The same link a second time.
  const again = await newcomer.newPage()
  await again.goto(link)
  await expect(again.getByText('This invitation is no longer good')).toBeVisible()
  await expectAccessible(again)
  await newcomer.close()
})

test('a member sees the team and what only owners may do (ROLE-02)', async ({ owner, browser, server }) => {
  const jonas = await joined(owner, browser, server.url, 'member', 'Jonas')
  await jonas.page.goto('/business-setup?tab=team')
  await expect(
    jonas.page.getByText('Only owners of this workspace invite people, remove them and change their roles.'),
  ).toBeVisible()
  await expect(jonas.page.getByRole('button', { name: 'Send invitation' })).toHaveCount(0)
  await expect(jonas.page.getByRole('button', { name: 'Actions for Mara Lindqvist' })).toHaveCount(0)
  await expectAccessible(jonas.page)
  const sidebar = jonas.page.getByRole('complementary', { name: 'Sidebar' })
  await expect(sidebar.getByText('Jonas Weber')).toBeVisible()
  await jonas.page.goto('/embed-code')
  await expect(jonas.page.getByText('Only an owner of this workspace can generate a new key.')).toBeVisible()
  await expect(jonas.page.getByRole('button', { name: 'Generate new key' })).toHaveCount(0)
  await jonas.close()
})

test('a role is changed from the keyboard, and taken back with Undo (ROLE-08)', async ({
  page,
  owner,
  browser,
  server,
}) => {
  const jonas = await joined(owner, browser, server.url, 'member', 'Jonas')
  await page.goto('/business-setup?tab=team')
  await page.getByRole('button', { name: 'Actions for Jonas Weber' }).focus()
  await page.keyboard.press('Enter')
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(toast(page).getByText('Jonas Weber is an owner now')).toBeVisible()
  await expect(member(page, 'Jonas Weber').getByText('Owner', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Actions for Jonas Weber' })).toBeFocused()
  await toast(page).getByRole('button', { name: 'Undo' }).click()
  await expect(member(page, 'Jonas Weber').getByText('Member', { exact: true })).toBeVisible()
  await jonas.close()
})

test('somebody who is removed is signed out; before that it is asked', async ({
  page,
  owner,
  browser,
  server,
}) => {
  const jonas = await joined(owner, browser, server.url, 'member', 'Jonas')
  await jonas.page.goto('/dashboard')
  await page.goto('/business-setup?tab=team')
  await page.getByRole('button', { name: 'Actions for Jonas Weber' }).click()
  await page.getByRole('menuitem', { name: 'Remove from the team' }).click()
  const dialog = page.getByRole('dialog', { name: 'Remove Jonas Weber?' })
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(toast(page).getByText('Jonas Weber was removed')).toBeVisible()
  await expect(member(page, 'Jonas Weber')).toHaveCount(0)
  await jonas.page.goto('/testimonials')
  await jonas.page.waitForURL('**/login?next=**')
  await jonas.close()
})

test('the only owner cannot leave and is told why; a member leaves', async ({
  page,
  owner,
  browser,
  server,
}) => {
  const jonas = await joined(owner, browser, server.url, 'member', 'Jonas')
  await page.goto('/business-setup?tab=team')
  await expect(page.getByText('A workspace needs an owner', { exact: false })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Actions for Mara Lindqvist' })).toHaveCount(0)
  await jonas.page.goto('/business-setup?tab=team')
  await jonas.page.getByRole('button', { name: 'Actions for Jonas Weber' }).click()
  await jonas.page.getByRole('menuitem', { name: 'Leave the team' }).click()
  await jonas.page.getByRole('dialog').getByRole('button', { name: 'Leave', exact: true }).click()
  await jonas.page.waitForURL('**/login')
  await expect(toast(jonas.page).getByText('You have left the team')).toBeVisible()
  await jonas.close()
})

test('one of two owners steps down, and the page changes with them', async ({
  page,
  owner,
  browser,
  server,
}) => {
  const lena = await joined(owner, browser, server.url, 'owner', 'Lena')
  await page.goto('/business-setup?tab=team')
  await page.getByRole('button', { name: 'Actions for Mara Lindqvist' }).click()
  await page.getByRole('menuitem', { name: 'Make member' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Become a member' }).click()
  await expect(toast(page).getByText('You are a member now')).toBeVisible()
  await expect(page.getByText('Only owners of this workspace', { exact: false })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send invitation' })).toHaveCount(0)
  await lena.close()
})

test('an invitation is sent again with a new link, and taken back', async ({ page, owner, context }) => {
  expect(owner.user.isWorkspaceOwner).toBe(true)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/business-setup?tab=team')
  const email = someEmail('lena-with-a-rather-long-address')
  const first = await invite(page, email)
  await page.getByRole('button', { name: `Resend to ${email}` }).click()
  await expect.poll(() => joinLinkFor(page.request, email)).not.toBe(first)
  const second = await joinLinkFor(page.request, email)
  const visitor = await context.newPage()
  await visitor.goto(first)
  await expect(visitor.getByText('This invitation is no longer good')).toBeVisible()
  await visitor.goto(second)
  await expect(visitor.getByText(`You are signed in as ${owner.email}`)).toBeVisible()
  await visitor.setViewportSize({ width: 390, height: 844 })
  const beyond = () =>
    Promise.all(
      [page, visitor].map((one) =>
        one.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      ),
    )
  expect(Math.max(...(await beyond()))).toBeLessThanOrEqual(0)

  await page.getByRole('button', { name: `Revoke the invitation of ${email}` }).click()
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Take back' }).click()
  await expect(toast(page).getByText('Invitation taken back')).toBeVisible()
  await visitor.reload()
  await expect(visitor.getByText('This invitation is no longer good')).toBeVisible()
})

test('an address with an account, a mistyped one and one of the team each get a sentence', async ({
  page,
  owner,
  playwright,
  server,
  context,
}) => {
  const elsewhere = await playwright.request.newContext()
  const other = await makeOwner(elsewhere, server.url, 'Other Bakery')
  await page.goto('/business-setup?tab=team')
  await address(page).fill('jonas@')
  await page.getByRole('button', { name: 'Send invitation' }).click()
  await expect(page.getByText('Please enter a valid email address')).toBeVisible()
  await address(page).fill(owner.email)
  await page.getByRole('button', { name: 'Send invitation' }).click()
  await expect(page.getByText('This person is in your team already.').first()).toBeVisible()
  const link = await invite(page, other.email)
  const visitor = await context.newPage()
  await visitor.goto(link)
  await expect(visitor.getByText('This address has an account already')).toBeVisible()
  await expect(visitor.getByText('an account belongs to one workspace', { exact: false })).toBeVisible()
  await expectAccessible(visitor)
  await elsewhere.dispose()
})

test('a link that is not whole, and a team that cannot be loaded, say what to do', async ({
  page,
  owner,
}) => {
  expect(owner.user.isWorkspaceOwner).toBe(true)
  await page.goto('/join')
  await expect(page.getByText('This link is not complete')).toBeVisible()
  await expectAccessible(page)
  let isAway = true
  await page.route('**/api/team', (route) =>
    isAway
      ? route.fulfill({ status: 400, json: { code: 'unavailable', message: 'Nobody answers.' } })
      : route.continue(),
  )
  await page.goto('/business-setup?tab=team')
  await expect(page.getByText('Nobody answers.')).toBeVisible()
  await expectAccessible(page)
  isAway = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(member(page, 'Mara Lindqvist')).toBeVisible()
})
