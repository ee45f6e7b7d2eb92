import { expect, test } from '../fixtures.ts'
import { palette, sidebar, skipToContent } from './owner-pages.ts'

test('the whole shell can be walked with the keyboard alone', async ({ page, owner }) => {
  await owner.submit({ customerName: 'Ines Duarte', content: 'The rye keeps for a week.' })
  await owner.submit({ customerName: 'Jonas Weber', content: 'Cinnamon rolls on Sunday.' })
  await page.goto('/embed-code')
  await skipToContent(page)

  await page.getByRole('link', { name: 'Skip to content' }).focus()
  for (const [role, name] of [
    ['link', 'Plaudit'],
    ['button', /^Notifications/],
    ['button', 'Search or jump to…'],
    ['link', 'Dashboard'],
    ['link', 'Testimonials'],
    ['button', 'Testimonials pages'],
  ] as const) {
    await page.keyboard.press('Tab')
    await expect(sidebar(page).getByRole(role, { name, exact: true })).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(sidebar(page).getByRole('link', { name: 'Testimonials hub' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/testimonials\/hub$/)
  await expect(page.getByRole('main')).toBeFocused()

  await page.keyboard.press('Control+k')
  await expect(palette(page).getByRole('combobox')).toBeFocused()
  for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowDown')
  await expect(palette(page).getByRole('option', { selected: true })).toHaveText(
    /Review pending testimonials/,
  )
  await page.keyboard.press('Escape')
  await expect(page.getByRole('main')).toBeFocused()

  await sidebar(page).getByRole('button', { name: 'Theme' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'System' })).toBeVisible()
  for (const name of ['System', 'Light', 'Dark']) {
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('menuitem', { name })).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(sidebar(page).getByRole('button', { name: 'Theme' })).toBeFocused()

  // Found on the server, by a word in it.
  await page.keyboard.press('Control+k')
  await page.keyboard.type('cinnamon')
  await expect(palette(page).getByRole('option')).toHaveText([/Jonas Weber/])
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/testimonials\?view=/)
  await expect(page.getByRole('dialog', { name: 'Jonas Weber' })).toBeVisible()
})

test('on a phone the drawer, the palette and the bell work with the keyboard and fit', async ({
  page,
  owner,
}) => {
  await owner.submit()
  const { width, height } = { width: 390, height: 844 }
  await page.setViewportSize({ width, height })
  await page.goto('/embed-code')
  await page.getByRole('button', { name: 'Open menu' }).focus()
  await page.keyboard.press('Enter')
  const drawer = page.getByRole('dialog', { name: 'Menu' })
  await expect(drawer).toBeVisible()
  await drawer.getByRole('button', { name: 'Testimonials pages' }).focus()
  await page.keyboard.press('Enter')
  await expect(drawer.getByRole('link', { name: 'Testimonials hub' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused()

  await page.getByRole('button', { name: 'Search or jump to…' }).click()
  await expect(palette(page).getByRole('combobox')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Search or jump to…' })).toBeFocused()

  await page.getByRole('button', { name: 'Notifications, 1 new' }).click()
  const list = page.getByRole('dialog', { name: 'Notifications' })
  await expect(list).toContainText('Ines Duarte left a testimonial')
  const box = (await list.boundingBox())!
  expect(box.x).toBeGreaterThanOrEqual(0)
  expect(box.x + box.width).toBeLessThanOrEqual(width)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
})
