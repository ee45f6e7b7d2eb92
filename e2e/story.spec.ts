import { expect, expectAccessible, password, test } from './fixtures.ts'

test('the whole story: sign up, collect, approve, show on another website, withdraw, gone', async ({
  page,
  browser,
  server,
  site,
}) => {
  test.setTimeout(240_000)
  const email = `story-${Date.now()}@example.com`

  await test.step('a business signs up', async () => {
    await page.goto('/signup')
    await expectAccessible(page)
    await page.getByLabel('First name').fill('Mara')
    await page.getByLabel('Last name').fill('Lindqvist')
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByLabel('Confirm password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Create Account' }).click()
    await page.waitForURL('**/onboarding')
    await expect(page.getByLabel('Business name')).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel('Business name').fill('Lindqvist Bakery')
    await page.getByLabel('Your name').fill('Mara Lindqvist')
    await page.getByLabel('Your role').fill('Baker and owner')
    await page.getByLabel('Contact email').fill(email)
    await page.getByLabel('What does your business do?').fill('Sourdough bread, baked through the night.')
    await page.getByLabel('Who are your customers?').fill('Neighbours and cafés')
    await page.getByRole('button', { name: 'Create business profile' }).click()
    await page.waitForURL('**/dashboard')
    await expect(page.getByRole('heading', { name: 'Welcome back, Mara Lindqvist' })).toBeVisible()
    await expectAccessible(page)
  })

  const formLink = await page.getByLabel('Link to your form').inputValue()
  const snippet = await page.locator('pre').innerText()
  expect(formLink).toMatch(/\/testimonial-form\/[\w-]{22,}$/)

  const customers = await browser.newContext()
  const customer = await customers.newPage()
  let privatePage = ''
  await test.step('a customer on another origin leaves a testimonial', async () => {
    await customer.goto(formLink.replace('127.0.0.1', 'localhost'))
    await expect(customer.getByLabel('Your name')).toBeVisible()
    await expectAccessible(customer)
    await customer.getByLabel('Your name').fill('Ines Duarte')
    await customer.getByLabel('Email').fill('ines@example.com')
    await customer.getByRole('textbox', { name: 'Company' }).fill('Duarte & Filhos')
    await customer.getByRole('radio', { name: '5 stars' }).check({ force: true })
    await customer
      .getByLabel('Your testimonial')
      .fill('The rye keeps for a week and tastes better every day.')
    await customer.getByRole('checkbox', { name: /may show my words/ }).check()
    await customer.getByRole('checkbox', { name: /name and company/ }).check()
    await customer.getByRole('button', { name: 'Preview' }).click()
    await expect(customer.getByRole('button', { name: 'Back to Form' })).toBeVisible()
    await expectAccessible(customer)
    await customer.getByRole('button', { name: 'Submit Testimonial' }).click()
    await expect(customer.getByRole('heading', { name: /Thank You/ })).toBeVisible()
    await expectAccessible(customer)
    privatePage = await customer.getByLabel('Your private link').inputValue()
  })

  const host = await site(`<!doctype html><html lang="en"><head><title>Our bakery</title></head>
    <body><main><h1>Our bakery</h1>${snippet}<p>Open daily.</p></main></body></html>`)
  const visitor = await (await browser.newContext()).newPage()
  await test.step('before the owner decides, a visitor of the website sees nothing of it', async () => {
    await visitor.goto(host)
    await expect(visitor.getByText('No testimonials available')).toBeVisible()
  })

  await test.step('the owner approves', async () => {
    await page.goto('/testimonials')
    await expect(page.getByText('The rye keeps for a week')).toBeVisible()
    await expectAccessible(page)
    await page
      .getByRole('button', { name: /^Approve/ })
      .first()
      .click()
    await expect(
      page.getByText('Testimonial status has been updated successfully.', { exact: true }),
    ).toBeVisible()
  })

  await test.step('the visitor sees it, with the name, on a page that does not shift', async () => {
    await expect(async () => {
      await visitor.goto(host)
      await expect(visitor.getByText('The rye keeps for a week')).toBeVisible({ timeout: 2000 })
    }).toPass({ timeout: 60_000 })
    await expect(visitor.getByText('Ines Duarte')).toBeVisible()
    await expectAccessible(visitor)
  })

  await test.step('the customer withdraws', async () => {
    await customer.goto(privatePage.replace('127.0.0.1', 'localhost'))
    await expect(customer.getByText('The rye keeps for a week')).toBeVisible()
    await expectAccessible(customer)
    await customer.getByRole('button', { name: 'Withdraw my words' }).click()
    await customer.getByRole('button', { name: 'Yes, withdraw' }).click()
    await expect(customer.getByText(/withdrawn/i).first()).toBeVisible()
  })

  await test.step('within a minute it is gone from the website', async () => {
    await expect(async () => {
      await visitor.goto(host)
      await expect(visitor.getByText('No testimonials available')).toBeVisible({ timeout: 2000 })
    }).toPass({ timeout: 60_000 })
    await page.goto('/testimonials')
    await expect(page.getByText('Withdrawn by the customer')).toBeVisible()
  })
  expect(server.url).toBeTruthy()
})
