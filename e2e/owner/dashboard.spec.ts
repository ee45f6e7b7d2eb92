import { expect, test } from '../fixtures.ts'
import { dayInMonth, importReviews } from '../whole/owner-pages.ts'

test('what customers send is told by the bell and counted on the dashboard (DASH-15, DASH-17, DASH-27)', async ({
  page,
  owner,
  server,
}) => {
  await page.goto('/dashboard')
  const bell = page.getByRole('button', { name: /^Notifications/ })
  await expect(bell).toHaveAccessibleName('Notifications')
  await expect(page.getByRole('heading', { name: 'No testimonials yet' })).toBeVisible()

  const { id } = await owner.submit({ customerName: 'Ana Silva' })
  await owner.submit({ customerName: 'Ben Okoye', rating: 2, content: 'Too salty.' })
  await importReviews(owner, server, [`Cleo,Warm rye,5,${dayInMonth(0)}`])
  // As when somebody comes back to the tab.
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  await expect(bell).toHaveAccessibleName('Notifications, 3 new')
  await bell.press('Enter')
  const list = page.getByRole('dialog', { name: 'Notifications' })
  await expect(list.getByRole('listitem')).toHaveText([
    /New: 1 testimonial imported from Google.*Today/,
    /New: Ben Okoye sent private feedback.*Today · 2 of 5 stars$/,
    /New: Ana Silva left a testimonial.*Today · 5 of 5 stars · Needs approval/,
  ])
  for (const name of [/Settings/, /Google/, /Ben Okoye/, /Ana Silva/]) {
    await page.keyboard.press('Tab')
    await expect(list.getByRole('link', { name })).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/testimonials\\?view=${id}$`))
  await expect(page.getByRole('dialog', { name: 'Ana Silva' })).toBeVisible()
  await expect(list).toHaveCount(0)

  await owner.approve(id)
  await page.goto('/dashboard')
  const numbers = page.getByRole('region', { name: 'Numbers' })
  await expect(numbers.getByText('Testimonials').locator('..')).toContainText('3')
  const average = numbers.getByText('Average rating').locator('..')
  await expect(average).toContainText('3.5')
  await expect(average).toContainText('From 2 submissions')
  await expect(average).toContainText('5.0 from 1 imported from Google')
  const recent = page.getByRole('region', { name: 'Recent Testimonials' })
  await expect(recent.getByRole('article')).toHaveCount(3)
  await expect(page.getByRole('region', { name: 'Recent Activity' }).getByRole('listitem')).toHaveText([
    /Ana Silva’s testimonial was approved/,
    /1 testimonial imported from Google/,
    /Ben Okoye sent private feedback/,
    /Ana Silva left a testimonial/,
  ])
  await expect(bell).toHaveAccessibleName('Notifications')
})
