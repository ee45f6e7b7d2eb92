import {
  listCustomerImports,
  previewCustomerImportUndo,
  undoCustomerImport,
} from '#contract/customers/customer-imports.ts'
import { listCustomers } from '#contract/customers/customers.ts'
import { listImports, previewImportUndo, undoImport } from '#contract/imports/imports.ts'
import { type ImportSummary } from '#contract/imports/import-progress.ts'
import { listTestimonials } from '#contract/testimonials/testimonials.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { anImport } from '../test/import-progress.ts'
import { openPart } from '../test/open-part.tsx'
import { currentBackend } from '../test/setup.ts'
import { keepTestimonials } from '../test/samples/testimonials-samples.ts'

function pastImport(own: Partial<ImportSummary> = {}): ImportSummary {
  const { report: _, ...summary } = anImport({
    state: 'done',
    rows: 215,
    processed: 215,
    added: 212,
    skipped: 3,
  })
  return { ...summary, canUndo: true, ...own }
}

async function openPast(address = '/testimonials') {
  const { user } = openPart(address)
  await user.click(await screen.findByRole('button', { name: 'Import' }))
  await user.click(await screen.findByRole('button', { name: 'Past imports' }))
  const dialog = () => screen.findByRole('dialog', { name: 'Past imports' })
  return { user, dialog }
}

test('past imports show when, which file and how many; the old ones have no button', async () => {
  keepTestimonials()
  const old = pastImport({
    id: '0192f3a0-1111-7000-8000-000000000002',
    fileName: 'older.csv',
    added: 1,
    merged: 14,
    skipped: 0,
    canUndo: false,
    createdAt: '2026-01-02T09:00:00.000Z',
  })
  const undone = pastImport({
    id: '0192f3a0-1111-7000-8000-000000000003',
    fileName: 'wrong.csv',
    state: 'undone',
    canUndo: false,
    removed: 209,
    kept: 3,
    undoneAt: '2026-03-02T09:00:00.000Z',
  })
  currentBackend().answer(listImports, [pastImport(), old, undone])
  const { dialog } = await openPast()
  const rows = await within(await dialog()).findAllByRole('listitem')
  expect(rows.map((row) => row.textContent)).toEqual([
    'reviews.csvMar 2, 2026 · 212 reviews added, 3 skippedUndo import',
    'older.csvJan 2, 2026 · 1 review added, 14 updated',
    'wrong.csvMar 2, 2026 · Undone Mar 2, 2026: 209 reviews removed, 3 kept',
  ])
})

test('undoing says first what goes and what stays, and then shows the list without it', async () => {
  keepTestimonials()
  const backend = currentBackend()
  backend.answer(listImports, [pastImport()])
  backend.answer(previewImportUndo, { removed: 212, approved: 40, edited: 1, kept: 3, restored: 14 })
  const { user, dialog } = await openPast()
  await user.click(await within(await dialog()).findByRole('button', { name: 'Undo import of reviews.csv' }))
  const asking = within(await screen.findByRole('dialog', { name: 'Undo the import of reviews.csv?' }))
  expect(
    await asking.findByText(
      '212 testimonials will be removed. 40 of them are approved and will disappear from your site. 1 of them has been edited since. 3 that a customer has since confirmed, corrected or withdrawn stay. 14 that this import updated get their earlier details back.',
    ),
  ).toBeVisible()
  expect(backend.calls(undoImport)).toEqual([])

  const undoing = pastImport({ state: 'undoing', canUndo: false })
  backend.answer(undoImport, undoing)
  backend.answer(listImports, [undoing])
  await user.click(asking.getByRole('button', { name: 'Undo import' }))
  expect(await within(await dialog()).findByText(/Undoing\.\.\./)).toBeVisible()
  expect(backend.received(undoImport).map(({ params }) => params.id)).toEqual([undoing.id])
  const reads = backend.calls(listTestimonials).length
  backend.answer(listImports, [
    pastImport({
      state: 'undone',
      canUndo: false,
      removed: 212,
      kept: 3,
      undoneAt: '2026-03-02T09:00:00.000Z',
    }),
  ])
  expect(await within(await dialog()).findByText(/212 reviews removed, 3 kept/)).toBeVisible()
  expect(within(await dialog()).queryByRole('button', { name: /^Undo import/ })).toBeNull()
  await waitFor(() => expect(backend.calls(listTestimonials).length).toBeGreaterThan(reads))
})

test('an import that could not be undone says so, and keeps its button', async () => {
  keepTestimonials()
  const failure = 'This import could not be undone, so nothing was changed. Please try again.'
  currentBackend().answer(listImports, [pastImport({ failure })])
  const { dialog } = await openPast()
  expect(await within(await dialog()).findByText(failure)).toBeVisible()
  expect(within(await dialog()).getByRole('button', { name: /^Undo import/ })).toBeEnabled()
})

test('an import that can no longer be undone says why', async () => {
  keepTestimonials()
  const backend = currentBackend()
  backend.answer(listImports, [pastImport()])
  backend.answer(previewImportUndo, { removed: 1, approved: 0, edited: 0, kept: 0, restored: 0 })
  const sentence = 'This import can no longer be undone. That is possible for 30 days.'
  backend.refuse(undoImport, 'nothing-to-undo', sentence)
  const { user, dialog } = await openPast()
  await user.click(await within(await dialog()).findByRole('button', { name: /^Undo import/ }))
  const asking = within(await screen.findByRole('dialog', { name: /^Undo the import/ }))
  expect(await asking.findByText('1 testimonial will be removed.')).toBeVisible()
  await user.click(asking.getByRole('button', { name: 'Undo import' }))
  expect(await screen.findByText(sentence)).toBeVisible()
})

test('imports of customers are undone from their own page', async () => {
  const backend = currentBackend()
  backend.answer(listCustomers, [])
  backend.answer(listCustomerImports, [pastImport({ fileName: 'people.csv' })])
  backend.answer(previewCustomerImportUndo, { removed: 198, approved: 0, edited: 0, kept: 5, restored: 1 })
  backend.answer(undoCustomerImport, pastImport({ state: 'undoing', canUndo: false }))
  const { user, dialog } = await openPast('/customers')
  await user.click(await within(await dialog()).findByRole('button', { name: /^Undo import/ }))
  const asking = within(await screen.findByRole('dialog', { name: 'Undo the import of people.csv?' }))
  expect(
    await asking.findByText(
      '198 customers will be removed. 5 you have since emailed or edited, or who wrote to you, stay. 1 that this import updated gets its earlier details back.',
    ),
  ).toBeVisible()
  await user.click(asking.getByRole('button', { name: 'Undo import' }))
  await waitFor(() => expect(backend.calls(undoCustomerImport)).toHaveLength(1))
})

test('before the first import there is a sentence', async () => {
  keepTestimonials()
  currentBackend().answer(listImports, [])
  const { user, dialog } = await openPast()
  expect(await within(await dialog()).findByText('No imports yet.')).toBeVisible()
  await user.click(within(await dialog()).getByRole('button', { name: 'Back' }))
  expect(await screen.findByLabelText('Drop a file here or choose one')).toBeInTheDocument()
})
