import { expect, expectAccessible, password, test } from './fixtures.ts'

test('the hub counts, shows the newest six, and has three ways to more (TEST-16, TEST-17, TEST-18, TEST-20, TEST-22)', async ({
  page,
  owner,
}) => {
  test.slow()
  for (const name of ['Ana', 'Ben', 'Cleo', 'Dora', 'Eli', 'Fay', 'Gus']) {
    await owner.submit({ customerName: name, content: `${name} likes rye.` })
  }
  await page.goto('/testimonials/hub')
  await expect(page.getByRole('heading', { level: 1, name: 'Lindqvist Bakery Testimonials' })).toBeVisible()
  const numbers = page.getByRole('region', { name: 'Numbers' })
  await expect(numbers.getByText('Pending').locator('..')).toContainText('7')
  const recent = page.getByRole('region', { name: 'Recent Testimonials' })
  await expect(recent.getByRole('article')).toHaveCount(6)
  await expect(recent.getByText('Ana', { exact: true })).toHaveCount(0)
  await expect(recent.locator('time').first()).toHaveAttribute('title', /\d{4}/)

  const targets = {
    Generate: ['/ai-testimonial-generator', '/testimonial-templates', '/business-setup'],
    Collect: ['/qr-testimonials'],
    Automate: ['/email-campaigns', '/crm-setup'],
  }
  for (const [name, hrefs] of Object.entries(targets)) {
    await page.getByRole('tab', { name }).click()
    const links = page.getByRole('tabpanel', { name }).getByRole('link')
    for (const href of hrefs) await expect(links.and(page.locator(`[href="${href}"]`))).toBeVisible()
    await expectAccessible(page)
  }
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByRole('tab', { name: 'Automate' })).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('tab', { name: 'Automate' }).press('ArrowLeft')
  await expect(page.getByRole('tab', { name: 'Collect' })).toBeFocused()

  await recent.getByRole('link', { name: 'Gus' }).click()
  await expect(page.getByRole('dialog', { name: 'Gus' })).toBeVisible()
})

test('the form’s link can be copied and opened (TEST-21)', async ({ page, owner, server, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/testimonials/hub?tab=collect')
  const link = `${server.url}/testimonial-form/${owner.user.formId}`
  await expect(page.getByLabel('Link to your form')).toHaveValue(link)
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByText('Copied!')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
  await expect(page.getByRole('link', { name: 'Open' })).toHaveAttribute('href', link)
})

test('without a business profile the hub asks for one (TEST-19), and an empty one says so', async ({
  page,
  server,
}) => {
  await page.request.post(`${server.url}/api/auth/signup`, {
    data: { firstName: 'Emma', lastName: 'Leer', email: `hub-${Date.now()}@example.com`, password },
  })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/testimonials/hub')
  await expect(page.getByText('No testimonials yet.')).toBeVisible()
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await page.getByRole('link', { name: 'Set Up Business Profile' }).click()
  await expect(page).toHaveURL(/\/ai-onboarding$/)
})

test('while the server is silent the hub keeps its places; when it fails each part can be tried again', async ({
  page,
  owner,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource/)
  await owner.submit()
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  let isDown = true
  await page.route(/\/api\/testimonials(\/stats)?(\?|$)/, async (route) => {
    await held
    await (isDown ? route.fulfill({ status: 500, body: '' }) : route.continue())
  })
  await page.goto('/testimonials/hub')
  await expect(page.getByRole('status', { name: 'Loading testimonials' })).toBeVisible()
  await expectAccessible(page)
  letGo()
  for (const text of ['The numbers could not be loaded.', 'The testimonials could not be loaded.']) {
    await expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible()
  }
  await expectAccessible(page)
  isDown = false
  for (const alert of [1, 0]) {
    await page
      .getByRole('main')
      .getByRole('alert')
      .nth(alert)
      .getByRole('button', { name: 'Try again' })
      .click()
  }
  await expect(page.getByRole('article', { name: 'Ines Duarte' })).toBeVisible()
})
