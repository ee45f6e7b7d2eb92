import type { CustomerPreview } from '#contract/customers/customer-imports.ts'
import type { ImportPreview } from '#contract/imports/imports.ts'
import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { sampleOf } from './sample.ts'

type Sampled = ImportPreview['sample'][number]

/** One row of a file of reviews, as the preview shows it. */
export const aSampledReview = sampleOf<Sampled>(() => ({
  row: 2,
  customerName: 'Maren Holt',
  company: null,
  role: null,
  content: 'Worth the wait',
  rating: 5,
  ratingGiven: null,
  date: '2026-02-10T15:30:40.000Z',
  problem: null,
  notes: [],
}))

/** A file of two reviews whose columns were guessed. */
export const aReviewPreview = sampleOf<ImportPreview>(() => ({
  recognized: null,
  note: null,
  columns: [
    { name: 'Wer', samples: ['Jürgen Weiß', 'Anna Groß'] },
    { name: 'Was', samples: ['Schön gemacht', 'Größe passt'] },
    { name: 'Wie', samples: ['9', '4'] },
  ],
  mapping: {
    columns: { content: 1 },
    hasHeader: true,
    delimiter: ';',
    ratingScale: 'one-to-five',
    dateOrder: 'iso',
    source: 'kunden',
  },
  datesAmbiguous: false,
  ratingsAmbiguous: false,
  unsure: [],
  droppedCharacters: 0,
  isTooWide: false,
  leftOut: [],
  rows: 2,
  usable: 2,
  known: 0,
  updates: { count: 0, approved: 0, sample: [] },
  sample: [aSampledReview(), aSampledReview({ row: 3, customerName: 'Petra Novak' })],
}))

/** A list of three customers, of which one has no address; its name and company columns are not known. */
export const aCustomerPreview = sampleOf<CustomerPreview>(() => {
  const person: Omit<CustomerPreview['sample'][number], 'row' | 'name' | 'email'> = {
    company: null,
    phone: null,
    status: 'active',
    excerpt: '',
    problem: null,
    notes: [],
  }
  return {
    columns: [
      { name: 'Wer', samples: ['Jürgen Weiß', 'Anna'] },
      { name: 'Wo', samples: ['Weiß GmbH'] },
      { name: 'Adresse', samples: ['juergen@example.com', 'anna@example.com'] },
    ],
    mapping: { columns: { email: 2 }, hasHeader: true, delimiter: ',' },
    droppedCharacters: 0,
    isTooWide: false,
    leftOut: [],
    rows: 3,
    usable: 2,
    otherNames: 0,
    sample: [
      { ...person, row: 2, name: 'juergen', email: 'juergen@example.com' },
      { ...person, row: 3, name: 'anna', email: 'anna@example.com' },
      {
        ...person,
        row: 4,
        name: '',
        email: '',
        excerpt: 'Niemand · keine',
        problem: '"keine" is not an email address',
      },
    ],
  }
})

/** Chooses a file with this text, or these bytes, in the dialog that is open. */
export async function chooseFile(user: UserEvent, name: string, content: string | Uint8Array<ArrayBuffer>) {
  const file = new File([content], name, { type: 'text/csv' })
  await user.upload(await screen.findByLabelText('Drop a file here or choose one'), file)
}
