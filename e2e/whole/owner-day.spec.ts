import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { parse } from 'csv-parse/sync'
import { expect, test } from '../fixtures.ts'
import { toast } from './owner-pages.ts'
import { type ShopRow, shopReviews, wordInOne } from './owner-reviews.ts'

const inBulk = 40

/** What is compared: one testimonial of an export, without what the file could not say. */
interface Exported {
  content: string
  rating: number
  status: string
}

test('a shop’s reviews are imported and scrolled through, one is found by a word and edited, 40 are approved, put back and approved again, and the exports hold every word (TEST-03, TEST-04, TEST-05, TEST-10, TEST-14)', async ({
  page,
  owner,
  server,
}, info) => {
  test.setTimeout(300_000)
  const file = shopReviews()
  const written = file.rows.filter(({ text }) => text.trim() !== '')
  const ratingByContent = new Map(written.map((row) => [contentOf(row), row.rating]))
  const left = file.rows.length - written.length
  expect(ratingByContent.size, 'every text of the file is there once').toBe(written.length)
  const counted = (count: number) => `${count.toLocaleString('en')} testimonials`

  await page.goto('/testimonials')
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog
    .getByLabel('Drop a file here or choose one')
    .setInputFiles({ name: file.name, mimeType: 'text/csv', buffer: file.content })
  await test.step('the columns are guessed, and nothing is imported without the text', async () => {
    for (const [column, field] of [
      [file.columns.text, 'content'],
      [file.columns.title, 'title'],
      [file.columns.rating, 'rating'],
      ['Age', ''],
    ] as const) {
      await expect(dialog.getByLabel(`Import ${column} as`, { exact: true })).toHaveValue(field)
    }
    await dialog.getByLabel(`Import ${file.columns.text} as`).selectOption('Do not import')
    await expect(dialog.getByText('Choose the column with the review text.')).toBeVisible()
    await dialog.getByLabel(`Import ${file.columns.text} as`).selectOption('Review text')
    await dialog.getByRole('button', { name: `Import ${written.length} reviews` }).click()
  })
  await test.step('the report counts what was added and what was skipped', async () => {
    await expect(dialog.getByText(`${written.length} reviews added`)).toBeVisible({ timeout: 60_000 })
    await expect(dialog.getByText(`${left} rows skipped`)).toBeVisible()
    await expect(dialog.getByRole('cell', { name: 'This row has no text' })).toHaveCount(left)
    await dialog.getByRole('button', { name: 'Review them now' }).click()
    await expect(page.getByText(counted(written.length), { exact: true })).toBeVisible()
  })

  await test.step('the list loads as one scrolls, and keeps few cards in the page', async () => {
    const cards = page.getByRole('list', { name: 'Testimonials', exact: true }).getByRole('listitem')
    await expect(async () => {
      await page.mouse.wheel(0, 20_000)
      await expect(page.locator(`[aria-posinset="${written.length}"]`)).toBeVisible({ timeout: 300 })
    }).toPass({ timeout: 60_000 })
    expect(await cards.count()).toBeLessThan(60)
    await expect(page.getByRole('button', { name: 'Load more' })).toHaveCount(0)
  })

  const { word, text: old } = wordInOne([...ratingByContent.keys()])
  const edited = `${old}\nShortened by us, with a "quote", a comma and an – é.`
  await test.step('a word finds the one text that has it, and its words are changed', async () => {
    await page.getByRole('searchbox', { name: 'Search testimonials' }).fill(word.toUpperCase())
    await expect(page.getByRole('article')).toHaveCount(1)
    // The title of an imported review stands above its text.
    for (const line of old.split('\n')) await expect(page.getByRole('article')).toContainText(line)
    await page.getByRole('article').getByRole('button', { name: 'Edit' }).click()
    const words = page.getByRole('dialog', { name: 'Edit testimonial' }).getByLabel('Testimonial')
    await expect(words).toHaveValue(old)
    await words.fill(edited)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(toast(page).getByText('Content Updated')).toBeVisible()
    for (const line of edited.split('\n')) await expect(page.getByRole('article')).toContainText(line)
    await page.getByRole('searchbox').fill('')
    await expect(page.getByText(counted(written.length), { exact: true })).toBeVisible()
  })

  const chosen = await approveFirst(page)
  await test.step('all of them go back, and are approved again', async () => {
    await expect(page.getByText(counted(written.length - inBulk), { exact: true })).toBeVisible()
    await expect(page.getByRole('radio', { name: `Approved ${inBulk}` })).toBeAttached()
    await toast(page).getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText(counted(written.length), { exact: true })).toBeVisible()
    await expect(page.getByRole('radio', { name: 'Approved 0' })).toBeAttached()
    expect((await approveFirst(page)).toSorted()).toEqual(chosen.toSorted())
    await expect(page.getByRole('radio', { name: `Approved ${inBulk}` })).toBeAttached()
  })

  // The edit waits for its customer: files hold what the customer wrote.
  const approved = new Set(chosen.map((text) => (edited.endsWith(text) ? old : text)))
  // A card shows the title of an imported review above its text.
  const isApproved = (content: string) =>
    [...approved].some((text) => content === text || content.endsWith(`\n${text}`))
  const expected = [...ratingByContent].map(([content, rating]) => ({
    content,
    rating,
    status: isApproved(content) ? 'approved' : 'pending',
  }))
  expect(expected.filter(({ status }) => status === 'approved')).toHaveLength(inBulk)
  await test.step('the JSON file has every text as it was written', async () => {
    const { testimonials } = JSON.parse(await exported(page, 'JSON')) as { testimonials: Exported[] }
    expect(inOrder(testimonials)).toEqual(inOrder(expected))
  })
  await test.step('so has the spreadsheet, where no text is run as a formula', async () => {
    const rows: Record<keyof Exported, string>[] = parse(await exported(page, 'Spreadsheet (CSV)'), {
      columns: true,
      bom: true,
    })
    expect(rows.filter(({ content }) => /^[=+\-@]/.test(content))).toEqual([])
    const read = rows.map(({ content, rating, status }) => ({
      // An apostrophe stands before what a spreadsheet would take for a formula.
      content: ratingByContent.has(content) ? content : content.replace(/(^|[\n;\t])'/g, '$1'),
      rating: Number(rating),
      status,
    }))
    expect(inOrder(read)).toEqual(inOrder(expected))
  })
  const stats = await owner.request.get(`${server.url}/api/testimonials/stats`)
  expect(await stats.json()).toMatchObject({
    total: written.length,
    approved: inBulk,
    pending: written.length - inBulk,
  })
  info.annotations.push({
    type: 'numbers',
    description: `${file.rows.length} rows, ${written.length} added, ${left} skipped, found by “${word}”`,
  })
})

/** A title stands above its text, unless the text begins with the same words. Spaces that nobody sees go. */
function contentOf({ title, text }: ShopRow): string {
  const words = text.trim().replaceAll(/ *\r?\n/g, '\n')
  const bareTextOf = (of: string) => of.toLowerCase().replaceAll(/[^\p{L}\p{N}\p{S}]/gu, '')
  const repeats = bareTextOf(words).startsWith(bareTextOf(title))
  return repeats ? words : `${title.trim().replaceAll(/\s+/g, ' ')}\n${words}`
}

/** Goes to the top of the list, ticks its first 40 and approves them; answers their words. */
async function approveFirst(page: Page): Promise<string[]> {
  const list = page.getByRole('list', { name: 'Testimonials', exact: true })
  const words: string[] = []
  await page.keyboard.press('Control+Home')
  for (let place = 1; place <= inBulk; place += 1) {
    const card = list.locator(`> li[aria-posinset="${place}"]`)
    await card.getByRole('checkbox').check({ timeout: 15_000 })
    words.push((await card.locator('blockquote').textContent()) ?? '')
  }
  const bar = page.getByRole('region', { name: 'Selected testimonials' })
  await expect(bar.getByText(`${inBulk} selected`)).toBeVisible()
  await bar.getByRole('button', { name: 'Approve' }).click()
  await expect(toast(page).getByText(`${inBulk} testimonials approved.`)).toBeVisible()
  return words
}

async function exported(page: Page, format: string): Promise<string> {
  await page.getByRole('button', { name: 'Export' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: format }).click(),
  ])
  return readFile(await download.path(), 'utf8')
}

function inOrder(rows: readonly Exported[]): Exported[] {
  return rows
    .map(({ content, rating, status }) => ({ content, rating, status }))
    .toSorted((a, b) => (a.content < b.content ? -1 : 1))
}
