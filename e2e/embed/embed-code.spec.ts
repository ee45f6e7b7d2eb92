import { expect, test } from '../fixtures.ts'

test('the preview is the widget itself in every style, and runs with a new key at once (WIDG-01, WIDG-02, WIDG-03)', async ({
  page,
  owner,
  server,
}) => {
  await owner.approve((await owner.submit()).id)
  await owner.approve((await owner.submit({ customerName: 'Ben', scopes: [] })).id)
  await page.goto('/embed-code')
  await expect(page.getByText('1 of 2 can be shown on your site.')).toBeVisible()
  const code = page.locator('pre')
  await expect(code).toContainText(
    `<script src="${server.url}/embed.js?key=${owner.user.apiKey}" data-widget="testimonials" async></script>`,
  )
  await expect(code).toContainText(/#plaudit-widget-pk_[\w-]{32}\{min-height:\d{3}px\}@media/)
  const preview = page.getByRole('region', { name: 'Preview' })
  const content = preview.getByText('The rye keeps for a week')
  await expect(content).toBeVisible()
  await expect(preview.getByText('Duarte & Filhos')).toBeVisible()
  await page.getByLabel('Companies').uncheck()
  await expect(preview.getByText('Duarte & Filhos')).toHaveCount(0)
  for (const [style, layout] of [
    ['Carousel', 'carousel'],
    ['Wall', 'wall'],
    ['List', 'list'],
  ] as const) {
    await page.getByRole('radio', { name: new RegExp(`^${style}`) }).check({ force: true })
    await expect(code).toContainText(`&layout=${layout}&show-company=false`)
    await expect(content).toBeVisible()
  }
  // One widget, where the earlier ones were.
  await expect(page.locator('body > div').filter({ hasText: 'The rye keeps' })).toHaveCount(1)

  await page.getByRole('button', { name: 'Generate new key' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Generate new key' }).click()
  const key = page.getByLabel('Publishable key')
  await expect(key).not.toHaveValue(owner.user.apiKey ?? '')
  await expect(content).toBeVisible()
  const fresh = await key.inputValue()
  const answer = await page.request.get(`${server.url}/api/embed/testimonials/me?apiKey=${fresh}`)
  expect(answer.status()).toBe(200)
})
