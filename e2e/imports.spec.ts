import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './fixtures.ts'

const judgeMe = [
  'title,body,rating,review_date,reviewer_name,reviewer_email,product_id,product_handle,reply,picture_urls',
  'Worth the wait,"The shelf is ""dead level"".",5,2026-02-10 15:30:40 UTC,Maren Holt,maren@example.com,1,shelf,,',
  ',Two holes were drilled wrong.,3,2026-03-01 19:45:12 UTC,Petra Novak,,1,shelf,,',
].join('\n')

const ourTable = [
  'Wer;Was;Wie;Wann',
  'Jürgen Weiß;Schön gemacht und pünktlich geliefert;9;03/04/2026',
  'Anna Groß;Größe passt, Farbe auch;4;05/04/2026',
  'Niemand;;10;05/04/2026',
].join('\r\n')

async function choose(page: Page, name: string, buffer: Buffer) {
  await page
    .getByLabel('Drop a file here, or choose one')
    .setInputFiles({ name, mimeType: 'text/csv', buffer })
}

async function openImport(page: Page) {
  await page.goto('/testimonials')
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  return page.getByRole('dialog')
}

test('an export of another product is recognised, imported once, and waits for approval', async ({
  page,
  owner,
}) => {
  expect(owner.user.formId).toBeTruthy()
  const dialog = await openImport(page)
  await expectAccessible(page)
  await choose(page, 'judgeme.csv', Buffer.from(judgeMe))
  await expect(dialog.getByText('This looks like a Judge.me export')).toBeVisible()
  await expect(dialog.getByText('All 2 rows can be imported.')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Import 2 reviews' }).click()
  await expect(dialog.getByText('2 reviews added')).toBeVisible()
  await expectAccessible(page)

  await dialog.getByRole('button', { name: 'Import another file' }).click()
  await choose(page, 'judgeme.csv', Buffer.from(judgeMe))
  await dialog.getByRole('button', { name: 'Import 2 reviews' }).click()
  await expect(dialog.getByText('Nothing new was added')).toBeVisible()
  await expect(dialog.getByRole('cell', { name: 'Imported before' })).toHaveCount(2)
  await dialog.getByRole('button', { name: 'Done' }).click()

  await expect(dialog).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Maren Holt' })).toBeVisible()
  await expect(page.getByText('Imported from Judge.me')).toHaveCount(2)
})

test('columns, scale and dates of any other table are chosen with a live preview', async ({
  page,
  owner,
}) => {
  expect(owner.user.formId).toBeTruthy()
  const dialog = await openImport(page)
  await choose(page, 'kunden.csv', Buffer.from(ourTable, 'latin1'))
  const first = dialog.getByRole('list', { name: 'The first row' })
  await expect(first.getByText('Schön gemacht und pünktlich geliefert')).toBeVisible()

  await dialog.getByLabel('Wer is').selectOption('Customer name')
  await expect(first.getByText('Jürgen Weiß')).toBeVisible()
  await dialog.getByLabel('Wie is').selectOption('Rating')
  await expect(first.getByText('5 out of 5 stars')).toBeVisible()
  await dialog.getByLabel('Ratings run from').selectOption('0 to 100 percent')
  await expect(first.getByText('1 out of 5 stars')).toBeVisible()
  await dialog.getByLabel('Ratings run from').selectOption('0 to 10')
  await expect(first.getByText('5 out of 5 stars')).toBeVisible()

  await expect(dialog.getByLabel('Wann is')).toHaveValue('date')
  await expect(dialog.getByText('These dates can be read both ways.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Import 2 reviews' })).toBeDisabled()
  await expectAccessible(page)
  await dialog.getByLabel('Dates are written').selectOption('Day first: 03/04/2026 is 3 April')
  await expect(first.getByText('Apr 3, 2026')).toBeVisible()

  await dialog.getByRole('button', { name: 'Import 2 reviews' }).click()
  await expect(dialog.getByText('1 row left out')).toBeVisible()
  await expect(dialog.getByRole('row', { name: /^4 There is no text in this row/ })).toBeVisible()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('link', { name: 'Download the report' }).click(),
  ])
  expect(await readFile(await download.path(), 'utf8')).toContain(
    '4,"left out","There is no text in this row"',
  )
  await dialog.getByRole('button', { name: 'Review them now' }).click()
  await expect(page).toHaveURL(/status=pending/)
  await expect(page.getByRole('heading', { name: 'Anna Groß' })).toBeVisible()
})

test('a file that holds no reviews is refused in a sentence, and the next one is taken', async ({
  page,
  owner,
  expectedErrors,
}) => {
  expect(owner.user.formId).toBeTruthy()
  expectedErrors.push(/status of 422/)
  const dialog = await openImport(page)
  await choose(page, 'reviews.xlsx', Buffer.from('PK\u0003\u0004 ...'))
  await expect(dialog.getByText('Save the sheet as CSV')).toBeVisible()
  await expectAccessible(page)
  await choose(page, 'judgeme.csv', Buffer.from(judgeMe))
  await expect(dialog.getByText('This looks like a Judge.me export')).toBeVisible()
})

test('a running import goes on while its dialog is closed', async ({ page, owner }) => {
  expect(owner.user.formId).toBeTruthy()
  const dialog = await openImport(page)
  const rows = Array.from({ length: 4000 }, (_, index) => `Guest ${index},Text number ${index} of many`)
  await choose(page, 'many.csv', Buffer.from(['name,review', ...rows].join('\n')))
  await dialog.getByRole('button', { name: 'Import 4,000 reviews' }).click()
  await dialog.getByRole('button', { name: 'Close, and let it go on' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await expect(dialog.getByText('4,000 reviews added')).toBeVisible({ timeout: 40_000 })
})
