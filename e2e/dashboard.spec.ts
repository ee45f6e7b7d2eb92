import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, expectAccessible, makeOwner, password, test } from './fixtures.ts'
import { dayInMonth, importReviews, toast } from './owner-pages.ts'
import { startServer } from './server.ts'

test('the owner is greeted by name, with real numbers and the three newest (DASH-01, DASH-15, DASH-16, DASH-17, DASH-18, DASH-21, DASH-22)', async ({
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
  const cleo = recent.getByRole('article').filter({ hasText: 'Cleo' })
  await expect(cleo.getByText('C', { exact: true })).toBeVisible()
  await expect(cleo.getByText('Old rolls')).toBeVisible()
  await expect(cleo.getByText('5 out of 5 stars')).toBeAttached()
  await expect(cleo.locator('time')).toHaveAttribute('title', /\d{4}/)
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page)

  await recent.getByRole('link', { name: 'Cleo' }).click()
  await expect(page.getByRole('dialog', { name: 'Cleo' })).toBeVisible()
  await page.goBack()
  await recent.getByRole('link', { name: 'View All' }).click()
  await expect(page).toHaveURL(/\/collect\?tab=view$/)
})

test('before the first testimonial there is a way to get one (DASH-20)', async ({ page, owner }) => {
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'No testimonials yet' })).toBeVisible()
  await expect(page.getByText('from last month')).toHaveCount(0)
  const link = await page.getByLabel('Link to your form').inputValue()
  expect(new URL(link).pathname).toBe(`/testimonial-form/${owner.user.formId}`)
  await expectAccessible(page)
  const recent = page.getByRole('region', { name: 'Recent Testimonials' })
  await recent.getByRole('link', { name: 'Collect Testimonials' }).click()
  await expect(page).toHaveURL(/\/collect$/)
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
  await page.getByRole('link', { name: 'Finish setup' }).click()
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
  await expect(dialog.getByText('no “only happy customers” option')).toBeVisible()
  await expect(dialog.getByRole('radio')).toHaveCount(2)
  await expectAccessible(page)
  await dialog.getByLabel('Google Place ID').fill('not one')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('A Google Place ID looks like', { exact: false })).toBeVisible()
  await dialog.getByLabel('Google Place ID').fill('ChIJN1t_tDeuEmsRUsoyG83frY4')
  await dialog.getByLabel('Require approval').uncheck()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(toast(page).getByText('Form Settings Saved')).toBeVisible()

  const form = await page.request.get(`${server.url}/api/public/business-profile/${owner.user.formId}`)
  expect(await form.json()).toMatchObject({ requiresApproval: false, publicLinks: [{ platform: 'google' }] })

  await page.getByRole('button', { name: 'Form settings' }).click()
  await expect(dialog.getByLabel('Require approval')).not.toBeChecked()
  await dialog.getByRole('radio', { name: 'Nobody' }).check()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)
  const closed = await page.request.get(`${server.url}/api/public/business-profile/${owner.user.formId}`)
  expect(await closed.json()).toMatchObject({ publicLinks: [] })
})

test('what the page shows comes in one call, and none of its calls waits for another', async ({
  page,
  owner,
}) => {
  await owner.submit()
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) asked.push(pathname)
  })
  // While nobody has said yet who is signed in, the dashboard's own answer is here already.
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route('**/api/user', async (route) => {
    await held
    await route.continue()
  })
  const answered = page.waitForResponse('**/api/dashboard')
  await page.goto('/dashboard')
  expect((await answered).ok()).toBe(true)
  letGo()
  await expect(page.getByRole('article').filter({ hasText: 'Ines Duarte' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  // The frame around every page asks who is here, for which business, and what the bell knows.
  const frame = ['/api/user', '/api/business-profile', '/api/notifications', '/api/public/instance']
  expect(asked.filter((path) => !frame.includes(path))).toEqual(['/api/dashboard'])
})

test('until the answer is here every part keeps its place (DASH-19); without one there is a way to try again', async ({
  page,
  owner,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource/)
  await owner.submit()
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  let isDown = true
  await page.route('**/api/dashboard', async (route) => {
    await held
    await (isDown ? route.fulfill({ status: 500, body: '' }) : route.continue())
  })
  await page.goto('/dashboard')
  for (const name of ['the plan', 'testimonials', 'campaigns', 'activity']) {
    await expect(page.getByRole('status', { name: `Loading ${name}` })).toBeVisible()
  }
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page)
  letGo()
  const alert = page.getByRole('alert').filter({ hasText: 'The dashboard could not be loaded.' })
  await expect(alert).toBeVisible()
  await expectAccessible(page)
  isDown = false
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('article').filter({ hasText: 'Ines Duarte' })).toBeVisible()
})

test('an ordinary owner is on the free plan, which limits nobody where nothing is sold (DASH-13, DASH-14)', async ({
  page,
  owner,
}) => {
  await owner.submit()
  await page.goto('/dashboard')
  const plan = page.getByRole('region', { name: 'Free plan' })
  await expect(plan).toContainText('$0 a month')
  await expect(plan).toContainText(
    '1 testimonial in total. This server takes no payments: nothing is limited.',
  )
  await expect(plan.getByText('Approaching limit')).toHaveCount(0)
  await plan.getByRole('link', { name: 'Manage Plan' }).click()
  await expect(page).toHaveURL(/\/pricing$/)
})

test('where plans are sold the card says how much is used, and warns from 80 % on', async ({ page }) => {
  test.slow()
  const selling = await startServer({ PLAUDIT_POW: 'off', STRIPE_SECRET_KEY: 'sk_test_nothing' })
  try {
    const owner = await makeOwner(page.request, selling.url)
    await owner.submit()
    await owner.submit({ customerName: 'Ben Okoye', content: 'Cold rye.' })
    await page.goto(`${selling.url}/dashboard`)
    const plan = page.getByRole('region', { name: 'Free plan' })
    await expect(plan).toContainText('2 of 3 testimonials in total')
    await expect(plan.getByRole('progressbar', { name: 'Testimonials used' })).toHaveAttribute('value', '2')
    await expect(plan.getByText('Approaching limit')).toHaveCount(0)
    await owner.submit({ customerName: 'Cleo Park', content: 'Warm rye.' })
    await page.reload()
    await expect(plan).toContainText('3 of 3 testimonials in total')
    await expect(plan.getByText('Approaching limit')).toBeVisible()
    await expectAccessible(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectAccessible(page)
  } finally {
    await selling.dispose()
  }
})

test('quick actions lead where they say, campaigns and their figures are counted (DASH-24, DASH-25, DASH-26)', async ({
  page,
  owner,
  server,
}) => {
  const post = async (path: string, data: object) => {
    const answer = await owner.request.post(`${server.url}${path}`, { data })
    expect(answer.ok(), await answer.text()).toBe(true)
    return (await answer.json()) as { id: string }
  }
  await page.goto('/dashboard')
  const actions = page.getByRole('region', { name: 'Quick Actions' })
  for (const [name, href] of [
    ['Collect Testimonials', '/collect'],
    ['Generate with AI', '/testimonial-generator'],
    ['Create Campaign', '/campaigns'],
    ['Publish Reviews', '/publishing'],
  ] as const) {
    await expect(actions.getByRole('link', { name })).toHaveAttribute('href', href)
  }
  const campaigns = page.getByRole('region', { name: 'Campaign Performance' })
  await expect(campaigns).toContainText('No requests sent in the last 90 days')
  await expect(campaigns.getByRole('link', { name: 'Manage Campaigns' })).toHaveAttribute(
    'href',
    '/campaigns',
  )

  await post('/api/sharing-links', { description: 'Spring market' })
  for (const [name, email] of [
    ['Ines Duarte', 'ines@example.com'],
    ['Tomas Berg', 'tomas@example.com'],
  ]) {
    const customer = await post('/api/customers', { name, email })
    await post(`/api/customers/${customer.id}/requests`, {
      subject: 'How was the bread?',
      message: 'Hello {customer_name}, tell us here: {testimonial_link}',
    })
  }
  await owner.submit({ customerEmail: 'ines@example.com' })
  await expect(async () => {
    await page.reload()
    await expect(campaigns).toContainText('1 of 2 requests answered in the last 90 days.', { timeout: 2_000 })
  }).toPass()
  await expect(campaigns.getByText('Active campaigns').locator('..')).toContainText('1')
  await expect(campaigns.getByText('Response rate').locator('..')).toContainText('50%')
  await expect(campaigns.getByText('Average response time').locator('..')).toContainText('under an hour')
})

test('recent activity tells what really happened, newest first, each line leading to it (DASH-27)', async ({
  page,
  owner,
  server,
}) => {
  await page.goto('/dashboard')
  const activity = page.getByRole('region', { name: 'Recent Activity' })
  await expect(activity).toContainText('No activity yet.')
  await importReviews(owner, server, [`Ana,Warm rye,5,${dayInMonth(0)}`, `Ben,Cold rye,4,${dayInMonth(0)}`])
  const { id } = await owner.submit({ customerName: 'Cleo Park' })
  await owner.submit({ customerName: 'Dan Wu', rating: 2, content: 'Too salty.' })
  await owner.approve(id)
  await page.reload()
  await expect(activity.getByRole('listitem')).toHaveText([
    /Cleo Park’s testimonial was approved\s*Today/,
    /Dan Wu sent private feedback\s*Today/,
    /Cleo Park left a testimonial\s*Today/,
    /2 testimonials imported from Google\s*Today/,
  ])
  await expect(activity.locator('time').first()).toHaveAttribute('title', /\d{4}.*\d:\d\d/)
  await activity.getByRole('link', { name: 'Cleo Park left a testimonial' }).click()
  await expect(page.getByRole('dialog', { name: 'Cleo Park' })).toBeVisible()
})

test('the platform’s admin is greeted as one and has nothing to manage (DASH-02, DASH-04, DASH-05, DASH-06, DASH-07)', async ({
  page,
  server,
}) => {
  const email = `admin-${Date.now()}@example.com`
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [path.join('server', 'admin-command.ts'), 'create', email],
    { env: { ...process.env, PLAUDIT_DATA: server.dataFolder } },
  )
  const given = /^Password: (\S+)$/m.exec(stdout)?.[1] ?? ''
  await page.request.post(`${server.url}/api/login`, { data: { email, password: given } })
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Plaudit' })).toBeVisible()
  await expect(page.getByText('Platform Administration Dashboard')).toBeVisible()
  await expect(page.getByText('Plaudit Admin')).toBeVisible()
  const plan = page.getByRole('region', { name: 'Admin Account plan' })
  await expect(plan).toContainText('Platform')
  await expect(plan).toContainText('Unlimited testimonials')
  await expect(plan).toContainText('999999')
  await expect(page.getByRole('link', { name: 'Manage Plan' })).toHaveCount(0)
  await expectAccessible(page)
})

test('whoever is not signed in is asked to, and comes back (DASH-09, DASH-10, DASH-11)', async ({
  page,
  owner,
  server,
}) => {
  await page.request.post(`${server.url}/api/logout`)
  await page.goto('/dashboard')
  await expect(page).toHaveURL(/\/login\?next=/)
  await expect(page.getByText('Guest User (Please Login)')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Email').fill(owner.email)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Welcome back, Mara Lindqvist' })).toBeVisible()
  // Without a session the profile is no profile.
  const signedOut = await page.context().browser()!.newContext()
  const profile = await signedOut.request.get(`${server.url}/api/business-profile`)
  expect(profile.status()).toBe(401)
  await signedOut.close()
})
