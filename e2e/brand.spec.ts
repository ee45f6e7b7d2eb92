import { brand } from '#contract/brand.ts'
import { tag, page as website } from './embed-website.ts'
import { expect, test } from './fixtures.ts'
import { sidebar } from './owner-pages.ts'

test('one constant names the product in logo, title, cookies, letters and the container of a widget (DASH-03)', async ({
  page,
  owner,
  server,
  site,
}) => {
  expect(brand.prefix).toBe(brand.name.toLowerCase())
  const { id } = await owner.submit()
  await owner.approve(id)
  await page.goto('/dashboard')
  await expect(sidebar(page).getByRole('link', { name: brand.name, exact: true })).toHaveText(brand.name)
  await expect(page).toHaveTitle(`Dashboard · ${brand.name}`)
  const cookies = await page.context().cookies()
  expect(cookies.length).toBeGreaterThan(0)
  for (const { name } of cookies)
    expect(name.replace(/^__(Host|Secure)-/, '')).toMatch(new RegExp(`^${brand.prefix}_`))

  const forgotten = await page.request.post('/api/auth/forgot-password', { data: { email: owner.email } })
  expect(forgotten.ok()).toBe(true)
  const letters = async () =>
    (await (await page.request.get('/dev/outbox')).json()) as { to: string; subject: string; text: string }[]
  await expect
    .poll(async () => (await letters()).filter(({ to }) => to === owner.email).map(({ subject }) => subject))
    .toContain(`Reset your ${brand.name} password`)

  const key = owner.user.apiKey ?? ''
  const box = `<div id="${brand.prefix}-widget-${key}"></div>`
  await page.goto(await site(website(`${box}<p>Between</p>${tag(server.url, key)}`)))
  await expect(
    page.locator(`#${brand.prefix}-widget-${key}`).getByText('The rye keeps for a week'),
  ).toBeVisible()
})
