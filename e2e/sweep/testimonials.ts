import type { Locator, Page } from '@playwright/test'
import type { ImportPreview, ImportProgress, UndoPreview } from '#contract/imports.ts'
import { card, toast } from '../owner-pages.ts'
import type { State } from './state.ts'

const press = (place: Page | Locator, name: string) =>
  place.getByRole('button', { name, exact: true }).click()

/** Opens one testimonial of the full list to be read. */
async function view(page: Page, name: string): Promise<Locator> {
  await press(card(page, name), 'View')
  const dialog = page.getByRole('dialog', { name })
  await dialog.getByRole('button', { name: 'Edit' }).waitFor()
  return dialog
}

/** Chooses a file to import, on the page that is open. */
async function choose(page: Page, name: string, content: string): Promise<Locator> {
  await press(page, 'Import')
  await page
    .getByLabel('Drop a file here or choose one')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) })
  return page.getByRole('dialog')
}

/** An import that the server does not have. */
function anImport(own: Partial<ImportProgress>): ImportProgress {
  return {
    id: '0192f3a0-0000-7000-8000-000000000001',
    fileName: 'reviews.csv',
    source: 'Google',
    state: 'running',
    rows: 4000,
    processed: 1500,
    added: 1500,
    merged: 0,
    skipped: 0,
    report: [],
    failure: null,
    canUndo: false,
    undoneAt: null,
    removed: 0,
    kept: 0,
    createdAt: new Date().toISOString(),
    ...own,
  }
}

/** Starts an import that the server does not get: looking changes nothing. */
async function pretend(page: Page, own: Partial<ImportProgress>): Promise<void> {
  const progress = anImport(own)
  await page.route(/\/(import|imports\/[\w-]+)$/, (route) => route.fulfill({ json: progress }))
  await page.getByRole('button', { name: /^Import \d/ }).click()
}

/** Opens the list of past imports, of which one can be undone, one was, and one has a long name. */
async function openPast(page: Page): Promise<Locator> {
  const done = anImport({ state: 'done', added: 3999, merged: 14, skipped: 1, canUndo: true })
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
  await page.route(/\/import\/preview$/, async (route) => {
    const response = await route.fetch()
    const changes = [
      { field: 'rating', from: 4, to: 5 },
      { field: 'date', from: null, to: '2026-02-10T15:30:40.000Z' },
    ]
    const sample = [{ row: 2, customerName: 'Maren Holt', content: 'Worth the wait', changes }]
    const seen = (await response.json()) as ImportPreview
    return route.fulfill({
      response,
      json: { ...seen, rows: 20, usable: 20, known: 3, updates: { count: 14, approved: 2, sample } },
    })
  })
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

/** Testimonials and imports. */
export const testimonialStates: readonly State[] = [
  {
    name: 'where nothing matches',
    page: '/testimonials?search=nobody+wrote+this',
    visitor: 'full',
    open: (page) => page.getByRole('button', { name: 'Clear filters' }).waitFor(),
  },
  {
    name: 'with several selected',
    page: '/testimonials',
    visitor: 'full',
    open: async (page) => {
      await page.getByRole('checkbox', { name: /^Select all/ }).check()
      await page.getByRole('region', { name: 'Selected testimonials' }).waitFor()
    },
  },
  {
    name: 'private feedback in full',
    page: '/testimonials',
    visitor: 'full',
    narrowest: 320,
    open: async (page) => {
      await view(page, 'Jonas Weber')
    },
  },
  {
    name: 'asking for a consent that is missing, without an address',
    page: '/testimonials',
    visitor: 'full',
    narrowest: 320,
    open: async (page) => {
      await page.route(/\/api\/testimonials\/[\w-]+$/, async (route) => {
        const response = await route.fetch()
        const own = { publishable: false, waitingFor: 'consent', customerEmail: null }
        await route.fulfill({ response, json: { ...((await response.json()) as object), ...own } })
      })
      const dialog = await view(page, 'Amara Okafor')
      await dialog.getByRole('button', { name: 'Ask Amara Okafor for consent' }).waitFor()
    },
  },
  {
    name: 'asking a customer to confirm, without an address',
    page: '/testimonials',
    visitor: 'full',
    open: async (page) => {
      const dialog = await view(page, 'Tomas Okafor')
      await press(dialog, 'Ask Tomas Okafor to confirm')
      await press(dialog, 'Send')
      await dialog.getByText('Please enter a valid email address').waitFor()
    },
  },
  {
    name: 'saving proof without any',
    page: '/testimonials',
    visitor: 'full',
    open: async (page) => {
      const dialog = await view(page, 'Tomas Okafor')
      await press(dialog, 'I have their words')
      await press(dialog, 'Save proof')
      await dialog.getByText('Please enter the date they said it').waitFor()
    },
  },
  {
    name: 'proof that does not contain the testimonial',
    page: '/testimonials',
    visitor: 'full',
    narrowest: 320,
    open: async (page) => {
      const dialog = await view(page, 'Tomas Okafor')
      await press(dialog, 'I have their words')
      await dialog.getByLabel('What they said').fill('Something else altogether.')
      await dialog.getByText('This message doesn’t contain the testimonial').waitFor()
    },
  },
  {
    name: 'an edit beside the original',
    page: '/testimonials',
    visitor: 'full',
    narrowest: 320,
    open: async (page) => {
      await page.route(/\/api\/testimonials\/[\w-]{36}$/, async (route) => {
        const response = await route.fetch()
        const json = { ...(await response.json()), confirmedContent: 'It saved his winter. '.repeat(30) }
        await route.fulfill({ response, json })
      })
      const dialog = await view(page, 'Tomas Okafor')
      await dialog.getByRole('button', { name: 'Restore original' }).waitFor()
    },
  },
  {
    name: 'an edit that is blank',
    page: '/testimonials',
    visitor: 'full',
    open: async (page) => {
      await press(card(page, 'Amara Okafor'), 'Edit')
      const dialog = page.getByRole('dialog', { name: 'Edit testimonial' })
      await dialog.getByLabel('Testimonial').fill(' ')
      await press(dialog, 'Save')
      await dialog.getByText('Please enter the testimonial').waitFor()
    },
  },
  {
    name: 'adding one without a name',
    page: '/testimonials',
    visitor: 'full',
    narrowest: 320,
    open: async (page) => {
      await press(page, 'Add testimonial')
      const dialog = page.getByRole('dialog', { name: 'Add testimonial' })
      await press(dialog, 'Add')
      await dialog.getByText('Customer name is required').waitFor()
    },
  },
  {
    name: 'a file that cannot be imported',
    page: '/testimonials',
    visitor: 'full',
    expectedErrors: unreadable,
    open: async (page) => {
      const dialog = await choose(page, 'reviews.xlsx', 'PK\u0003\u0004 ...')
      await dialog.getByText('This is an Excel or zip file.').waitFor()
    },
  },
  {
    name: 'an export that is recognized',
    page: '/testimonials',
    visitor: 'full',
    open: async (page) => {
      const dialog = await choose(page, 'judgeme.csv', judgeMe)
      await dialog.getByText('This looks like a Judge.me export').waitFor()
    },
  },
  {
    name: 'a table whose columns are open',
    page: '/testimonials',
    visitor: 'full',
    open: async (page) => {
      const dialog = await choose(page, 'unknown.csv', unknown)
      await dialog.getByText('These dates can be read two ways.').waitFor()
    },
  },
  {
    name: 'a running import',
    page: '/testimonials',
    visitor: 'full',
    open: async (page) => {
      const dialog = await choose(page, 'judgeme.csv', judgeMe)
      await pretend(page, {})
      await dialog.getByText('1,500 of 4,000 rows').waitFor()
    },
  },
  {
    name: 'the report of an import',
    page: '/testimonials',
    visitor: 'full',
    open: async (page) => {
      const dialog = await choose(page, 'judgeme.csv', judgeMe)
      await pretend(page, { state: 'done', added: 3999, skipped: 1, report })
      await dialog.getByText('1 row skipped').waitFor()
    },
  },
  {
    name: 'a file that corrects an earlier import',
    page: '/testimonials',
    visitor: 'full',
    narrowest: 320,
    open: async (page) => {
      await correct(page)
      const dialog = await choose(page, 'judgeme.csv', judgeMe)
      await dialog.getByText('14 reviews will be updated').waitFor()
    },
  },
  {
    name: 'past imports',
    page: '/testimonials',
    visitor: 'full',
    narrowest: 320,
    open: async (page) => {
      await openPast(page)
    },
  },
  {
    name: 'undoing an import',
    page: '/testimonials',
    visitor: 'full',
    open: async (page) => {
      const goes: UndoPreview = { removed: 3996, approved: 40, edited: 1, kept: 3, restored: 14 }
      await page.route(/\/imports\/[\w-]+\/undo$/, (route) => route.fulfill({ json: goes }))
      await press(await openPast(page), 'Undo import of reviews.csv')
      await page.getByText('3,996 testimonials will be removed.').waitFor()
    },
  },
  {
    name: 'a list that is checked before its import',
    page: '/customers',
    visitor: 'full',
    open: async (page) => {
      const dialog = await choose(page, 'people.csv', people)
      await dialog.getByText('2 of 3 rows can be imported.').waitFor()
    },
  },
  {
    name: 'the toast of a failure',
    page: '/customers',
    visitor: 'full',
    open: async (page) => {
      await page.getByRole('main').getByRole('button', { name: 'Add Customer' }).first().click()
      const dialog = page.getByRole('dialog', { name: 'Add Customer' })
      await press(dialog, 'Add Customer')
      await press(dialog, 'Cancel')
      await toast(page).getByText('Missing Information').waitFor()
      // It stays while somebody is in it.
      await page.keyboard.press('F8')
      await toast(page).getByRole('list').and(page.locator(':focus')).waitFor()
    },
  },
]
