import type { Page } from '@playwright/test'
import { expect, makeOwner, password, test } from '../fixtures.ts'
import { sidebar, toast } from '../whole/owner-pages.ts'
import { startServer } from '../server.ts'

const asks = (page: Page) => page.getByRole('dialog', { name: 'Please sign in again' })
const form = (page: Page) => page.getByRole('dialog', { name: 'Add Customer' })

/** Everything is typed, and not sent yet. */
async function addCustomer(page: Page) {
  await page.getByRole('button', { name: 'Add Customer' }).first().click()
  await form(page).getByLabel('Name').fill('Priya Raman')
  await form(page).getByLabel('Email').fill('priya@raman-studio.example')
}

test.describe('the session ends in the middle of something', () => {
  test.use({ expectedErrors: [/status of 401/] })

  test('signing in over the page saves what was typed, without pressing the button again', async ({
    page,
    owner,
  }) => {
    await page.goto('/customers')
    await addCustomer(page)
    // The session ends without this page knowing.
    const hint = (await page.context().cookies()).filter(({ name }) => name === 'plaudit_signed_in')
    await owner.request.post('/api/logout')
    await page.context().addCookies(hint)
    await form(page).getByRole('button', { name: 'Add Customer' }).click()
    await expect(asks(page).getByLabel('Email')).toHaveValue(owner.email)
    await expect(asks(page).getByLabel('Password', { exact: true })).toBeFocused()
    await page.keyboard.type('not this one')
    await page.keyboard.press('Enter')
    await expect(asks(page).getByRole('alert')).toBeVisible()
    await asks(page).getByLabel('Password', { exact: true }).fill(password)
    await page.keyboard.press('Enter')
    await expect(asks(page)).toHaveCount(0)
    await expect(toast(page).getByText('Customer Added')).toBeVisible()
    await expect(page.getByRole('article', { name: 'Priya Raman' })).toBeVisible()
  })
})

test.describe('the server goes away', () => {
  test.use({ expectedErrors: [/ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE/] })

  test('a calm notice says so, typed text stays, and all is read again when it is back', async ({ page }) => {
    test.slow()
    const server = await startServer({ PLAUDIT_POW: 'off' })
    try {
      const owner = await makeOwner(page.request, server.url)
      await owner.submit()
      await page.addInitScript(() => sessionStorage.setItem('plaudit-tour-closed', 'true'))
      await page.goto(`${server.url}/customers`)
      await addCustomer(page)
      await server.kill()
      await form(page).getByRole('button', { name: 'Add Customer' }).click()
      const notice = page.getByText('Connection lost.')
      await expect(notice).toBeVisible()
      await expect(form(page).getByLabel('Name')).toHaveValue('Priya Raman')
      await form(page).getByRole('button', { name: 'Cancel' }).click()
      // Its code is on the server too.
      await sidebar(page).getByRole('link', { name: 'Dashboard', exact: true }).click()
      await expect(page).toHaveURL(/\/dashboard$/)

      await server.start()
      await expect(notice).toHaveCount(0)
      await expect(page.getByRole('heading', { level: 1, name: /Welcome/ })).toBeVisible()
      await expect(page.getByRole('article').filter({ hasText: 'Ines Duarte' })).toBeVisible()
    } finally {
      await server.dispose()
    }
  })
})
