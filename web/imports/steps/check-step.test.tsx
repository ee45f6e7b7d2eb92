import {
  getImport,
  type ImportChoices,
  type ImportPreview,
  previewImport,
  startImport,
} from '#contract/imports/imports.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { anImport } from '../../test/import-progress.ts'
import { aReviewPreview, aSampledReview, chooseFile } from '../../test/samples/imports-samples.ts'
import { openPart } from '../../test/open-part.tsx'
import { currentBackend } from '../../test/setup.ts'
import { keepTestimonials } from '../../test/samples/testimonials-samples.ts'

const table = 'Wer;Was;Wie\nJürgen Weiß;Schön gemacht;9\n'
/** The table as a Western spreadsheet writes it. */
const windows1252 = Uint8Array.from(table, (letter) => letter.charCodeAt(0))

/** Opens the check of a table; `preview` says what the server makes of the owner's choices. */
async function openCheck(
  preview: ImportPreview | ((choices: ImportChoices) => ImportPreview),
  content: string | Uint8Array<ArrayBuffer> = table,
) {
  keepTestimonials()
  currentBackend().answer(previewImport, ({ body: { mapping = {} } }) =>
    typeof preview === 'function' ? preview(mapping) : preview,
  )
  const { user } = openPart('/testimonials')
  await user.click(await screen.findByRole('button', { name: 'Import' }))
  await chooseFile(user, 'kunden.csv', content)
  const dialog = within(await screen.findByRole('dialog', { name: 'Check before importing' }))
  await dialog.findByRole('heading', { name: 'Match your columns' })
  const choices = () => currentBackend().received(previewImport).at(-1)?.body.mapping
  return { user, dialog, choices }
}

test('each choice is sent, and the first review is shown as it will look', async () => {
  const { user, dialog, choices } = await openCheck(({ columns = { content: 1 }, ratingScale }) => ({
    ...aReviewPreview({
      sample: [
        aSampledReview({
          customerName: columns.customerName === 0 ? 'Jürgen Weiß' : 'Anonymous customer',
          rating: columns.rating === 2 ? (ratingScale === 'percent' ? 1 : 5) : null,
        }),
      ],
      mapping: { ...aReviewPreview().mapping, columns, ratingScale: ratingScale ?? 'zero-to-ten' },
    }),
  }))
  const first = within(dialog.getByRole('list', { name: 'First row' }))
  expect(first.getByText('Anonymous customer')).toBeVisible()
  expect(dialog.getByLabelText('Import Was as')).toHaveValue('content')
  await user.selectOptions(dialog.getByLabelText('Import Wer as'), 'Customer name')
  expect(await first.findByText('Jürgen Weiß')).toBeVisible()
  await user.selectOptions(dialog.getByLabelText('Import Wie as'), 'Rating')
  expect(await first.findByText('5 out of 5 stars')).toBeVisible()
  await user.selectOptions(dialog.getByLabelText('Rating scale'), '0 to 100 percent')
  expect(await first.findByText('1 out of 5 stars')).toBeVisible()

  currentBackend().answer(startImport, anImport())
  currentBackend().answer(getImport, anImport({ state: 'done', added: 2 }))
  await user.click(dialog.getByRole('button', { name: 'Import 2 reviews' }))
  await dialog.findByText('2 reviews added')
  const chosen = { columns: { customerName: 0, content: 1, rating: 2 }, ratingScale: 'percent' }
  expect(choices()).toEqual(chosen)
  expect(currentBackend().received(startImport)[0]?.body.mapping).toEqual(chosen)
})

test('a field that is given to another column leaves the one it had', async () => {
  const { user, dialog, choices } = await openCheck(aReviewPreview())
  await user.selectOptions(dialog.getByLabelText('Import Wer as'), 'Review text')
  expect(dialog.getByLabelText('Import Wer as')).toHaveValue('content')
  expect(dialog.getByLabelText('Import Was as')).toHaveValue('')
  await waitFor(() => expect(choices()).toEqual({ columns: { content: 0 } }))
})

test('nothing is imported without a column of texts', async () => {
  const { user, dialog } = await openCheck(({ columns = { content: 1 } }) => {
    const { mapping } = aReviewPreview()
    return aReviewPreview({ mapping: { ...mapping, columns }, usable: columns.content === undefined ? 0 : 2 })
  })
  expect(dialog.getByRole('button', { name: 'Import 2 reviews' })).toBeEnabled()
  await user.selectOptions(dialog.getByLabelText('Import Was as'), 'Do not import')
  expect(await dialog.findByText('Choose the column with the review text.')).toBeVisible()
  expect(await dialog.findByRole('button', { name: 'Import 0 reviews' })).toBeDisabled()
})

test('dates that can be read two ways are asked about before the import', async () => {
  const { user, dialog, choices } = await openCheck(({ dateOrder }) => {
    const { mapping } = aReviewPreview()
    const date = dateOrder === 'day-first' ? '2026-04-03T00:00:00.000Z' : null
    return aReviewPreview({
      datesAmbiguous: true,
      mapping: { ...mapping, dateOrder: dateOrder ?? 'day-first' },
      sample: [aSampledReview({ date })],
    })
  })
  expect(dialog.getByText('These dates can be read two ways. Choose one.')).toBeVisible()
  expect(dialog.getByRole('button', { name: 'Import 2 reviews' })).toBeDisabled()
  await user.selectOptions(dialog.getByLabelText('Date format'), 'Day first: 03/04/2026 is April 3')
  expect(await dialog.findByText('Apr 3, 2026')).toBeVisible()
  expect(dialog.getByRole('button', { name: 'Import 2 reviews' })).toBeEnabled()
  expect(choices()).toEqual({ dateOrder: 'day-first' })
})

test('a file in an older encoding is read as what Western spreadsheets write, or as the owner says', async () => {
  const { user, dialog } = await openCheck(aReviewPreview(), windows1252)
  const contents = () =>
    currentBackend()
      .received(previewImport)
      .map(({ body }) => body.content)
  expect(contents()).toEqual([table])
  await user.selectOptions(dialog.getByLabelText('Text encoding'), 'Cyrillic')
  await waitFor(() => expect(contents().at(-1)).toContain('Schцn gemacht'))
})

test('splitting the file another way lets the columns be guessed anew', async () => {
  const { user, dialog, choices } = await openCheck(aReviewPreview())
  await user.selectOptions(dialog.getByLabelText('Import Wer as'), 'Customer name')
  await waitFor(() => expect(choices()).toEqual({ columns: { customerName: 0, content: 1 } }))
  await user.selectOptions(dialog.getByLabelText('Column separator'), 'Commas')
  await waitFor(() => expect(choices()).toEqual({ delimiter: ',' }))
  await user.click(dialog.getByRole('checkbox', { name: 'The first row contains the column names' }))
  await waitFor(() => expect(choices()).toEqual({ delimiter: ',', hasHeader: false }))
})

test('the source is what will be shown with each review, which is only “Imported” without one', async () => {
  const { user, dialog, choices } = await openCheck(aReviewPreview())
  const source = dialog.getByLabelText('Where are these reviews from?')
  expect(source).toHaveValue('kunden')
  await user.clear(source)
  expect(dialog.getByText('Shown with each review: "Imported"')).toBeVisible()
  await user.paste('Provenexpert')
  expect(dialog.getByText('Shown with each review: "Imported from Provenexpert"')).toBeVisible()
  await user.tab()
  await waitFor(() => expect(choices()).toEqual({ source: 'Provenexpert' }))
})

test('rows that will be skipped say why, and how many are left', async () => {
  const problem = 'This row has no text'
  const { dialog } = await openCheck(
    aReviewPreview({
      rows: 1204,
      usable: 958,
      sample: [aSampledReview({ notes: ['The name was shortened'] }), aSampledReview({ row: 3, problem })],
    }),
  )
  expect(dialog.getByText('958 of 1,204 rows can be imported. The report explains the rest.')).toBeVisible()
  expect(dialog.getByText('The name was shortened')).toBeVisible()
  expect(dialog.getByText('Row 3: This row has no text')).toBeVisible()
  expect(dialog.getByText('Skipped')).toBeVisible()
})

test('what will change about reviews imported earlier is shown before it is imported', async () => {
  const { user, dialog } = await openCheck(
    aReviewPreview({
      rows: 900,
      usable: 900,
      known: 156,
      updates: {
        count: 14,
        approved: 3,
        sample: [
          {
            row: 2,
            customerName: 'Ana',
            content: 'The shelf is level',
            changes: [
              { field: 'rating', from: 4, to: 5 },
              { field: 'date', from: null, to: '2026-02-02T00:00:00.000Z' },
            ],
          },
        ],
      },
    }),
  )
  expect(dialog.getByRole('heading', { name: '14 reviews will be updated' })).toBeVisible()
  expect(
    dialog.getByText(
      'You imported them earlier, and this file has different details. 3 of them are approved, so your site changes within a minute. 156 reviews are already here.',
    ),
  ).toBeVisible()
  const list = within(dialog.getByRole('list', { name: '14 reviews will be updated' }))
  expect(list.getByRole('listitem')).toHaveTextContent(
    'AnaThe shelf is levelRating: 4 → 5Date: none → Feb 2, 2026',
  )
  expect(dialog.getByText('And 13 more.')).toBeVisible()

  currentBackend().answer(startImport, anImport())
  currentBackend().answer(getImport, anImport({ state: 'done', added: 730, merged: 14 }))
  await user.click(dialog.getByRole('button', { name: 'Import 730, update 14' }))
  expect(await dialog.findByText('730 reviews added, 14 reviews updated')).toBeVisible()
})

test('a file of which everything is here already has nothing to import', async () => {
  const { dialog } = await openCheck(aReviewPreview({ known: 2 }))
  expect(dialog.getByText('Every review in this file is already here.')).toBeVisible()
  expect(dialog.getByRole('button', { name: 'Import 0 reviews' })).toBeDisabled()
})

test('the dialog begins with what the file does not have, and shows the columns it leaves out', async () => {
  const { user, dialog } = await openCheck(({ columns = { content: 1 } }) => {
    const { mapping } = aReviewPreview()
    return aReviewPreview({ mapping: { ...mapping, columns } })
  })
  const first = dialog.getByText('No ratings, names, or dates found in this file')
  expect(first).toBeVisible()
  const looks = dialog.getByRole('heading', { name: 'Preview of the first review' })
  expect(first.compareDocumentPosition(looks)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  const leftOut = () => within(dialog.getByRole('region', { name: 'Columns left out' }))
  expect(leftOut().getByText('Wer')).toBeVisible()
  expect(leftOut().getByText('Jürgen Weiß')).toBeVisible()
  expect(leftOut().getByText('Wie')).toBeVisible()
  expect(leftOut().queryByText('Was')).toBeNull()

  await user.selectOptions(dialog.getByLabelText('Import Wer as'), 'Customer name')
  expect(await dialog.findByText('No ratings or dates found in this file')).toBeVisible()
  expect(leftOut().queryByText('Wer')).toBeNull()
})

test('where two columns could be a field, the dialog names both and leaves the choice to the owner', async () => {
  const { user, dialog, choices } = await openCheck(({ columns = { content: 1 } }) => {
    const { mapping } = aReviewPreview()
    const unsure =
      columns.customerName === undefined ? [{ field: 'customerName' as const, columns: [0, 2] }] : []
    return aReviewPreview({ unsure, mapping: { ...mapping, columns } })
  })
  expect(dialog.getByText('Customer name: “Wer” or “Wie”?')).toBeVisible()
  expect(dialog.getByText('No ratings or dates found in this file')).toBeVisible()
  await user.selectOptions(dialog.getByLabelText('Import Wer as'), 'Customer name')
  await waitFor(() => expect(dialog.queryByText('Choose the right column')).toBeNull())
  expect(choices()).toEqual({ columns: { content: 1, customerName: 0 } })
})

test('a column without a single value does not count, and with everything there the dialog says nothing', async () => {
  const [who, what, how] = aReviewPreview().columns
  const when = { name: 'Wann', samples: [] as string[] }
  const columns = { customerName: 0, content: 1, rating: 2, date: 3 }
  const mapping = { ...aReviewPreview().mapping, columns }
  const { user, dialog } = await openCheck(({ hasHeader = true }) =>
    aReviewPreview({
      mapping: { ...mapping, hasHeader },
      columns: [who, what, how, hasHeader ? when : { ...when, samples: ['2026-02-10'] }].flatMap(
        (one) => one ?? [],
      ),
    }),
  )
  expect(dialog.getByText('No dates found in this file')).toBeVisible()
  await user.click(dialog.getByRole('checkbox', { name: 'The first row contains the column names' }))
  await waitFor(() => expect(dialog.queryByText(/found in this file/)).toBeNull())
  expect(dialog.queryByRole('region', { name: 'Columns left out' })).toBeNull()
})

test('a known export with columns that nobody needs shows them, and counts the rest', async () => {
  const columns = Array.from({ length: 11 }, (_, index) => ({
    name: `Extra ${index}`,
    samples: [`x${index}`],
  }))
  keepTestimonials()
  currentBackend().answer(previewImport, aReviewPreview({ recognized: 'Judge.me', columns }))
  const { user } = openPart('/testimonials')
  await user.click(await screen.findByRole('button', { name: 'Import' }))
  await chooseFile(user, 'judgeme.csv', table)
  const leftOut = within(await screen.findByRole('region', { name: 'Columns left out' }))
  expect(leftOut.getByText('Extra 0')).toBeVisible()
  expect(leftOut.getByText('x0')).toBeVisible()
  expect(leftOut.getByText('And 2 more columns')).toBeVisible()
})

test('ratings on two scales are asked about before the import', async () => {
  const { user, dialog, choices } = await openCheck(({ ratingScale = 'one-to-five' }) => {
    const { mapping } = aReviewPreview()
    const columns = { content: 1, rating: 2 }
    return aReviewPreview({ ratingsAmbiguous: true, mapping: { ...mapping, columns, ratingScale } })
  })
  expect(dialog.getByText('Some ratings are higher than the others allow. Choose the scale.')).toBeVisible()
  expect(dialog.getByRole('button', { name: 'Import 2 reviews' })).toBeDisabled()
  await user.selectOptions(dialog.getByLabelText('Rating scale'), '1 to 5 stars')
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Import 2 reviews' })).toBeEnabled())
  expect(choices()).toEqual({ ratingScale: 'one-to-five' })
})

test('the dialog says how many control characters were removed, and where a wide file ends', async () => {
  const { dialog } = await openCheck(aReviewPreview({ droppedCharacters: 1204, isTooWide: true }))
  expect(dialog.getByText('1,204 control characters were removed from this file.')).toBeVisible()
  expect(dialog.getByText(/^Only the first 3 columns of a file can be imported/)).toBeVisible()
})
