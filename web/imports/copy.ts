import type { ImportProgress } from '#contract/imports/import-progress.ts'
import type { CustomerImportField } from '#contract/customers/customer-imports.ts'
import type { DateOrder, ImportField, RatingScale } from '#contract/imports/imports.ts'
import type { Delimiter } from '#contract/imports/import-files.ts'

/** What an import says of itself. */
export interface ImportCopy {
  /** One of what is imported, e.g. `review`. */
  readonly noun: string
  readonly title: string
  readonly description: string
  /** Which files are understood. */
  readonly formats: string
  /** What is said of those that were here already and changed: `14 reviews updated`. */
  readonly updated: (count: number) => string
  /** Where what came in is now. */
  readonly isIn: (progress: ImportProgress) => string
  /** Why nothing came in. */
  readonly nothingNew: string
}

/** What a column can be, in the order of the list to choose from. */
export const fieldCopy: Record<ImportField, string> = {
  content: 'Review text',
  rating: 'Rating',
  customerName: 'Customer name',
  customerLastName: 'Last name',
  customerEmail: 'Email',
  company: 'Company',
  role: 'Role',
  title: 'Title',
  date: 'Date',
  source: 'Source',
  sourceUrl: 'Review link',
  externalId: 'Review ID',
}

/** The same for lists of customers. */
export const customerFieldCopy: Record<CustomerImportField, string> = {
  name: 'Name',
  lastName: 'Last name',
  email: 'Email',
  company: 'Company',
  phone: 'Phone',
  status: 'Status',
}

export const scaleCopy: Record<RatingScale, { label: string; hint: string }> = {
  'one-to-five': {
    label: '1 to 5 stars',
    hint: 'Never rounded up: 4.5 becomes 4 stars, and counts as 4.5 in the average.',
  },
  'zero-to-ten': {
    label: '0 to 10',
    hint: 'Halved and never rounded up: 10 becomes 5 stars. 9 becomes 4, and counts as 4.5 in the average.',
  },
  percent: {
    label: '0 to 100 percent',
    hint: 'Divided by 20 and never rounded up: 100 becomes 5 stars, 80 to 99 become 4, 60 to 79 become 3.',
  },
}

export const dateOrderChoices: ReadonlyArray<readonly [DateOrder, string]> = [
  ['day-first', 'Day first: 03/04/2026 is April 3'],
  ['month-first', 'Month first: 03/04/2026 is March 4'],
]

export const delimiterCopy: Record<Delimiter, string> = {
  ',': 'Commas',
  ';': 'Semicolons',
  '\t': 'Tabs',
  '|': 'Vertical bars',
  none: 'None: one entry per line',
}
