import { expect, expectAccessible, test } from './fixtures.ts'
import { toast } from './owner-pages.ts'

test('every choice changes the code and the live preview (WIDG-01, WIDG-02)', async ({ page, owner }) => {
  const { id } = await owner.submit()
  await owner.approve(id)
  await page.goto('/embed-code')
  await expect(page.getByRole('heading', { level: 1, name: 'Embed Widgets' })).toBeVisible()
  const code = page.locator('pre')
  const origin = new URL(page.url()).origin
  await expect(code).toHaveText(
    `<script src="${origin}/embed.js" data-widget="testimonials" data-key="${owner.user.apiKey}"></script>`,
  )
  const preview = page.getByRole('region', { name: 'Preview' })
  await expect(preview.getByText('The rye keeps for a week')).toBeVisible()
  await expect(preview.getByText('Duarte & Filhos')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('radio', { name: /^Carousel/ }).check({ force: true })
  await page.getByLabel('Companies').uncheck()
  await page.getByLabel('At most').selectOption('3 testimonials')
  await page.getByRole('radio', { name: 'Dark' }).check({ force: true })
  await expect(code).toContainText(
    'data-layout="carousel" data-theme="dark" data-max="3" data-show-company="false"',
  )
  await expect(preview.getByText('The rye keeps for a week')).toBeVisible()
  await expect(preview.getByText('Duarte & Filhos')).toHaveCount(0)
  await expectAccessible(page)
  for (const [tile, layout] of [
    ['Wall', 'wall'],
    ['List', 'list'],
  ] as const) {
    await page.getByRole('radio', { name: new RegExp(`^${tile}`) }).check({ force: true })
    await expect(code).toContainText(`data-layout="${layout}"`)
    await expect(preview.getByText('The rye keeps for a week')).toBeVisible()
  }
  await expect(page.locator('body > div').filter({ hasText: 'The rye keeps' })).toHaveCount(1)
})

test('approved ones are listed in short, with what keeps some of them back (WIDG-03)', async ({
  page,
  owner,
}) => {
  const long = `${'word '.repeat(30)}end`
  for (const told of [
    { customerName: 'Ana', content: long },
    { customerName: 'Ben', scopes: [] },
    { customerName: 'Cleo' },
    { customerName: 'Dora' },
    { customerName: 'Emil' },
  ]) {
    await owner.approve((await owner.submit(told)).id)
  }
  await page.goto('/embed-code')
  await expect(page.getByText('4 of 5 can be shown on your site.')).toBeVisible()
  await expect(page.getByText('Missing consent: 1')).toBeVisible()
  await expect(page.getByText('and 2 more', { exact: true })).toBeVisible()

  await owner.approve((await owner.submit({ customerName: 'Finn', content: long })).id)
  await page.reload()
  await expect(page.getByText(`${'word '.repeat(20).trim()}...`, { exact: true })).toBeVisible()
  await expect(page.getByText('and 3 more', { exact: true })).toBeVisible()
})

test('with nothing approved the page says what to do', async ({ page, owner }) => {
  expect(owner.user.apiKey).toMatch(/^pk_/)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/embed-code')
  await expect(page.getByText('There are none yet', { exact: false })).toBeVisible()
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await page.getByRole('link', { name: 'Approve some' }).click()
  await expect(page.getByRole('radio', { name: /^Pending Review/ })).toBeChecked()
})

test('a new key takes the place of the old one, and a failure says so (ERR-24)', async ({
  page,
  owner,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(/503/, /401/)
  await page.goto('/embed-code')
  const key = page.getByLabel('Publishable key')
  await expect(key).toHaveValue(owner.user.apiKey ?? '')
  await page.route('**/api/generate-api-key', (route) =>
    route.fulfill({ status: 503, contentType: 'application/json', body: '{}' }),
  )
  const ask = page.getByRole('button', { name: 'Generate new key' })
  const confirm = page.getByRole('dialog', { name: 'Generate a new key?' })
  await ask.click()
  await expectAccessible(page)
  await confirm.getByRole('button', { name: 'Generate new key' }).click()
  await expect(toast(page).getByText('Error', { exact: true })).toBeVisible()
  await expect(toast(page).getByText('Failed to generate API key. Please try again.')).toBeVisible()
  await expect(key).toHaveValue(owner.user.apiKey ?? '')

  await page.unroute('**/api/generate-api-key')
  await ask.click()
  await confirm.getByRole('button', { name: 'Generate new key' }).click()
  await expect(toast(page).getByText('API Key Generated')).toBeVisible()
  await expect(key).not.toHaveValue(owner.user.apiKey ?? '')
  const fresh = await key.inputValue()
  await expect(page.locator('pre')).toContainText(fresh)
  const answer = await page.request.get(`${server.url}/api/embed/testimonials/me?apiKey=${fresh}`)
  expect(answer.status()).toBe(200)
})
