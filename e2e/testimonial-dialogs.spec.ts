import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './fixtures.ts'
import { card, escape, toast } from './owner-pages.ts'

const words = `Thirty loaves every Friday. ${'They are warm when they come. '.repeat(20)}`.trim()
const editing = (page: Page) => page.getByRole('dialog', { name: 'Edit testimonial' })

test('cards stand in a grid, and each opens to be read in full and to be edited (TEST-05)', async ({
  page,
  owner,
}) => {
  for (const customerName of ['Ana', 'Ben', 'Cleo']) await owner.submit({ customerName, content: words })
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/testimonials')
  await expect(page.getByRole('article')).toHaveCount(3)
  const boxes = await Promise.all(['Ana', 'Ben', 'Cleo'].map((name) => card(page, name).boundingBox()))
  expect(new Set(boxes.map((box) => box?.y)).size, 'they stand in one row').toBe(1)
  expect(new Set(boxes.map((box) => box?.x)).size).toBe(3)

  const short = card(page, 'Ben').locator('blockquote')
  expect(await short.evaluate((quote) => quote.scrollHeight > quote.clientHeight)).toBe(true)
  await card(page, 'Ben').getByRole('button', { name: 'View' }).click()
  const viewing = page.getByRole('dialog', { name: 'Ben' })
  const full = viewing.locator('blockquote')
  await expect(full).toHaveText(words)
  expect(await full.evaluate((quote) => quote.scrollHeight <= quote.clientHeight + 1)).toBe(true)
  await expect(viewing.getByText('Duarte & Filhos')).toBeVisible()
  await expectAccessible(page)
  await viewing.getByRole('button', { name: 'Edit' }).click()
  await expect(viewing).toHaveCount(0)
  await expect(editing(page).getByLabel('Words')).toHaveValue(words)
  await editing(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(editing(page)).toHaveCount(0)
})

test('edited words are not blank and have at most 5,000 characters, counted as the end comes near (TEST-11)', async ({
  page,
  owner,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 400/)
  const { id } = await owner.submit()
  await page.goto('/testimonials')
  await card(page, 'Ines Duarte').getByRole('button', { name: 'Edit' }).click()
  const field = editing(page).getByLabel('Words')
  await field.fill('  \n ')
  await editing(page).getByRole('button', { name: 'Save' }).click()
  await expect(editing(page).getByText('A testimonial needs words')).toBeVisible()
  await expect(field).toBeFocused()
  await expectAccessible(page)

  await field.fill('x'.repeat(4_400))
  await expect(editing(page).getByText('4,400 / 5,000')).toBeVisible()
  await expect(editing(page).getByText(/characters left/)).toHaveCount(0)
  await field.fill('x'.repeat(4_990))
  await expect(editing(page).getByText('10 characters left')).toBeAttached()
  await field.press('End')
  await field.pressSequentially('yyyyyyyyyyyyy')
  await expect(field).toHaveValue(`${'x'.repeat(4_990)}yyyyyyyyyy`)
  await editing(page).getByRole('button', { name: 'Save' }).click()
  await expect(toast(page).getByText('Content Updated')).toBeVisible()

  const send = (content: string) =>
    owner.request.patch(`${server.url}/api/testimonials/${id}`, { data: { content } })
  expect((await send('x'.repeat(5_001))).status()).toBe(400)
  expect((await send(' \n ')).status()).toBe(400)
  const kept = await owner.request.get(`${server.url}/api/testimonials/${id}`)
  expect(((await kept.json()) as { content: string }).content).toHaveLength(5_000)
})

test('after a decision, an edit and a deletion the list and the numbers are read again (TEST-14)', async ({
  page,
  owner,
}) => {
  for (const customerName of ['Ana', 'Ben']) await owner.submit({ customerName })
  await page.goto('/testimonials')
  await expect(page.getByRole('article')).toHaveCount(2)
  const readAgain = () =>
    Promise.all([
      page.waitForResponse((response) => /\/api\/testimonials\?/.test(response.url()) && response.ok()),
      page.waitForResponse((response) => response.url().endsWith('/api/testimonials/stats') && response.ok()),
    ])

  let read = readAgain()
  await card(page, 'Ana').getByRole('button', { name: 'Approve' }).click()
  await read
  await expect(page.getByRole('radio', { name: 'Approved 1' })).toBeAttached()
  await expect(card(page, 'Ana').getByText('Approved', { exact: true })).toBeVisible()

  read = readAgain()
  await card(page, 'Ben').getByRole('button', { name: 'Edit' }).click()
  await editing(page).getByLabel('Words').fill('Cinnamon rolls on Sunday.')
  await editing(page).getByRole('button', { name: 'Save' }).click()
  await read
  await expect(card(page, 'Ben').getByText('Cinnamon rolls on Sunday.')).toBeVisible()

  read = readAgain()
  await card(page, 'Ben').getByRole('button', { name: 'Delete' }).click()
  await read
  await expect(page.getByRole('radio', { name: 'All 1' })).toBeAttached()
  await expect(page.getByRole('radio', { name: 'Pending Review 0' })).toBeAttached()
  await expect(page.getByRole('article')).toHaveCount(1)
})

test('what is pending or rejected is offered to no platform, in no place (TEST-15)', async ({
  page,
  owner,
  server,
}) => {
  const ids: Record<string, string> = {}
  for (const customerName of ['Ana', 'Ben', 'Cleo'])
    ids[customerName] = (await owner.submit({ customerName })).id
  await owner.request.patch(`${server.url}/api/testimonials/${ids['Ben']}/status`, {
    data: { status: 'rejected' },
  })
  await owner.approve(ids['Cleo'] ?? '')
  await page.goto('/testimonials')
  await expect(card(page, 'Cleo').getByText('Can be shown on your site')).toBeVisible()
  const offer = { name: /publish|google|yelp/i }
  for (const name of ['Ana', 'Ben']) {
    await expect(card(page, name).getByText('Can be shown on your site')).toHaveCount(0)
    await expect(card(page, name).getByRole('button', offer)).toHaveCount(0)
    await card(page, name).getByRole('button', { name: 'View' }).click()
    const viewing = page.getByRole('dialog', { name })
    await expect(viewing.getByRole('button', { name: 'Edit' })).toBeVisible()
    await expect(viewing.getByRole('button', offer)).toHaveCount(0)
    await expect(viewing.getByRole('link', offer)).toHaveCount(0)
    await escape(page, viewing)
  }
  const all = (await (await owner.request.get(`${server.url}/api/testimonials`)).json()) as {
    customerName: string
    publishable: boolean
  }[]
  expect(all.filter(({ publishable }) => publishable).map(({ customerName }) => customerName)).toEqual([
    'Cleo',
  ])
})
