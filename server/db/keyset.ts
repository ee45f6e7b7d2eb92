import { type Column, desc, type SQL, sql } from 'drizzle-orm'

/** A place in a list: the moment and id of the last row that was read. */
export interface Position {
  readonly createdAt: Date
  readonly id: string
}

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

interface Sorted {
  readonly createdAt: Column
  readonly id: Column
}

export function newestFirst({ createdAt, id }: Sorted): SQL[] {
  return [desc(createdAt), desc(id)]
}

/** What comes after a position in that order. */
export function after(position: Position | undefined, { createdAt, id }: Sorted): SQL | undefined {
  if (!position) return undefined
  return sql`(${createdAt}, ${id}) < (${position.createdAt.toISOString()}::timestamptz, ${position.id}::${sql.raw(id.getSQLType())})`
}

/** Cuts a page out of rows of which one more was asked for than fits. */
export function pageOf<Row extends Position>(rows: readonly Row[], limit: number): Page<Row> {
  const shown = rows.slice(0, limit)
  return { rows: shown, next: rows.length > limit ? shown.at(-1) : undefined }
}
