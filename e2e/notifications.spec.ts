import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './fixtures.ts'
import { dayInMonth, importReviews } from './owner-pages.ts'

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ }).filter({ visible: true })
const list = (page: Page) => page.getByRole('dialog', { name: 'Notifications' })

/** As when somebody comes back to the tab: the page looks again at once. */
async function comeBack(page: Page) {
  await page.evaluate(() => {
    window.dispatchEvent(new Event('visibilitychange'))
    document.dispatchEvent(new Event('visibilitychange'))
  })
}

test('the bell counts what customers did and tells it; having looked, there is nothing new', async ({
  page,
  owner,
  server,
}) => {
  await page.goto('/dashboard')
  await expect(bell(page)).toHaveAccessibleName('Notifications')
  await bell(page).click()
  await expect(list(page)).toContainText('No notifications yet.')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(bell(page)).toBeFocused()

  const { id } = await owner.submit({ customerName: 'Ana Silva' })
  await owner.submit({ customerName: 'Ben Okoye', rating: 2, content: 'Too salty.' })
  await importReviews(owner, server, [`Cleo,Warm rye,5,${dayInMonth(0)}`])
  await comeBack(page)
  await expect(bell(page)).toHaveAccessibleName('Notifications, 3 new')

  await page.keyboard.press('Enter')
  await expect(list(page).getByRole('listitem')).toHaveText([
    /New: 1 testimonial imported from Google.*Today/,
    /New: Ben Okoye sent private feedback.*Today · 2 of 5 stars$/,
    /New: Ana Silva left a testimonial.*Today · 5 of 5 stars · Needs approval/,
  ])
  await expect(list(page).locator('time').first()).toHaveAttribute('title', /\d{4}.*\d:\d\d/)
  await expect(bell(page)).toHaveAccessibleName('Notifications')
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page)

  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/testimonials\\?view=${id}$`))
  await expect(page.getByRole('dialog', { name: 'Ana Silva' })).toBeVisible()
  await expect(list(page)).toHaveCount(0)

  await page.goto('/dashboard')
  await bell(page).click()
  await expect(list(page).getByRole('listitem')).toHaveCount(3)
  await expect(list(page).getByText('New:')).toHaveCount(0)
})

test('when the bell cannot be read it says so and can be tried again', async ({
  page,
  owner,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource/)
  await owner.submit()
  let isDown = true
  await page.route('**/api/notifications', (route) =>
    isDown ? route.fulfill({ status: 500, body: '' }) : route.continue(),
  )
  await page.goto('/dashboard')
  await bell(page).click()
  await expect(list(page).getByRole('alert')).toContainText('The notifications could not be loaded.')
  await expectAccessible(page)
  isDown = false
  await list(page).getByRole('button', { name: 'Try again' }).click()
  await expect(list(page)).toContainText('Ines Duarte left a testimonial')
})

test('on a phone the list fits the screen', async ({ page, owner }) => {
  await owner.submit()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/dashboard')
  await bell(page).click()
  await expect(list(page)).toContainText('Ines Duarte left a testimonial')
  const box = await list(page).boundingBox()
  expect(box!.x).toBeGreaterThanOrEqual(0)
  expect(box!.x + box!.width).toBeLessThanOrEqual(390)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})

test('the browser says it too, where the owner asked for it and allowed it', async ({
  page,
  owner,
  server,
}) => {
  await page.context().grantPermissions(['notifications'])
  await page.addInitScript(() => {
    const shown: string[] = []
    class Told extends EventTarget {
      static permission = 'granted'
      constructor(_title: string, { body = '' }: NotificationOptions = {}) {
        super()
        shown.push(body)
      }
      close() {}
    }
    Object.assign(window, { Notification: Told, shown })
  })
  const shown = () => page.evaluate(() => (window as unknown as { shown: string[] }).shown)
  await owner.submit({ customerName: 'Before' })
  await page.goto('/dashboard')
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 new')
  await owner.submit({ customerName: 'Unasked' })
  await comeBack(page)
  await expect(bell(page)).toHaveAccessibleName('Notifications, 2 new')
  expect(await shown()).toEqual([])

  const saved = await owner.request.put(`${server.url}/api/settings/notifications`, {
    data: { browser: true },
  })
  expect(saved.ok(), await saved.text()).toBe(true)
  await page.reload()
  await expect(bell(page)).toHaveAccessibleName('Notifications, 2 new')
  await owner.submit({ customerName: 'Ana Silva' })
  await comeBack(page)
  await expect.poll(shown).toEqual(['Ana Silva left a testimonial'])
})
