import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { tabTo } from '../tab-to.ts'
import { card, palette, sidebar, skipToContent, toast } from './owner-pages.ts'

/** Opens the palette, types, and goes to the page that stands first. */
async function jump(page: Page, words: string, label: string, address: RegExp): Promise<void> {
  await page.keyboard.press('Control+k')
  await expect(palette(page).getByRole('combobox')).toBeFocused()
  await page.keyboard.type(words)
  const first = palette(page).getByRole('option', { selected: true })
  await expect(first.getByText(label, { exact: true }).first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(address)
  await expect(palette(page)).toHaveCount(0)
  await expect(page.getByRole('main')).toBeFocused()
}

test('a day with the keyboard alone, from the skip link to the log out, and the focus is never lost (CUST-03, CUST-08, TEST-05, TEST-08, SET-13, SHELL-29)', async ({
  page,
  owner,
}) => {
  test.setTimeout(180_000)
  await owner.submit()
  await owner.submit({ customerName: 'Jonas Weber', content: 'Cinnamon rolls on Sunday.' })

  await test.step('past the sidebar to the page', async () => {
    await page.goto('/dashboard')
    await skipToContent(page)
  })

  await test.step('a customer is added', async () => {
    await jump(page, 'customers', 'Customers', /\/customers$/)
    const add = page.getByRole('main').getByRole('button', { name: 'Add Customer' }).first()
    await tabTo(page, add)
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Add Customer' })
    await expect(dialog.getByLabel('Name')).toBeFocused()
    await page.keyboard.type('Priya Raman')
    await page.keyboard.press('Tab')
    await expect(dialog.getByLabel('Email')).toBeFocused()
    await page.keyboard.type('priya@example.com')
    await page.keyboard.press('Enter')
    await expect(toast(page).getByText('Customer Added')).toBeVisible()
    await expect(dialog).toHaveCount(0)
    await expect(add).toBeFocused()
  })

  await test.step('the details open and close, and the focus is back on their button', async () => {
    const details = card(page, 'Priya Raman').getByRole('button', { name: 'Details' })
    await tabTo(page, details)
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Priya Raman' })
    await expect(dialog.getByText('priya@example.com').first()).toBeVisible()
    await expect(page.locator('[role=dialog]:focus-within')).toHaveCount(1)
    // Inside, Tab goes round and does not leave.
    for (let presses = 0; presses < 12; presses += 1) {
      await page.keyboard.press('Tab')
      expect(await dialog.evaluate((box) => box.contains(document.activeElement))).toBe(true)
    }
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(details).toBeFocused()
  })

  const one = card(page, 'Ines Duarte')
  await test.step('one testimonial is approved, and the approval taken back', async () => {
    await jump(page, 'all testimonials', 'Testimonials', /\/testimonials$/)
    await tabTo(page, one.getByRole('button', { name: 'Approve' }))
    await page.keyboard.press('Enter')
    await expect(toast(page).getByText('Status Updated')).toBeVisible()
    await expect(one.getByText('Approved', { exact: true })).toBeVisible()
    await expect(one.getByRole('button', { name: 'View' })).toBeFocused()
    await page.keyboard.press('F8')
    await expect(toast(page).getByRole('list')).toBeFocused()
    await tabTo(page, toast(page).getByRole('button', { name: 'Undo' }), 5)
    await page.keyboard.press('Enter')
    await expect(one.getByText('Pending Review')).toBeVisible()
    await expect(one.getByRole('button', { name: 'View' })).toBeFocused()
  })

  await test.step('it is edited and saved', async () => {
    const edit = one.getByRole('button', { name: 'Edit' })
    await tabTo(page, edit, 3)
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Edit testimonial' })
    await expect(dialog.getByLabel('Testimonial')).toBeFocused()
    await page.keyboard.press('Control+End')
    await page.keyboard.type(' Thank you!')
    await tabTo(page, dialog.getByRole('button', { name: 'Save' }), 5)
    await page.keyboard.press('Enter')
    await expect(toast(page).getByText('Content Updated')).toBeVisible()
    await expect(dialog).toHaveCount(0)
    await expect(one.getByText(/tastes better every day\. Thank you!$/)).toBeVisible()
    await expect(edit).toBeFocused()
  })

  await test.step('the settings’ tabs turn with the arrows, and the theme changes at once', async () => {
    await jump(page, 'settings', 'Settings', /\/settings$/)
    await tabTo(page, page.getByRole('tab', { name: 'Profile' }))
    for (const [name, tab] of [
      ['Notifications', 'notifications'],
      ['AI Settings', 'ai'],
      ['Appearance', 'appearance'],
    ] as const) {
      await page.keyboard.press('ArrowRight')
      await expect(page.getByRole('tab', { name })).toBeFocused()
      await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true')
      await expect(page).toHaveURL(new RegExp(`tab=${tab}$`))
    }
    await tabTo(page, page.getByRole('radio', { name: /^System/ }), 3)
    await page.keyboard.press('ArrowLeft')
    await expect(page.getByRole('radio', { name: /^Dark/ })).toBeFocused()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    const save = page.getByRole('button', { name: 'Save', exact: true })
    await tabTo(page, save)
    await page.keyboard.press('Enter')
    await expect(toast(page).getByText('Appearance Updated')).toBeVisible()
    await expect(save).toBeFocused()
  })

  await test.step('and out', async () => {
    await tabTo(page, sidebar(page).getByRole('button', { name: 'Logout' }), 90)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Praise you can prove.' })).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    expect((await page.request.get('/api/user')).status()).toBe(401)
  })
})
