import type { Page } from '@playwright/test'
import { carriedIn } from '../../server/test/carried.ts'
import { expect, password, test } from '../fixtures.ts'

test('the whole story: sign up, collect, approve, show on another website, withdraw, gone', async ({
  page,
  browser,
  site,
}) => {
  const email = `story-${Date.now()}@example.com`

  await test.step('a business signs up', async () => {
    await page.goto('/signup')
    await page.getByLabel('First name').fill('Mara')
    await page.getByLabel('Last name').fill('Lindqvist')
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByLabel('Confirm password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Create Account' }).click()
    await page.waitForURL('**/onboarding')
    await expect(page.getByLabel('Business name')).toBeVisible()
    await page.getByLabel('Business name').fill('Lindqvist Bakery')
    await page.getByLabel('Your name').fill('Mara Lindqvist')
    await page.getByLabel('Your role').fill('Baker and owner')
    await page.getByLabel('Contact email').fill(email)
    await page.getByRole('button', { name: 'Skip AI Research' }).click()
    await page.getByLabel('What does your business do?').fill('Sourdough bread, baked through the night.')
    await page.getByLabel('Who are your customers?').fill('Neighbors and cafés')
    await page.getByRole('button', { name: 'Create business profile' }).click()
    await page.waitForURL('**/dashboard')
    await expect(page.getByRole('heading', { name: 'Welcome, Mara Lindqvist' })).toBeVisible()
  })

  const formLink = await page.getByLabel('Link to your form').inputValue()
  const snippet = await page.locator('pre').innerText()
  expect(formLink).toMatch(/\/testimonial-form\/[\w-]{22,}$/)

  const customers = await browser.newContext()
  const customer = await customers.newPage()
  let privatePage = ''
  await test.step('a customer on another origin leaves a testimonial', async () => {
    await customer.goto(formLink.replace('127.0.0.1', 'localhost'))
    await expect(customer.getByRole('group', { name: 'Your rating' })).toBeVisible()
    await customer.getByRole('radio', { name: '5 stars' }).check({ force: true })
    await customer.getByLabel('Your name').fill('Ines Duarte')
    await customer.getByRole('textbox', { name: 'Email' }).fill('ines@example.com')
    await customer.getByRole('textbox', { name: 'Company' }).fill('Duarte & Filhos')
    await customer
      .getByLabel('Your testimonial')
      .fill('The rye keeps for a week and tastes better every day.')
    await customer.getByRole('checkbox', { name: /may show my testimonial/ }).check()
    await customer.getByRole('checkbox', { name: /may show my name/ }).check()
    await customer.getByRole('button', { name: 'Review and send' }).click()
    await expect(customer.getByRole('button', { name: 'Back to Form' })).toBeVisible()
    await customer.getByRole('button', { name: 'Send testimonial' }).click()
    await expect(customer.getByRole('heading', { name: /Thank You/ })).toBeVisible()
    privatePage = await customer.getByLabel('Your private link').inputValue()
  })

  const host = await site(`<!doctype html><html lang="en"><head><title>Our bakery</title></head>
    <body><main><h1>Our bakery</h1>${snippet}<p>Open daily.</p></main></body></html>`)
  const answers: { count: number; maxAgeSeconds: number }[] = []
  /** Somebody else each time, whose browser has kept nothing. Those that have come back ask anew within a minute. */
  const visit = async (): Promise<Page> => {
    const visitor = await (await browser.newContext()).newPage()
    const asked = visitor.waitForResponse(/embed\.js/)
    await visitor.goto(host)
    const answer = await asked
    const code = await answer.text()
    // The script carries its testimonials.
    const { cards } = carriedIn(code)
    const maxAge = /max-age=(\d+), must-revalidate/.exec(answer.headers()['cache-control'] ?? '')
    answers.push({ count: cards.length, maxAgeSeconds: Number(maxAge?.[1]) })
    return visitor
  }
  await test.step('before the owner decides, a visitor of the website sees nothing of it', async () => {
    const visitor = await visit()
    await expect(visitor.getByText('Open daily.')).toBeVisible()
    await expect(visitor.getByRole('blockquote')).toHaveCount(0)
  })

  await test.step('the owner approves', async () => {
    await page.goto('/testimonials')
    await expect(page.getByText('The rye keeps for a week')).toBeVisible()
    await page
      .getByRole('button', { name: /^Approve/ })
      .first()
      .click()
    await expect(
      page.getByText('Testimonial status has been updated successfully.', { exact: true }),
    ).toBeVisible()
  })

  await test.step('a visitor sees it, with the name', async () => {
    await expect(async () => {
      const visitor = await visit()
      await expect(visitor.getByText('The rye keeps for a week')).toBeVisible({ timeout: 2000 })
      await expect(visitor.getByText('Ines Duarte')).toBeVisible()
    }).toPass({ timeout: 20_000 })
  })

  await test.step('the customer withdraws', async () => {
    await customer.goto(privatePage.replace('127.0.0.1', 'localhost'))
    await expect(customer.getByText('The rye keeps for a week')).toBeVisible()
    await customer.getByRole('button', { name: 'Withdraw testimonial' }).click()
    await customer.getByRole('button', { name: 'Yes, withdraw it' }).click()
    await expect(customer.getByText(/You withdrew this testimonial on/)).toBeVisible()
  })

  await test.step('it is gone from the website, and every browser asks again before a minute is over', async () => {
    await expect(async () => {
      await expect((await visit()).getByRole('blockquote')).toHaveCount(0, { timeout: 2000 })
      expect(answers.at(-1)?.count).toBe(0)
    }).toPass({ timeout: 9000 })
    expect(answers.map(({ maxAgeSeconds }) => maxAgeSeconds)).toEqual(answers.map(() => 50))
    expect(answers.at(-1)?.count).toBe(0)
    await page.goto('/testimonials')
    await expect(page.getByText('Withdrawn by the customer')).toBeVisible()
  })
})
