import { readLinkedQuote } from '#contract/imports/linked-quote.ts'
import { getImport, previewImport, startImport } from '#contract/imports/imports.ts'
import { listTestimonials } from '#contract/testimonials/testimonials.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { anImport } from '../test/import-progress.ts'
import { aReviewPreview, chooseFile } from '../test/samples/imports-samples.ts'
import { openPart } from '../test/open-part.tsx'
import { aTestimonial } from '../test/samples/samples.ts'
import { currentBackend } from '../test/setup.ts'
import { keepTestimonials } from '../test/samples/testimonials-samples.ts'

const judgeMe = 'body,rating,reviewer_name\nWorth the wait,5,Maren Holt\nTwo holes,3,Petra Novak\n'
const recognized = aReviewPreview({ recognized: 'Judge.me' })

async function openImport() {
  keepTestimonials()
  currentBackend().answer(previewImport, recognized)
  const { user } = openPart('/testimonials')
  const open = async () => {
    await user.click(await screen.findByRole('button', { name: 'Import' }))
    return within(await screen.findByRole('dialog'))
  }
  return { user, open, dialog: await open() }
}

test('an export of another product is recognized, imported, and waits for approval', async () => {
  const { user, dialog } = await openImport()
  const backend = currentBackend()
  expect(dialog.getByText(/^We recognize exports from Trustpilot/)).toBeVisible()
  await chooseFile(user, 'judgeme.csv', judgeMe)
  expect(await dialog.findByText('This looks like a Judge.me export')).toBeVisible()
  expect(dialog.getByText('All 2 rows can be imported.')).toBeVisible()
  expect(within(dialog.getByRole('list', { name: 'First row' })).getByText('Maren Holt')).toBeVisible()
  expect(within(dialog.getByRole('list', { name: 'Next rows' })).getByText('Petra Novak')).toBeVisible()

  backend.answer(startImport, anImport())
  backend.answer(getImport, anImport({ state: 'done', processed: 2, added: 2 }))
  keepTestimonials(aTestimonial({ origin: 'imported', source: 'Judge.me' }))
  const reads = backend.calls(listTestimonials).length
  await user.click(dialog.getByRole('button', { name: 'Import 2 reviews' }))
  expect(await dialog.findByText('2 reviews added')).toBeVisible()
  expect(
    dialog.getByText('They are waiting for your approval. By approving one, you confirm it is genuine.'),
  ).toBeVisible()
  expect(backend.received(startImport)[0]?.body).toMatchObject({ fileName: 'judgeme.csv', content: judgeMe })
  await waitFor(() => expect(backend.calls(listTestimonials).length).toBeGreaterThan(reads))
  await user.click(dialog.getByRole('button', { name: 'Review them now' }))
  expect(await screen.findByText('Imported from Judge.me')).toBeVisible()
  expect(location.search).toBe('?status=pending')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('the owner can vouch for a file and approve it while importing', async () => {
  const { user, dialog } = await openImport()
  const backend = currentBackend()
  await chooseFile(user, 'judgeme.csv', judgeMe)
  expect(await dialog.findByText(/“Import and approve” confirms that they are genuine/)).toBeVisible()
  backend.answer(startImport, anImport())
  backend.answer(getImport, anImport({ state: 'done', processed: 2, added: 2 }))
  await user.click(await dialog.findByRole('button', { name: 'Import and approve' }))
  expect(await dialog.findByText(/^They are approved\./)).toBeVisible()
  expect(backend.received(startImport)[0]?.body).toMatchObject({ approve: true })
  expect(dialog.queryByRole('button', { name: 'Review them now' })).not.toBeInTheDocument()
})

test('of a file that was imported before the report says so, row by row', async () => {
  const { user, dialog } = await openImport()
  await chooseFile(user, 'judgeme.csv', judgeMe)
  const line = { isSkipped: true, reason: 'Already imported', excerpt: 'Worth the wait' }
  const done = anImport({
    state: 'done',
    processed: 2,
    skipped: 2,
    report: [
      { ...line, row: 2 },
      { ...line, row: 3 },
    ],
  })
  currentBackend().answer(startImport, done)
  currentBackend().answer(getImport, done)
  await user.click(await dialog.findByRole('button', { name: 'Import 2 reviews' }))
  expect(await dialog.findByText('Nothing new was added')).toBeVisible()
  expect(dialog.getByRole('heading', { name: '2 rows skipped' })).toBeVisible()
  expect(dialog.getAllByRole('cell', { name: 'Already imported' })).toHaveLength(2)
  const report = `/api/testimonials/imports/${done.id}/report`
  expect(dialog.getByRole('link', { name: 'Download report' })).toHaveAttribute('href', report)
  await user.click(dialog.getByRole('button', { name: 'Import another file' }))
  expect(await dialog.findByLabelText('Drop a file here or choose one')).toBeInTheDocument()
})

test('a row that was changed on its way in is in the report, and a long report says that it goes on', async () => {
  const { user, dialog } = await openImport()
  await chooseFile(user, 'judgeme.csv', judgeMe)
  const changed = (row: number) => ({ row, isSkipped: false, reason: 'The name was shortened', excerpt: '' })
  const report = Array.from({ length: 101 }, (_, index) => changed(index + 2))
  const done = anImport({ state: 'done', rows: 101, processed: 101, added: 101, report })
  currentBackend().answer(startImport, done)
  currentBackend().answer(getImport, done)
  await user.click(await dialog.findByRole('button', { name: 'Import 2 reviews' }))
  expect(await dialog.findByRole('heading', { name: 'Changed during import' })).toBeVisible()
  expect(dialog.getAllByRole('cell', { name: 'Imported. The name was shortened' })).toHaveLength(100)
  expect(dialog.getByText('These are the first 100 rows. Download the report to see them all.')).toBeVisible()
})

test('a file without reviews is refused in a sentence, and the next one is taken', async () => {
  const { user, dialog } = await openImport()
  const backend = currentBackend()
  const sentence = 'This Excel file has no sheet with anything in it.'
  backend.refuse(previewImport, 'unreadable-file', sentence)
  await chooseFile(user, 'reviews.csv', 'PK\u0003\u0004')
  expect(await dialog.findByText(sentence)).toBeVisible()
  backend.answer(previewImport, recognized)
  await chooseFile(user, 'judgeme.csv', judgeMe)
  expect(await dialog.findByText('This looks like a Judge.me export')).toBeVisible()
  expect(dialog.queryByText(sentence)).toBeNull()
})

test('a file of more than 10 MB is refused before it is sent', async () => {
  const { user, dialog } = await openImport()
  const file = new File(['review'], 'large.csv', { type: 'text/csv' })
  Object.defineProperty(file, 'size', { value: 10_000_001 })
  await user.upload(dialog.getByLabelText('Drop a file here or choose one'), file)
  expect(
    await dialog.findByText('This file is larger than 10 MB. Please split it into smaller files.'),
  ).toBeVisible()
  expect(currentBackend().calls(previewImport)).toEqual([])
})

test('a running import goes on while its dialog is closed', async () => {
  const { user, open, dialog } = await openImport()
  const backend = currentBackend()
  await chooseFile(user, 'judgeme.csv', judgeMe)
  const running = anImport({ state: 'running', rows: 4000, processed: 1500 })
  backend.answer(startImport, anImport({ rows: 4000 }))
  backend.answer(getImport, running)
  await user.click(await dialog.findByRole('button', { name: 'Import 2 reviews' }))
  expect(await dialog.findByText('1,500 of 4,000 rows')).toBeVisible()
  expect(
    dialog.getByText(
      'All or nothing: if a row fails, nothing changes. You can close this window while it runs.',
    ),
  ).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Continue in background' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  backend.answer(getImport, anImport({ state: 'done', rows: 4000, processed: 4000, added: 4000 }))
  const again = await open()
  expect(await again.findByText('4,000 reviews added')).toBeVisible()
})

test('an import that failed says that nothing was added', async () => {
  const { user, dialog } = await openImport()
  await chooseFile(user, 'judgeme.csv', judgeMe)
  const failure = 'This import failed, so nothing was added. Please try again.'
  currentBackend().answer(startImport, anImport())
  currentBackend().answer(getImport, anImport({ state: 'failed', failure }))
  await user.click(await dialog.findByRole('button', { name: 'Import 2 reviews' }))
  expect(await dialog.findByText('Nothing was imported')).toBeVisible()
  expect(dialog.getByText(failure)).toBeVisible()
})

test('an upload that got lost is started again as the same one', async () => {
  const { user, dialog } = await openImport()
  const backend = currentBackend()
  await chooseFile(user, 'judgeme.csv', judgeMe)
  backend.lose(startImport)
  await user.click(await dialog.findByRole('button', { name: 'Import 2 reviews' }))
  expect(await dialog.findByText(/^We couldn't reach the server/)).toBeVisible()
  backend.answer(startImport, anImport())
  backend.answer(getImport, anImport({ state: 'done', processed: 2, added: 2 }))
  await user.click(dialog.getByRole('button', { name: 'Import 2 reviews' }))
  expect(await dialog.findByText('2 reviews added')).toBeVisible()
  const [first, second] = backend.calls(startImport)
  expect(first?.idempotencyKey).toMatch(/\S{10,}/)
  expect(second?.idempotencyKey).toBe(first?.idempotencyKey)
})

test('one testimonial comes from a link or from pasted words, and is checked as what it is', async () => {
  const { user, dialog } = await openImport()
  const backend = currentBackend()
  backend.answer(readLinkedQuote, {
    content: '',
    customerName: '',
    company: '',
    rating: '',
    date: '',
    source: 'LinkedIn',
    sourceUrl: 'https://www.linkedin.com/posts/ana',
    note: "This site doesn't let us read the page. Copy the words from it and paste them below.",
  })
  await user.type(dialog.getByLabelText('Link to a post or review'), 'linkedin.com/posts/ana')
  await user.click(dialog.getByRole('button', { name: 'Read link' }))
  expect(await dialog.findByText(/doesn't let us read the page/)).toBeVisible()
  expect(dialog.getByLabelText(/Where is it from/)).toHaveValue('LinkedIn')
  await user.click(dialog.getByRole('button', { name: 'Check testimonial' }))
  expect(dialog.getByText('Paste what the customer said.')).toBeVisible()
  expect(dialog.getByLabelText(/What they said/)).toHaveFocus()
  await user.type(dialog.getByLabelText(/What they said/), 'They answer within minutes.')
  await user.type(dialog.getByLabelText(/Customer name/), 'Ana Lima')
  backend.answer(previewImport, recognized)
  await user.click(dialog.getByRole('button', { name: 'Check testimonial' }))
  expect(await dialog.findByText('linkedin.com')).toBeVisible()
  // It is no file with columns to match.
  expect(await dialog.findByRole('button', { name: 'Import testimonial' })).toBeVisible()
  expect(dialog.getByRole('list', { name: 'Testimonial' })).toBeVisible()
  expect(dialog.queryByText(/Match your columns|in this file|All 2 rows|first review/)).toBeNull()
  const { fileName, content } = backend.received(previewImport).at(-1)!.body
  expect(fileName).toBe('linkedin.com')
  expect(JSON.parse(content)).toEqual([
    {
      content: 'They answer within minutes.',
      customerName: 'Ana Lima',
      source: 'LinkedIn',
      sourceUrl: 'https://www.linkedin.com/posts/ana',
    },
  ])
})
