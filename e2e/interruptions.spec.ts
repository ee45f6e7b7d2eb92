import type { Page } from '@playwright/test'
import { expect, expectAccessible, makeOwner, password, test, type Owner } from './fixtures.ts'
import { card, escape, sidebar, toast } from './owner-pages.ts'

const asks = (page: Page) => page.getByRole('dialog', { name: 'Please sign in again' })
const notice = (page: Page) => page.getByText('Connection lost.')

test.describe('the session ends in the middle of an edit', () => {
  test.use({ expectedErrors: [/status of 401/] })

  async function editing(page: Page, owner: Owner) {
    await owner.submit()
    await page.goto('/testimonials')
    await card(page, 'Ines Duarte').getByRole('button', { name: 'Edit' }).click()
    await page
      .getByRole('dialog', { name: 'Edit testimonial' })
      .getByLabel('Words')
      .fill('Typed for an hour.')
    // The session ends without this page knowing.
    const hint = (await page.context().cookies()).filter(({ name }) => name === 'plaudit_signed_in')
    await owner.request.post('/api/logout')
    await page.context().addCookies(hint)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(asks(page)).toBeVisible()
  }

  test('signing in over the page saves what was typed, without pressing Save again', async ({
    page,
    owner,
  }) => {
    await editing(page, owner)
    await expect(asks(page).getByLabel('Email')).toHaveValue(owner.email)
    await expect(asks(page).getByLabel('Password', { exact: true })).toBeFocused()
    await expectAccessible(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectAccessible(page)
    await page.keyboard.type('not this one')
    await page.keyboard.press('Enter')
    await expect(asks(page).getByRole('alert')).toBeVisible()
    await asks(page).getByLabel('Password', { exact: true }).fill(password)
    await page.keyboard.press('Enter')
    await expect(asks(page)).toHaveCount(0)
    await expect(toast(page).getByText('Content Updated')).toBeVisible()
    await expect(card(page, 'Ines Duarte').getByText('Typed for an hour.')).toBeVisible()
  })

  test('closed, the question leaves the text where it is, and it comes back with the next try', async ({
    page,
    owner,
  }) => {
    await editing(page, owner)
    await escape(page, asks(page))
    const edit = page.getByRole('dialog', { name: 'Edit testimonial' })
    await expect(edit.getByLabel('Words')).toHaveValue('Typed for an hour.')
    await expect(edit.getByRole('alert')).toContainText('Please sign in first.')
    await edit.getByRole('button', { name: 'Save' }).click()
    await asks(page).getByRole('button', { name: 'Leave' }).click()
    await page.waitForURL('**/login?next=%2Ftestimonials')
  })

  test('signing in in another tab is enough', async ({ page, owner }) => {
    await editing(page, owner)
    await page.request.post('/api/login', { data: { email: owner.email, password } })
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await expect(asks(page)).toHaveCount(0)
    await expect(card(page, 'Ines Duarte').getByText('Typed for an hour.')).toBeVisible()
  })

  test('somebody else sees nothing of what was read before, and saves nothing of it', async ({
    page,
    owner,
    playwright,
    server,
  }) => {
    const elsewhere = await playwright.request.newContext()
    const other = await makeOwner(elsewhere, server.url, 'Weber Optik')
    await editing(page, owner)
    await asks(page).getByLabel('Email').fill(other.email)
    await asks(page).getByLabel('Password', { exact: true }).fill(password)
    await page.keyboard.press('Enter')
    await expect(sidebar(page).getByText('Weber Optik')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'No testimonials found' })).toBeVisible()
    await expect(page.getByText('Typed for an hour.')).toHaveCount(0)
    await expect(page.getByText('Lindqvist Bakery')).toHaveCount(0)
    await elsewhere.dispose()
  })
})

test.describe('the server is out of reach', () => {
  test.use({ expectedErrors: [/ERR_CONNECTION_REFUSED|ERR_FAILED|ERR_INTERNET_DISCONNECTED/] })

  test('a calm notice says so, typed text stays, and all is read again when it answers', async ({
    page,
    owner,
  }) => {
    await owner.submit()
    await page.goto('/testimonials')
    await card(page, 'Ines Duarte').getByRole('button', { name: 'Edit' }).click()
    const edit = page.getByRole('dialog', { name: 'Edit testimonial' })
    await edit.getByLabel('Words').fill('Typed for an hour.')
    await page.route(/\/(api|healthz|assets)/, (route) => route.abort('connectionrefused'))
    await edit.getByRole('button', { name: 'Save' }).click()
    await expect(notice(page)).toBeVisible()
    await expect(edit.getByRole('alert')).toContainText('We could not reach the server')
    await expect(edit.getByLabel('Words')).toHaveValue('Typed for an hour.')
    await expectAccessible(page)
    await edit.getByRole('button', { name: 'Cancel' }).click()

    await sidebar(page).getByRole('link', { name: 'Dashboard', exact: true }).click()
    await expect(page).toHaveURL(/\/dashboard$/)
    await page.getByRole('button', { name: 'Try again' }).first().click()
    await expect(notice(page)).toBeVisible()
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectAccessible(page)
    await page.unroute(/\/(api|healthz|assets)/)
    await expect(notice(page)).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1, name: /Welcome back/ })).toBeVisible()
    await expect(
      page.getByRole('region', { name: 'Recent Testimonials' }).getByText('Ines Duarte'),
    ).toBeVisible()
  })

  test('“Try again” asks at once', async ({ page, owner }) => {
    await owner.submit()
    await page.clock.install()
    await page.route('**/api/testimonials?*', (route) => route.abort('connectionrefused'))
    await page.route('**/healthz', (route) => route.abort('connectionrefused'))
    await page.goto('/testimonials')
    await expect(notice(page)).toBeVisible()
    const again = page
      .getByRole('status')
      .filter({ has: notice(page) })
      .getByRole('button', { name: 'Try again' })
    // Time stands still until the click: the notice also goes away by itself.
    await page.clock.pauseAt(Date.now() + 1000)
    await page.unroute('**/api/testimonials?*')
    await page.unroute('**/healthz')
    await again.click()
    await page.clock.resume()
    await expect(card(page, 'Ines Duarte')).toBeVisible()
    await expect(notice(page)).toHaveCount(0)
  })
})
