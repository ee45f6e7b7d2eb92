import { expect, expectAccessible, password, test } from './fixtures.ts'
import { dayInMonth, importReviews, toast } from './owner-pages.ts'

test('the owner is greeted by name, with real numbers and the three newest (DASH-01, DASH-15, DASH-16, DASH-17)', async ({
  page,
  owner,
  server,
}) => {
  await importReviews(owner, server, [
    `Ana,Warm rye,5,${dayInMonth(0)}`,
    `Ben,Cold rye,4,${dayInMonth(0)}`,
    `Cleo,Old rolls,5,${dayInMonth(1)}`,
    `Dora,Older rolls,5,${dayInMonth(2)}`,
  ])
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back, Mara Lindqvist' })).toBeVisible()
  await expect(page.getByText('Managing testimonials for Lindqvist Bakery')).toBeVisible()
  const numbers = page.getByRole('region', { name: 'Numbers' })
  await expect(numbers.getByText('Testimonials').locator('..')).toContainText('4')
  await expect(numbers).toContainText('+100% from last month')
  await expect(numbers.getByText('AI-generated').locator('..')).toContainText('0%')
  await expect(numbers.getByText('Average rating').locator('..')).toContainText('4.8')
  await expect(numbers).toContainText('-0.5 from last month')

  const recent = page.getByRole('region', { name: 'Recent Testimonials' })
  await expect(recent.getByRole('article')).toHaveCount(3)
  await expect(recent.getByText('Pending Review')).toHaveCount(3)
  await expect(recent.getByText('Dora')).toHaveCount(0)
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page)

  await recent.getByRole('link', { name: 'Cleo' }).click()
  await expect(page.getByRole('dialog', { name: 'Cleo' })).toBeVisible()
  await page.goBack()
  await recent.getByRole('link', { name: 'View All' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Testimonials' })).toBeVisible()
})

test('before the first testimonial there is a way to get one (DASH-20)', async ({ page, owner }) => {
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'No testimonials yet' })).toBeVisible()
  await expect(page.getByText('from last month')).toHaveCount(0)
  const link = await page.getByLabel('Link to your form').inputValue()
  expect(new URL(link).pathname).toBe(`/testimonial-form/${owner.user.formId}`)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Collect Testimonials' }).click()
  await expect(page.getByRole('heading', { name: 'No testimonials found' })).toBeVisible()
})

test('somebody without a business profile is asked for it', async ({ page, server }) => {
  await page.request.post(`${server.url}/api/auth/signup`, {
    data: { firstName: 'Emma', lastName: 'Leer', email: `emma-${Date.now()}@example.com`, password },
  })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Welcome back, Emma Leer' })).toBeVisible()
  await expect(page.getByText('Managing testimonials for')).toHaveCount(0)
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await page.getByRole('link', { name: 'Finish Setup' }).click()
  await expect(page).toHaveURL(/\/onboarding$/)
})

test('the form’s settings are checked, kept, and reach the form; only happy customers is no choice', async ({
  page,
  owner,
  server,
}) => {
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Form settings' }).click()
  const dialog = page.getByRole('dialog', { name: 'Form settings' })
  await expect(dialog.getByText('“Only happy customers” is not offered')).toBeVisible()
  await expect(dialog.getByRole('radio')).toHaveCount(2)
  await expectAccessible(page)
  await dialog.getByLabel('Google Place ID').fill('not one')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('A Google Place ID looks like', { exact: false })).toBeVisible()
  await dialog.getByLabel('Google Place ID').fill('ChIJN1t_tDeuEmsRUsoyG83frY4')
  await dialog.getByLabel('Read before it is shown').uncheck()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(toast(page).getByText('Form Settings Saved')).toBeVisible()

  const form = await page.request.get(`${server.url}/api/public/business-profile/${owner.user.formId}`)
  expect(await form.json()).toMatchObject({ requiresApproval: false, publicLinks: [{ platform: 'google' }] })

  await page.getByRole('button', { name: 'Form settings' }).click()
  await expect(dialog.getByLabel('Read before it is shown')).not.toBeChecked()
  await dialog.getByRole('radio', { name: 'Nobody' }).check()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)
  const closed = await page.request.get(`${server.url}/api/public/business-profile/${owner.user.formId}`)
  expect(await closed.json()).toMatchObject({ publicLinks: [] })
})
