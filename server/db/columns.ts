import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  customType,
  type ExtraConfigColumn,
  foreignKey,
  index,
  primaryKey,
  timestamp,
} from 'drizzle-orm/pg-core'

export const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' })

/** A moment in time, with its zone and to the millisecond, as `Date` and our cursors have it. */
export const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' })

/** Bytes that a trigger fills: what is inserted holds none. */
export const filledBytes = (name: string) =>
  bytes(name)
    .notNull()
    .default(sql`''::bytea`)

/** Over the rows of a workspace that have this at all. */
export const indexWhereSet = (name: string, workspaceId: ExtraConfigColumn, column: ExtraConfigColumn) =>
  index(name)
    .on(workspaceId, column)
    .where(sql.raw(`${column.name} is not null`))

/** These columns together are the key. */
export const keyOf = (...columns: [AnyPgColumn, ...AnyPgColumn[]]) => primaryKey({ columns })

/** The key of most rows of a workspace. */
export const keyOfRow = (table: { workspaceId: AnyPgColumn; id: AnyPgColumn }) =>
  keyOf(table.workspaceId, table.id)

/** Rows that go with the row of `parent` whose workspace and id `columns` hold. `name` is the constraint's. */
export const goesWith = (
  parent: { workspaceId: AnyPgColumn; id: AnyPgColumn },
  columns: [AnyPgColumn, AnyPgColumn],
  name?: string,
) =>
  foreignKey({ columns, foreignColumns: [parent.workspaceId, parent.id], ...(name && { name }) }).onDelete(
    'cascade',
  )
