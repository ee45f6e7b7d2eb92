import type { BrowserContext, Page } from '@playwright/test'
import { type cookieDurations, cookieTable, isNamed } from '#contract/cookie-table.ts'
import { cookieChoice } from '#contract/cookies.ts'
import { expect, makeOwner, test } from '../fixtures.ts'
import { toast } from '../whole/owner-pages.ts'
import { fill, formOf, preview, submit, thankYou } from '../customer/public-form.ts'

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
const metElsewhere = ['plaudit_social', 'plaudit_second_factor', 'plaudit-list-look', 'plaudit-assistant']

const category = (page: Page, label: string) => page.getByRole('switch', { name: label })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** The choice that this browser keeps, as its bare value. */
async function choiceOf(context: BrowserContext): Promise<string | undefined> {
  const cookie = (await context.cookies()).find(({ name }) => name === cookieChoice.name)
  return cookie && decodeURIComponent(cookie.value)
}

/** The switch at the foot of the page appears when somebody comes near it. */
async function pick(page: Page, theme: 'Light' | 'Dark') {
  const foot = page.getByRole('contentinfo')
  await foot.scrollIntoViewIfNeeded()
  await foot.getByTitle(theme, { exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme.toLowerCase())
}

test.describe('with the guided tour', () => {
  test.use({ tour: 'shown' })

  test('COOK-02: a walk through the product leaves in the browser exactly what the table names, and a widget nothing', async ({
    page,
    server,
    context,
    site,
  }) => {
    const found = new Map<string, { kind: string; expires: number }>()
    const look = async () => {
      for (const { name, expires } of await context.cookies()) found.set(name, { kind: 'cookie', expires })
      const storageKeys = await page.evaluate(() => ({
        localStorage: Object.keys(localStorage),
        sessionStorage: Object.keys(sessionStorage),
      }))
      for (const name of storageKeys.localStorage) found.set(name, { kind: 'localStorage', expires: 0 })
      for (const name of storageKeys.sessionStorage) found.set(name, { kind: 'sessionStorage', expires: 0 })
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
      expect.stringMatching(/^plaudit_device_[0-9a-f]{12}$/),
      'plaudit_session',
      'plaudit_signed_in',
    ])

    await page.goto('/dashboard')
    await press(page, 'Skip Tour')
    await press(page, 'Show sample testimonials')
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
    await page.getByRole('combobox', { name: 'Language' }).selectOption('de')
    await page.locator('html[lang=de]').waitFor()
    await page.getByRole('combobox').selectOption('en')
    await fill(page)
    await page.getByRole('button', { name: 'Help me write' }).click()
    const help = page.getByRole('region', { name: 'Help me write' })
    await help.getByLabel('What did you like most?').fill('The crust stays crisp for a week.')
    await expect(async () => {
      await look()
      expect([...found.keys()]).toContain(`plaudit-draft-${owner.user.formId}`)
      expect([...found.keys()]).toContain(`plaudit-answers-${owner.user.formId}`)
    }).toPass()
    await help.getByRole('button', { name: 'Close' }).click()
    await preview(page)
    await submit(page)
    await thankYou(page).waitFor()
    await look()
    await page.goto('/cookies')
    await press(page, 'Accept All')
    await expect(toast(page)).toContainText('Preferences Saved')
    await look()
    await page.goto(`/embed/testimonials?apiKey=${owner.user.apiKey}`)
    await look()

    for (const [name, { kind, expires }] of found) {
      const entry = cookieTable.find((one) => isNamed(one, name))
      expect(entry?.kind, `${name} in the table`).toBe(kind)
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

    // Another business: what a widget shows of this one is kept from the preview on /embed-code for a minute.
    const shop = await makeOwner(page.request, server.url)
    const { id } = await shop.submit()
    await shop.approve(id)
    await context.clearCookies()
    const tag = `<script src="${server.url}/embed.js" data-key="${shop.user.apiKey}"></script>`
    await page.goto(await site(`<!doctype html><html lang="en"><title>Site</title><h1>Site</h1>${tag}`))
    await expect(page.getByText('The rye keeps for a week')).toBeVisible()
    expect(await context.cookies()).toEqual([])
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0)
  })
})

test('COOK-05, COOK-06: a choice holds on the next page and after a reload, and what it refuses is removed at once', async ({
  page,
  context,
}) => {
  const today = new Date().toISOString().slice(0, 10)
  const stored = async () => (await context.cookies()).find(({ name }) => name === 'plaudit_theme')?.value
  await page.goto('/blog')
  await pick(page, 'Dark')
  expect(await stored()).toBe('dark')
  await page.goto('/cookies')
  await expect(page.getByText('You have not chosen yet.')).toBeVisible()
  await press(page, 'Reject Optional')
  await expect(toast(page)).toContainText('Preferences Saved')
  expect(await choiceOf(context)).toBe(`${cookieChoice.version}|${today}|`)
  expect(await stored()).toBeUndefined()
  await page.goto('/blog')
  await pick(page, 'Dark')
  expect(await stored()).toBeUndefined()
  await page.goto('/cookies')
  await expect(category(page, 'Functional')).not.toBeChecked()
  await category(page, 'Functional').check()
  await press(page, 'Save Preferences')
  await expect(toast(page)).toContainText('functional on, the rest off')
  await page.reload()
  await expect(category(page, 'Functional')).toBeChecked()
  expect(await choiceOf(context)).toBe(`${cookieChoice.version}|${today}|functional`)
  await pick(page, 'Dark')
  await expect.poll(stored).toBe('dark')
})
