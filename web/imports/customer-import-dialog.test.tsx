import {
  type CustomerChoices,
  getCustomerImport,
  previewCustomerImport,
  startCustomerImport,
} from '#contract/customers/customer-imports.ts'
import { listCustomers } from '#contract/customers/customers.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { anImport } from '../test/import-progress.ts'
import { aCustomerPreview, chooseFile } from '../test/samples/imports-samples.ts'
import { openPart } from '../test/open-part.tsx'
import { aCustomer } from '../test/samples/samples.ts'
import { currentBackend } from '../test/setup.ts'
import { exportBoth } from '../test/steps/export-menu.ts'

const list =
  'Wer,Wo,Adresse\nJürgen Weiß,Weiß GmbH,juergen@example.com\nAnna,,anna@example.com\nNiemand,,keine\n'
const preview = ({ columns = { email: 2 } }: CustomerChoices) =>
  aCustomerPreview({ mapping: { ...aCustomerPreview().mapping, columns } })

async function openImport(otherNames = 0) {
  const backend = currentBackend()
  backend.answer(listCustomers, [])
  backend.answer(previewCustomerImport, ({ body: { mapping = {} } }) => ({
    ...preview(mapping),
    otherNames,
  }))
  const { user } = openPart('/customers')
  await user.click(await screen.findByRole('button', { name: 'Import' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Import customers' }))
  expect(
    dialog.getByText('Bring in your customer list. Nobody gets an email until you send one.'),
  ).toBeVisible()
  await chooseFile(user, 'people.csv', list)
  await screen.findByText('2 of 3 rows can be imported. The report explains the rest.')
  return { backend, user, dialog: within(screen.getByRole('dialog')) }
}

test('a list is imported with its columns matched, and its report says what was skipped', async () => {
  const { backend, user, dialog } = await openImport()
  expect(dialog.getByLabelText('Import Adresse as')).toHaveValue('email')
  const people = within(dialog.getByRole('list', { name: 'First rows' }))
  expect(people.getByText('Row 4: "keine" is not an email address')).toBeVisible()
  await user.selectOptions(dialog.getByLabelText('Import Wer as'), 'Name')
  await user.selectOptions(dialog.getByLabelText('Import Wo as'), 'Company')
  const reason = '"keine" is not an email address'
  const report = [{ row: 4, isSkipped: true, reason, excerpt: 'Niemand · keine' }]
  const done = anImport({ state: 'done', rows: 3, processed: 3, added: 1, merged: 1, skipped: 1, report })
  backend.answer(startCustomerImport, anImport({ rows: 3 }))
  backend.answer(getCustomerImport, done)
  backend.answer(listCustomers, [aCustomer({ name: 'Jürgen Weiß' })])
  await user.click(await dialog.findByRole('button', { name: 'Import 2 customers' }))
  expect(await dialog.findByText('1 customer added, 1 updated')).toBeVisible()
  expect(dialog.getByText('They are now in your customer list.')).toBeVisible()
  expect(dialog.getByRole('heading', { name: '1 row skipped' })).toBeVisible()
  expect(dialog.getByRole('cell', { name: reason })).toBeVisible()
  expect(dialog.getByRole('link', { name: 'Download report' })).toHaveAttribute(
    'href',
    `/api/customers/imports/${done.id}/report`,
  )
  expect(backend.received(startCustomerImport)[0]?.body).toEqual({
    fileName: 'people.csv',
    content: list,
    mapping: { columns: { name: 0, company: 1, email: 2 } },
  })
  await user.click(dialog.getByRole('button', { name: 'Done' }))
  expect(await screen.findByRole('article', { name: 'Jürgen Weiß' })).toBeVisible()
})

test('a list of people who are all here already adds nothing', async () => {
  const { backend, user, dialog } = await openImport()
  const done = anImport({ state: 'done', rows: 3, processed: 3, skipped: 3 })
  backend.answer(startCustomerImport, done)
  backend.answer(getCustomerImport, done)
  await user.click(dialog.getByRole('button', { name: 'Import 2 customers' }))
  expect(await dialog.findByText('Nothing new was added')).toBeVisible()
  expect(dialog.getByText('Everyone in this file is already in your list or was skipped.')).toBeVisible()
})

test('columns that are chosen faster than the file is read again are all kept', async () => {
  const { backend, user, dialog } = await openImport()
  const held = backend.hold(previewCustomerImport)
  await user.selectOptions(dialog.getByLabelText('Import Wer as'), 'Name')
  await user.selectOptions(dialog.getByLabelText('Import Wo as'), 'Company')
  expect(dialog.getByLabelText('Import Wer as')).toHaveValue('name')
  expect(dialog.getByRole('button', { name: 'Import 2 customers' })).toBeDisabled()
  held.release()
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Import 2 customers' })).toBeEnabled())
  expect(backend.received(previewCustomerImport).at(-1)?.body.mapping).toEqual({
    columns: { name: 0, company: 1, email: 2 },
  })
})

test('nothing is imported without a column of email addresses', async () => {
  const { user, dialog } = await openImport()
  await user.selectOptions(dialog.getByLabelText('Import Adresse as'), 'Do not import')
  expect(await dialog.findByText('Choose the column with the email addresses.')).toBeVisible()
  expect(dialog.getByRole('button', { name: 'Import 2 customers' })).toBeDisabled()
})

test('both downloads of the list are offered, the spreadsheet and the JSON', async () => {
  currentBackend().answer(listCustomers, [aCustomer()])
  const { user } = openPart('/customers')
  expect(await exportBoth(user)).toEqual([
    '/api/customers/export?format=csv',
    '/api/customers/export?format=json',
  ])
})

test('control characters that were removed from a list are counted', async () => {
  const backend = currentBackend()
  backend.answer(listCustomers, [])
  backend.answer(previewCustomerImport, aCustomerPreview({ droppedCharacters: 1 }))
  const { user } = openPart('/customers')
  await user.click(await screen.findByRole('button', { name: 'Import' }))
  await chooseFile(user, 'people.csv', list)
  expect(await screen.findByText('1 control character was removed from this file.')).toBeVisible()
})

test('customers here under another name keep it, unless the names in the file are wanted', async () => {
  const { backend, user, dialog } = await openImport(2)
  expect(await dialog.findByText('2 customers already have another name in your list')).toBeVisible()
  await user.click(dialog.getByRole('checkbox', { name: 'Use the names in this file' }))
  const done = anImport({ state: 'done', rows: 3, processed: 3, merged: 2, skipped: 1 })
  backend.answer(startCustomerImport, done)
  backend.answer(getCustomerImport, done)
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Import 2 customers' })).toBeEnabled())
  await user.click(dialog.getByRole('button', { name: 'Import 2 customers' }))
  expect(await dialog.findByText('2 updated')).toBeVisible()
  expect(backend.received(startCustomerImport)[0]?.body.mapping).toEqual({ renames: true })
})
