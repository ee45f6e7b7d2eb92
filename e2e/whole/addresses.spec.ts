import { pageByAddress } from '../../web/app/features.ts'
import { expect, password, test } from '../fixtures.ts'

// Somebody who is signed out is told so by the server, and the browser writes it down.
test.use({ expectedErrors: [/status of 401/] })

/** Requirement, and address, of the prerendered pages. */
const sitePages = [
  ['SHELL-04', '/landing'],
  ['SHELL-04', '/pricing'],
  ['SHELL-06', '/about'],
  ['SHELL-06', '/blog'],
  ['SHELL-06', '/careers'],
  ['SHELL-06', '/contact'],
  ['SHELL-06', '/demo'],
  ['SHELL-06', '/documentation'],
  ['SHELL-06', '/status'],
  ['SHELL-06', '/privacy'],
  ['SHELL-06', '/terms'],
  ['SHELL-06', '/cookies'],
  ['SHELL-07', '/demo/oauth-review'],
  ['SHELL-09', '/help'],
] as const

/** Pages of the two apps and of the server, and what is in their HTML only. */
const otherPages = [
  ...[...pageByAddress.keys()].map((path) => ['SHELL-10', path, /<div id="root"/] as const),
  ['SHELL-05', '/testimonial-success', /<div id="root"/],
  ['PUBF-11', '/oauth/google/review', /<div id="root"/],
  ['PUBF-11', '/oauth/yelp/review', /<div id="root"/],
  ['SHELL-05', '/embed/testimonials', /<h1/],
] as const

/** The same address in capitals, with a slash at the end. */
const shouted = (path: string) => `${path.toUpperCase()}/`

test('every public address has its page, in capitals and with a slash too; a form and a link show the same form (SHELL-04, SHELL-05, SHELL-06, SHELL-07, SHELL-08, SHELL-09, SHELL-22)', async ({
  page,
  owner,
  request,
  server,
}) => {
  const read = async (path: string) => {
    const answer = await request.get(path, { headers: { accept: 'text/html' } })
    expect(answer.status(), path).toBe(200)
    return answer.text()
  }
  for (const [id, path] of sitePages) {
    const html = await read(path)
    const own = path === '/landing' ? '/' : path
    expect(html, `${id}: ${path}`).toMatch(new RegExp(`<link rel="canonical" href="http://[^/"]+${own}"`))
    expect(html, `${id}: ${path}`).toMatch(/<title>\S[^]*<h1/)
    expect(await read(shouted(path)), `${id}: ${path}`).toBe(html)
  }
  for (const [id, path, pattern] of otherPages) {
    const html = await read(path)
    expect(html, `${id}: ${path}`).toMatch(pattern)
    expect(await read(shouted(path)), `${id}: ${path}`).toBe(html)
  }

  const made = await owner.request.post(`${server.url}/api/sharing-links`, {
    data: { description: 'Rye club' },
  })
  const { link } = (await made.json()) as { link: string }
  const linkId = new URL(link).pathname.split('/').at(-1)
  for (const path of [`/Testimonial-Form/${owner.user.formId}/`, `/QR-TESTIMONIAL/${linkId}/`]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }), path).toContainText('Lindqvist Bakery')
    await expect(page.getByRole('radio', { name: '5 stars' }), path).toBeAttached()
  }
})

test('the front door shows a spinner until it knows who comes, and the landing page to whoever has no business yet (SHELL-02, SHELL-03)', async ({
  page,
  server,
}) => {
  const landing = page.getByRole('heading', { level: 1, name: 'Praise you can prove.' })
  const spinner = page.getByRole('status').filter({ hasText: 'Loading' })
  await page.goto('/')
  await expect(landing).toBeVisible()
  await expect(spinner).toBeHidden()

  const person = { firstName: 'Nora', lastName: 'Ek', email: `nora-${Date.now()}@example.com`, password }
  expect((await page.request.post(`${server.url}/api/auth/signup`, { data: person })).ok()).toBe(true)
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('**/api/user', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  await expect(spinner).toBeVisible()
  await expect(landing).toBeHidden()
  letGo()
  await expect(landing).toBeVisible()
  await expect(spinner).toBeHidden()
  await expect(page).toHaveURL(`${server.url}/`)
})
