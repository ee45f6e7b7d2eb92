import type { Locator, Page } from '@playwright/test'
import type { ImportPreview, ImportUpdate } from '#contract/imports/imports.ts'
import type { ImportProgress, UndoPreview } from '#contract/imports/import-progress.ts'
import { anImport } from '../../../web/test/import-progress.ts'
import { press } from '../owner-pages.ts'
import { alter } from './answers.ts'
import { alsoNarrow, type State, statesOf } from './state.ts'

/** Chooses a file to import, on the page that is open. */
async function choose(page: Page, name: string, content: string): Promise<Locator> {
  await press(page, 'Import')
  await page
    .getByLabel('Drop a file here or choose one')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) })
  return page.getByRole('dialog')
}

/** An import that the server does not have. */
const running = (own: Partial<ImportProgress>) =>
  anImport({
    source: 'Google',
    state: 'running',
    rows: 4000,
    processed: 1500,
    added: 1500,
    createdAt: new Date().toISOString(),
    ...own,
  })

/** Starts an import that the server does not get: looking changes nothing. */
async function pretend(page: Page, own: Partial<ImportProgress>): Promise<void> {
  const progress = running(own)
  await page.route(/\/(import|imports\/[\w-]+)$/, (route) => route.fulfill({ json: progress }))
  await page.getByRole('button', { name: /^Import \d/ }).click()
}

/** Opens the list of past imports, of which one can be undone, one was, and one has a long name. */
async function openPast(page: Page): Promise<Locator> {
  const done = running({ state: 'done', added: 3999, merged: 14, skipped: 1, canUndo: true })
  const undone = {
    state: 'undone',
    removed: 3996,
    kept: 3,
    undoneAt: done.createdAt,
    canUndo: false,
  } as const
  const failure = 'This import could not be undone, so nothing was changed. Please try again.'
  await page.route(/\/api\/testimonials\/imports\?/, (route) =>
    route.fulfill({
      json: [
        done,
        { ...done, ...undone, id: '2' },
        { ...done, id: '3', fileName: `${'export_of_everything_'.repeat(8)}.csv`, failure },
      ],
    }),
  )
  await press(page, 'Import')
  await press(page, 'Past imports')
  await page.getByRole('button', { name: 'Undo import of reviews.csv' }).waitFor()
  return page.getByRole('dialog')
}

/** As if some rows of the file had been imported before, with other details. */
async function correct(page: Page): Promise<void> {
  const changes: ImportUpdate['changes'] = [
    { field: 'rating', from: 4, to: 5 },
    { field: 'date', from: null, to: '2026-02-10T15:30:40.000Z' },
  ]
  const sample = [{ row: 2, customerName: 'Maren Holt', content: 'Worth the wait', changes }]
  const updates = { count: 14, approved: 2, sample }
  const seen = (real: ImportPreview) => ({ ...real, rows: 20, usable: 20, known: 3, updates })
  await alter(page, /\/import\/preview$/, seen, 'POST')
}

const columns = 'title,body,rating,review_date,reviewer_name,reviewer_email,product_handle'
const judgeMe = `${columns}\nWorth the wait,The shelf is level.,5,2026-02-10 15:30:40 UTC,Maren Holt,,shelf`
const unknown = 'Who;What;How;When\nAna;Warm rye;9;03/04/2026\nBen;Cold rye;4;05/04/2026\nCleo;;8;05/04/2026'
const people = 'Who,Where,Address\nAna,Weber Optik,ana@example.com\nBen,,ben@example.com\nNobody,,none'
const unreadable = [/status of 422/]
const skipped = { isSkipped: true, reason: 'Already imported', excerpt: 'Warm rye' }
const report = [
  { ...skipped, row: 2 },
  {
    ...skipped,
    row: 3,
    isSkipped: false,
    reason: 'The name is longer than 120 characters and was shortened',
  },
]

export const importStates: readonly State[] = [
  ...statesOf('/testimonials', 'full', {
    'a file that cannot be imported': {
      expectedErrors: unreadable,
      open: async (page) => {
        const dialog = await choose(page, 'reviews.xlsx', 'PK\u0003\u0004 ...')
        await dialog.getByText('This zip file has no Excel sheet').waitFor()
      },
    },
    'an export that is recognized': async (page) => {
      const dialog = await choose(page, 'judgeme.csv', judgeMe)
      await dialog.getByText('This looks like a Judge.me export').waitFor()
    },
    'a table whose columns are open': async (page) => {
      const dialog = await choose(page, 'unknown.csv', unknown)
      await dialog.getByText('These dates can be read two ways.').waitFor()
    },
    'a running import': async (page) => {
      const dialog = await choose(page, 'judgeme.csv', judgeMe)
      await pretend(page, {})
      await dialog.getByText('1,500 of 4,000 rows').waitFor()
    },
    'the report of an import': async (page) => {
      const dialog = await choose(page, 'judgeme.csv', judgeMe)
      await pretend(page, { state: 'done', added: 3999, skipped: 1, report })
      await dialog.getByText('1 row skipped').waitFor()
    },
    'a file that corrects an earlier import': alsoNarrow(async (page) => {
      await correct(page)
      const dialog = await choose(page, 'judgeme.csv', judgeMe)
      await dialog.getByText('14 reviews will be updated').waitFor()
    }),
    'past imports': alsoNarrow(async (page) => {
      await openPast(page)
    }),
    'undoing an import': async (page) => {
      const goes: UndoPreview = { removed: 3996, approved: 40, edited: 1, kept: 3, restored: 14 }
      await page.route(/\/imports\/[\w-]+\/undo$/, (route) => route.fulfill({ json: goes }))
      await press(await openPast(page), 'Undo import of reviews.csv')
      await page.getByText('3,996 testimonials will be removed.').waitFor()
    },
  }),
  {
    name: 'a list that is checked before its import',
    page: '/customers',
    visitor: 'full',
    open: async (page) => {
      const dialog = await choose(page, 'people.csv', people)
      await dialog.getByText('2 of 3 rows can be imported.').waitFor()
    },
  },
]
