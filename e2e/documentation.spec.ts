import { curlOf } from '#contract/documented-call.ts'
import { documentedGroups } from '#contract/reference.ts'
import { expect, expectAccessible, test } from './fixtures.ts'

const tabs = ['Getting Started', 'Features', 'Integrations', 'API Reference', 'Troubleshooting']
const calls = documentedGroups.flatMap((group) => group.calls)

test.describe('the documentation', () => {
  test('MKT-32: has five tabs, of which one shows at a time', async ({ page }) => {
    await page.goto('/documentation')
    await expect(page.getByRole('tab')).toHaveText(tabs)
    for (const name of tabs) {
      await page.getByRole('tab', { name }).click()
      await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true')
      await expect(page.getByRole('tabpanel')).toHaveCount(1)
      await expect(page.getByRole('tabpanel', { name })).toBeVisible()
    }
    await page.goBack()
    await expect(page.getByRole('tabpanel', { name: 'API Reference' })).toBeVisible()
  })

  test('its tabs are walked with the arrow keys', async ({ page }) => {
    await page.goto('/documentation')
    await page.getByRole('tab', { name: 'Getting Started' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('tab', { name: 'Features' })).toBeFocused()
    await expect(page.getByRole('tabpanel', { name: 'Features' })).toBeVisible()
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    await expect(page.getByRole('tabpanel', { name: 'Troubleshooting' })).toBeVisible()
  })

  test('MKT-34: lists the five calls on testimonials, each with its own address', async ({ page }) => {
    for (const [method, path, hash] of [
      ['GET', '/api/testimonials', 'get-api-testimonials'],
      ['POST', '/api/testimonials', 'post-api-testimonials'],
      ['GET', '/api/testimonials/{id}', 'get-api-testimonials-id'],
      ['PUT', '/api/testimonials/{id}', 'put-api-testimonials-id'],
      ['DELETE', '/api/testimonials/{id}', 'delete-api-testimonials-id'],
    ] as const) {
      await page.goto(`/documentation#${hash}`)
      await expect(page.getByRole('tab', { name: 'API Reference' })).toHaveAttribute('aria-selected', 'true')
      await expect(page.getByRole('heading', { name: `${method} ${path}`, exact: true })).toBeInViewport()
    }
  })

  test('MKT-35 and MKT-36: says how keys are sent and what 401 means, and both are so', async ({
    page,
    owner,
  }) => {
    await page.goto('/documentation#api-reference')
    const reference = page.getByRole('tabpanel')
    await expect(reference).toContainText('Keys are sent as a Bearer authorization')
    await expect(reference).toContainText(
      '401 Unauthorized means a wrong, expired or revoked key, or a missing Bearer prefix.',
    )
    const made = await owner.request.post('/api/api-keys', { data: { kind: 'secret', name: 'Shop' } })
    const { key } = (await made.json()) as { key: string }
    const list = (authorization: string) =>
      fetch(new URL('/api/testimonials', page.url()), { headers: { authorization } })
    expect((await list(`Bearer ${key}`)).status).toBe(200)
    for (const wrong of [key, 'Bearer sk_wrong']) expect((await list(wrong)).status).toBe(401)
  })

  test('a sample is copied with the address of this server', async ({ page, context, server }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto('/documentation#post-api-testimonials')
    const entry = page.getByRole('article', { name: 'POST /api/testimonials', exact: true })
    await entry.getByRole('button', { name: 'Copy' }).click()
    await expect(entry.getByText('Copied!')).toBeVisible()
    const sample = calls.find(
      ({ endpoint: { method, path } }) => method === 'POST' && path === '/api/testimonials',
    )
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      sample && curlOf(sample, server.url),
    )
  })

  for (const colorScheme of ['light', 'dark'] as const) {
    for (const tab of ['getting-started', 'integrations', 'api-reference']) {
      test(`has no barrier in ${colorScheme} on ${tab}`, async ({ page }) => {
        await page.emulateMedia({ colorScheme })
        await page.goto(`/documentation#${tab}`)
        await expect(page.getByRole('tabpanel')).toBeVisible()
        await expectAccessible(page)
      })
    }
  }
})

test.describe('the documentation without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('is all there, with every call and its sample', async ({ page, server }) => {
    await page.goto('/documentation')
    for (const name of tabs) await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
    const text = await page.getByRole('main').innerText()
    for (const call of calls) expect(text).toContain(curlOf(call, server.url))
  })

  test('its tabs are links to the parts', async ({ page }) => {
    await page.goto('/documentation')
    await page.getByRole('link', { name: 'Troubleshooting' }).click()
    await expect(page.getByRole('heading', { level: 2, name: 'Troubleshooting' })).toBeInViewport()
  })
})
