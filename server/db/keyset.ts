import { asc, type Column, desc, type SQL, sql } from 'drizzle-orm'

/** A place in a list: the moment and id of the last row that was read. */
export interface Position {
  readonly createdAt: Date
  readonly id: string
  /** Of a list that is sorted by something before the date. */
  readonly sorted?: Sorted | undefined
}

/** Where a list stands that is sorted by rank or rating first, and by date within. */
export interface Sorted {
  readonly rank: number
  /** How the row was found; the list goes on in the same way. */
  readonly way: Way
  /** The last row before the block that is sorted; none for the first block. */
  readonly from?: Position | undefined
}
/**
 * `block`: in a block of rows that was read. `index`: by the index. `rating`: rating by rating. The same with a typing
 * error: `near-block`, `near-index`; and `near`: at the beginning of a block.
 */
export const ways = ['block', 'index', 'rating', 'near', 'near-block', 'near-index'] as const
export type Way = (typeof ways)[number]

export interface Page<Row> {
  readonly rows: readonly Row[]
  /** Where to read on, if there may be more. */
  readonly next: Position | undefined
}

/** A page, and how many there are on all of them. */
export interface Found<Row> extends Page<Row> {
  /** How many match; at least, unless `isCounted`. */
  readonly total: number
  readonly isCounted: boolean
}

interface Dated {
  readonly createdAt: Column
  readonly id: Column
}

export type ByDate = 'newest' | 'oldest'

export function newestFirst(columns: Dated): SQL[] {
  return byDate(columns, 'newest')
}

export function byDate({ createdAt, id }: Dated, order: ByDate): SQL[] {
  return order === 'newest' ? [desc(createdAt), desc(id)] : [asc(createdAt), asc(id)]
}

/** What comes after a position in that order. */
export function afterPosition(
  position: Position | undefined,
  { createdAt, id }: Dated,
  order: ByDate = 'newest',
): SQL | undefined {
  if (!position) return undefined
  const comes = sql.raw(order === 'newest' ? '<' : '>')
  return sql`(${createdAt}, ${id}) ${comes} (${position.createdAt.toISOString()}::timestamptz, ${position.id}::${sql.raw(id.getSQLType())})`
}

/** Cuts a page out of rows of which one more was asked for than fits. */
export function pageOf<Row extends Position>(rows: readonly Row[], limit: number): Page<Row> {
  const shown = rows.slice(0, limit)
  return { rows: shown, next: rows.length > limit ? shown.at(-1) : undefined }
}
