import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { card } from '../whole/owner-pages.ts'

const ourTable = [
  'Wer;Was;Wie;Wann',
  'Jürgen Weiß;Schön gemacht und pünktlich geliefert;9;03/04/2026',
  'Anna Groß;Größe passt, Farbe auch;4;05/04/2026',
  'Niemand;;10;05/04/2026',
].join('\r\n')

const people =
  'Wer,Wo,Adresse\nJürgen Weiß,Weiß GmbH,juergen@example.com\nAnna,,anna@example.com\nNiemand,,keine\n'

/** Opens the import of the page that is open, and chooses this file. */
async function chooseFile(page: Page, name: string, buffer: Buffer) {
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await choose(page, name, buffer)
  return page.getByRole('dialog')
}

function choose(page: Page, name: string, buffer: Buffer) {
  return page
    .getByLabel('Drop a file here or choose one')
    .setInputFiles({ name, mimeType: 'text/csv', buffer })
}

test('reviews of any table are imported with a live preview, and once only; the report is downloaded', async ({
  page,
  owner,
  server,
}) => {
  await page.goto('/testimonials')
  const file = Buffer.from(ourTable, 'latin1')
  const dialog = await chooseFile(page, 'kunden.csv', file)
  const first = dialog.getByRole('list', { name: 'First row' })
  await expect(first.getByText('Schön gemacht und pünktlich geliefert')).toBeVisible()
  const map = async () => {
    await dialog.getByLabel('Import Wer as').selectOption('Customer name')
    await expect(first.getByText('Jürgen Weiß')).toBeVisible()
    await dialog.getByLabel('Import Wie as').selectOption('Rating')
    await expect(first.getByText('5 out of 5 stars')).toBeVisible()
    await expect(dialog.getByText('These dates can be read two ways.')).toBeVisible()
    await dialog.getByLabel('Date format').selectOption('Day first: 03/04/2026 is April 3')
    await expect(first.getByText('Apr 3, 2026')).toBeVisible()
  }
  await map()
  await dialog.getByRole('button', { name: 'Import 2 reviews' }).click()
  await expect(dialog.getByText('2 reviews added')).toBeVisible()
  await expect(dialog.getByRole('row', { name: /^4 This row has no text/ })).toBeVisible()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('link', { name: 'Download report' }).click(),
  ])
  expect(await readFile(await download.path(), 'utf8')).toContain('4,"skipped","This row has no text"')

  await dialog.getByRole('button', { name: 'Import another file' }).click()
  await choose(page, 'once more.csv', file)
  await map()
  await expect(dialog.getByText('Every review in this file is already here.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Import 0 reviews' })).toBeDisabled()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(card(page, 'Anna Groß').getByText('Pending Review')).toBeVisible()
  await expect(page.getByText('Imported', { exact: true })).toHaveCount(2)
  const answer = await owner.request.get(`${server.url}/api/testimonials`)
  expect(await answer.json()).toMatchObject([
    { customerName: 'Anna Groß', rating: 2, createdAt: '2026-04-05T00:00:00.000Z', publishable: false },
    { customerName: 'Jürgen Weiß', rating: 4, createdAt: '2026-04-03T00:00:00.000Z', publishable: false },
  ])
})

test('a list of customers is imported with its columns matched, and exported again', async ({
  page,
  owner,
  server,
}) => {
  await page.goto('/customers')
  const dialog = await chooseFile(page, 'people.csv', Buffer.from(people))
  await expect(dialog.getByText('2 of 3 rows can be imported.')).toBeVisible()
  await expect(dialog.getByLabel('Import Adresse as')).toHaveValue('email')
  await dialog.getByLabel('Import Wer as').selectOption('Name')
  await dialog.getByLabel('Import Wo as').selectOption('Company')
  await expect(dialog.getByRole('list', { name: 'First rows' })).toContainText('Weiß GmbH')
  await dialog.getByRole('button', { name: 'Import 2 customers' }).click()
  await expect(dialog.getByText('2 customers added')).toBeVisible()
  await expect(dialog.getByRole('cell', { name: '"keine" is not an email address' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(card(page, 'Jürgen Weiß').getByText('Weiß GmbH')).toBeVisible()
  const answer = await owner.request.get(`${server.url}/api/customers`)
  expect(((await answer.json()) as { email: string }[]).map(({ email }) => email).toSorted()).toEqual([
    'anna@example.com',
    'juergen@example.com',
  ])

  await page.getByRole('button', { name: 'Export' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Spreadsheet (CSV)' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^plaudit-customers-.*\.csv$/)
  expect(await readFile(await download.path(), 'utf8')).toContain('juergen@example.com')
})
