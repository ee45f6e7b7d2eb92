import type { BrowserContext, Page } from '@playwright/test'
import { cookieChoice, cookieDurations, cookieTable, isNamed } from '#contract/cookies.ts'
import { expect, expectAccessible, makeOwner, test } from './fixtures.ts'
import { toast } from './owner-pages.ts'
import { fill, formOf } from './public-form.ts'

const daysOf: Partial<Record<(typeof cookieDurations)[number], number>> = {
  '24 hours': 1,
  '7 days': 7,
  '30 days': 30,
  '90 days': 90,
  '6 months': 182,
  '1 year': 365,
  '2 years': 730,
}

/** Set only while somebody signs in with another account or in two steps, which the tests of those walk through. */
const metElsewhere = ['plaudit_social', 'plaudit_second_factor']

const category = (page: Page, label: string) => page.getByRole('switch', { name: label })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** The choice that this browser keeps, as its bare value. */
async function choiceOf(context: BrowserContext): Promise<string | undefined> {
  const kept = (await context.cookies()).find(({ name }) => name === cookieChoice.name)
  return kept && decodeURIComponent(kept.value)
}

/** The switch at the foot of the page appears when somebody comes near it. */
async function pick(page: Page, theme: 'Light' | 'Dark') {
  const foot = page.getByRole('contentinfo')
  await foot.scrollIntoViewIfNeeded()
  await foot.getByTitle(theme, { exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme.toLowerCase())
}

test('COOK-03: the durations of the documents can be said, and each entry has one of them', () => {
  const documented = ['session', '24 hours', '30 days', '90 days', '6 months', '1 year', '2 years']
  expect(cookieDurations).toEqual(expect.arrayContaining(documented))
  for (const { duration } of cookieTable) expect(cookieDurations).toContain(duration)
})

test.describe('with the guided tour', () => {
  test.use({ tour: 'shown' })

  test('COOK-02: a walk through the product leaves in the browser exactly what the table names', async ({
    page,
    server,
    context,
  }) => {
    const found = new Map<string, { kind: string; expires: number }>()
    const look = async () => {
      for (const { name, expires } of await context.cookies()) found.set(name, { kind: 'cookie', expires })
      const kept = await page.evaluate(() => ({
        localStorage: Object.keys(localStorage),
        sessionStorage: Object.keys(sessionStorage),
      }))
      for (const name of kept.localStorage) found.set(name, { kind: 'localStorage', expires: 0 })
      for (const name of kept.sessionStorage) found.set(name, { kind: 'sessionStorage', expires: 0 })
    }
    // The owner of these tests has picked the device's theme; this one has picked nothing yet.
    const owner = await makeOwner(page.request, server.url)
    const paths = [
      '/',
      '/signup',
      '/blog',
      '/help',
      '/dashboard',
      '/testimonials',
      '/embed-code',
      '/settings',
    ]
    for (const path of paths) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      await look()
    }
    expect([...found.keys()].toSorted(), 'before anything is chosen').toEqual([
      'plaudit_session',
      'plaudit_signed_in',
    ])

    await page.goto('/dashboard')
    await press(page, 'Skip Tour')
    await look()
    await page.goto('/blog')
    await pick(page, 'Dark')
    await look()
    await page.goto('/settings?tab=appearance')
    await page.getByRole('radio', { name: 'Large' }).check({ force: true })
    await press(page, 'Save')
    await expect(toast(page)).toContainText('Appearance Updated')
    await look()
    await page.goto(formOf(owner))
    await fill(page)
    await expect(async () => {
      await look()
      expect([...found.keys()]).toContain(`plaudit-draft-${owner.user.formId}`)
    }).toPass()
    await page.goto('/cookies')
    await press(page, 'Accept All')
    await expect(toast(page)).toContainText('Preferences Saved')
    await look()
    await page.goto(`/embed/testimonials?apiKey=${owner.user.apiKey}`)
    await look()

    for (const [name, { kind, expires }] of found) {
      const entry = cookieTable.find((one) => isNamed(one, name))
      expect(entry, `${name} is in the table`).toBeDefined()
      expect(entry?.kind, name).toBe(kind)
      if (kind !== 'cookie') continue
      const days = (expires - Date.now() / 1000) / 86_400
      expect(days, `${name} lasts ${entry?.duration}`).toBeCloseTo(
        daysOf[entry?.duration ?? 'session'] ?? 0,
        1,
      )
    }
    for (const entry of cookieTable.filter(({ name }) => !metElsewhere.includes(name))) {
      expect(
        [...found.keys()].some((name) => isNamed(entry, name)),
        `${entry.name} was met`,
      ).toBe(true)
    }
  })
})

test('the widget leaves nothing in the browsers of a website’s visitors', async ({
  page,
  owner,
  server,
  site,
}) => {
  const { id } = await owner.submit()
  await owner.approve(id)
  const tag = `<script src="${server.url}/embed.js" data-key="${owner.user.apiKey}"></script>`
  await page.context().clearCookies()
  await page.goto(await site(`<!doctype html><html lang="en"><title>Site</title><h1>Site</h1>${tag}`))
  await expect(page.getByText('The rye keeps for a week')).toBeVisible()
  expect(await page.context().cookies()).toEqual([])
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0)
})

test('COOK-04: there is a switch for each optional category, on at first, and nothing is kept before a choice', async ({
  page,
  context,
}) => {
  await page.goto('/cookies')
  await expect(page.getByText('You have not chosen yet.')).toBeVisible()
  for (const label of ['Analytics', 'Functional', 'Marketing']) {
    await expect(category(page, label)).toBeChecked()
    await expect(category(page, label)).toBeEnabled()
  }
  await expect(page.getByRole('switch')).toHaveCount(3)
  expect(await context.cookies()).toEqual([])
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
})

test('COOK-05, COOK-06: the three buttons do what they say, and the choice is remembered and can be changed', async ({
  page,
  context,
}) => {
  const today = new Date().toISOString().slice(0, 10)
  await page.goto('/cookies')
  await category(page, 'Analytics').uncheck()
  await press(page, 'Save Preferences')
  await expect(toast(page)).toContainText('functional and marketing allowed, the rest refused')
  expect(await choiceOf(context)).toBe(`${cookieChoice.version}|${today}|functional.marketing`)

  await page.reload()
  await expect(category(page, 'Analytics')).not.toBeChecked()
  await expect(category(page, 'Functional')).toBeChecked()
  await press(page, 'Reject Optional')
  await expect(toast(page)).toContainText('only essential entries are kept')
  for (const one of await page.getByRole('switch').all()) await expect(one).not.toBeChecked()
  expect(await choiceOf(context)).toBe(`${cookieChoice.version}|${today}|`)

  await page.reload()
  await expect(category(page, 'Marketing')).not.toBeChecked()
  await press(page, 'Accept All')
  await expect(toast(page)).toContainText('every optional category is allowed')
  for (const one of await page.getByRole('switch').all()) await expect(one).toBeChecked()
  expect(await choiceOf(context)).toBe(`${cookieChoice.version}|${today}|analytics.functional.marketing`)
  await expectAccessible(page)
})

test('COOK-06: a refused category is removed at once and not kept again', async ({ page, context }) => {
  const stored = async () => (await context.cookies()).find(({ name }) => name === 'plaudit_theme')?.value
  await page.goto('/cookies')
  await pick(page, 'Dark')
  expect(await stored()).toBe('dark')
  await press(page, 'Reject Optional')
  await expect(toast(page)).toContainText('Preferences Saved')
  expect(await stored()).toBeUndefined()
  await page.reload()
  await pick(page, 'Dark')
  expect(await stored()).toBeUndefined()
  await category(page, 'Functional').check()
  await press(page, 'Save Preferences')
  await expect(toast(page)).toContainText('functional allowed, the rest refused')
  await pick(page, 'Light')
  await expect.poll(stored).toBe('light')
})

test('a choice made for an older list is asked for again', async ({ page, context, server }) => {
  await context.addCookies([{ name: cookieChoice.name, value: '0|2026-01-02|', url: server.url }])
  await page.goto('/cookies')
  await expect(page.getByText('You have not chosen yet.')).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the cookie page says that choosing needs it', async ({ page }) => {
    await page.goto('/cookies')
    await expect(page.getByText('Choosing needs JavaScript.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Save Preferences' })).toBeDisabled()
  })
})
