import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './fixtures.ts'
import { card } from './owner-pages.ts'

async function inBothThemes(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectAccessible(page)
  }
}

test('a list is imported with its columns mapped, and once only; it is exported again', async ({
  page,
  owner,
}) => {
  expect(owner.user.id).toBeTruthy()
  await page.goto('/customers')
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  const dialog = page.getByRole('dialog')
  const choose = () =>
    page.getByLabel('Drop a file here, or choose one').setInputFiles({
      name: 'people.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(
        'Wer,Wo,Adresse\nJürgen Weiß,Weiß GmbH,juergen@example.com\nAnna,,anna@example.com\nNiemand,,keine\n',
      ),
    })
  await choose()
  await expect(dialog.getByText('2 of 3 rows can be imported')).toBeVisible()
  await expect(dialog.getByLabel('Adresse is')).toHaveValue('email')
  await dialog.getByLabel('Wer is').selectOption('Name')
  await dialog.getByLabel('Wo is').selectOption('Company')
  await expect(dialog.getByRole('list', { name: 'The first rows' })).toContainText('Weiß GmbH')
  await inBothThemes(page)
  await dialog.getByRole('button', { name: 'Import 2 customers' }).click()
  await expect(dialog.getByText('2 customers added')).toBeVisible()
  await expect(dialog.getByRole('cell', { name: '"keine" is not an e-mail address' })).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Import another file' }).click()
  await choose()
  await dialog.getByLabel('Wer is').selectOption('Name')
  await dialog.getByLabel('Wo is').selectOption('Company')
  await dialog.getByRole('button', { name: 'Import 2 customers' }).click()
  await expect(dialog.getByText('Nothing new was added')).toBeVisible()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(card(page, 'Jürgen Weiß').getByText('Weiß GmbH')).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(2)

  await page.getByRole('button', { name: 'Export' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Spreadsheet (CSV)' }).click()
  expect((await download).suggestedFilename()).toMatch(/^plaudit-customers-.*\.csv$/)
})

test('columns that are chosen faster than the file is read again are all kept', async ({ page, owner }) => {
  expect(owner.user.id).toBeTruthy()
  await page.goto('/customers')
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  const dialog = page.getByRole('dialog')
  const table = 'Wer,Wo,Adresse\nAnna Groß,Weiß GmbH,anna@example.com\n'
  await page
    .getByLabel('Drop a file here, or choose one')
    .setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(table) })
  await expect(dialog.getByLabel('Adresse is')).toHaveValue('email')
  let readAgain: () => void = () => undefined
  const isChosen = new Promise<void>((resolve) => (readAgain = resolve))
  await page.route('**/api/customers/import/preview', async (route) => {
    await isChosen
    await route.continue()
  })
  await dialog.getByLabel('Wer is').selectOption('Name')
  await dialog.getByLabel('Wo is').selectOption('Company')
  await expect(dialog.getByLabel('Wer is')).toHaveValue('name')
  readAgain()
  await dialog.getByRole('button', { name: 'Import 1 customer' }).click()
  await expect(dialog.getByText('1 customer added')).toBeVisible()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(card(page, 'Anna Groß').getByText('Weiß GmbH')).toBeVisible()
})

test('hundreds of customers load as one scrolls, and nothing moves sideways on a phone', async ({
  page,
  owner,
  server,
}) => {
  const people = Array.from({ length: 300 }, (_, number) => `Person ${number},person-${number}@example.com`)
  const started = await owner.request.post(`${server.url}/api/customers/import`, {
    data: { fileName: 'people.csv', content: ['name,email', ...people].join('\n') },
  })
  const { id } = (await started.json()) as { id: string }
  await expect(async () => {
    const answer = await owner.request.get(`${server.url}/api/customers/imports/${id}`)
    expect(await answer.json()).toMatchObject({ state: 'done', added: 300 })
  }).toPass()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/customers')
  await expect(page.getByText('300 customers')).toBeVisible()
  expect(await page.getByRole('article').count()).toBeLessThan(60)
  await expect(async () => {
    await page.mouse.wheel(0, 20_000)
    await expect(card(page, 'Person 0')).toBeVisible({ timeout: 500 })
  }).toPass()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await expectAccessible(page)
})
