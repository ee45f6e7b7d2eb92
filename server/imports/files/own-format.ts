import { recoveryStates } from '#contract/testimonials/testimonials.ts'
import { bareName, type Table, type TableRow } from './table.ts'
import type { testimonials } from '../../testimonials/tables.ts'

/** The columns of our own export, in this order; the importer knows the file by them. */
export const ownColumns = [
  'plauditId',
  'customerName',
  'customerEmail',
  'company',
  'role',
  'content',
  'rating',
  'ratingGiven',
  'date',
  'receivedAt',
  'status',
  'origin',
  'source',
  'sourceUrl',
  'isAiGenerated',
  'isRewarded',
  'isConfirmedOnRequest',
  'isByTeam',
  'isHidden',
  'isPrivate',
  'recoveryState',
  'isConfirmedByAuthor',
  'mayBeNamed',
  'headline',
  'highlights',
  'reply',
  'repliedAt',
  'tags',
  'isPinned',
] as const
export type OwnRow = Record<(typeof ownColumns)[number], string | number | boolean | null>

/** What must not get lost between an export and an import: otherwise private feedback would come back as showable. */
export interface Marks extends Pick<
  typeof testimonials.$inferSelect,
  | 'isPrivate'
  | 'recoveryState'
  | 'isAiGenerated'
  | 'isRewarded'
  | 'confirmedOnRequest'
  | 'isByTeam'
  | 'isConfirmedByAuthor'
> {
  isHidden: boolean
  /** False where the customer refused their name; null where nobody is known to have asked. */
  consentsToName: false | null
}

/** The marks of a review from another product: public there, in the customer's own words. */
export const marksOfOthers: Marks = {
  isHidden: false,
  isPrivate: false,
  recoveryState: null,
  isAiGenerated: false,
  isRewarded: false,
  confirmedOnRequest: false,
  isByTeam: false,
  isConfirmedByAuthor: true,
  consentsToName: null,
}

/** Reads the marks out of a row of our own export. */
export function readMarks(table: Pick<Table, 'columns'>, row: TableRow): Marks {
  const positions = positionsIn(table.columns)
  const cell = (name: (typeof ownColumns)[number] | 'hasTheirWord') =>
    row.cells[positions.get(name.toLowerCase()) ?? -1]?.slice(0, 20).toLowerCase()
  const isPrivate = cell('isPrivate') === 'true'
  // Files from before this column do not say what a customer agreed to: then the name stays out.
  const mayBeNamed = cell('mayBeNamed') || String(cell('origin') !== 'customer')
  const state = recoveryStates.find((name) => name === cell('recoveryState'))
  return {
    isHidden: cell('isHidden') === 'true',
    isPrivate,
    recoveryState: isPrivate ? (state ?? 'open') : null,
    isAiGenerated: cell('isAiGenerated') === 'true',
    isRewarded: cell('isRewarded') === 'true',
    confirmedOnRequest: cell('isConfirmedOnRequest') === 'true',
    isByTeam: cell('isByTeam') === 'true',
    // Files from before this column had that name call it by the other.
    isConfirmedByAuthor: (cell('isConfirmedByAuthor') ?? cell('hasTheirWord')) !== 'false',
    consentsToName: mayBeNamed === 'false' ? false : null,
  }
}

/** What our own export says was given, beside the whole stars. */
export function givenIn(table: Pick<Table, 'columns'>, row: TableRow): string {
  return row.cells[positionsIn(table.columns).get('ratinggiven') ?? -1]?.slice(0, 20).trim() ?? ''
}

/**
 * The date of a row whose date nobody knew: earlier versions wrote the moment of the import there, which is also when
 * it was received.
 */
export function isDatedByImport(table: Pick<Table, 'columns'>, row: TableRow): boolean {
  const positions = positionsIn(table.columns)
  const cell = (name: string) => row.cells[positions.get(name) ?? -1]?.slice(0, 40).trim() ?? ''
  return (
    ['imported', 'api'].includes(cell('origin')) && cell('date') !== '' && cell('date') === cell('receivedat')
  )
}

// By the table, since every row asks.
const known = new WeakMap<readonly string[], ReadonlyMap<string, number>>()

function positionsIn(columns: readonly string[]): ReadonlyMap<string, number> {
  const found = known.get(columns) ?? new Map(columns.map((name, index) => [bareName(name), index]))
  known.set(columns, found)
  return found
}
