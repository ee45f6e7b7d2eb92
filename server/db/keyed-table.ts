import type { BuildExtraConfigColumns } from 'drizzle-orm'
import {
  type AnyPgColumn,
  type PgColumnBuilderBase,
  pgTable,
  type PgTableExtraConfigValue,
} from 'drizzle-orm/pg-core'
import { keyOf } from './columns.ts'

type Columns = Record<string, PgColumnBuilderBase>

/** A table whose columns in `key` are its primary key together, in this order. `rules` are its indexes and foreign keys. */
export function keyedTable<Name extends string, Key extends Columns, Others extends Columns>(
  name: Name,
  key: Key,
  others: Others,
  rules: (table: BuildExtraConfigColumns<Name, Key & Others, 'pg'>) => PgTableExtraConfigValue[] = () => [],
) {
  return pgTable(name, { ...key, ...others }, (table) => {
    const columns: Readonly<Record<string, AnyPgColumn>> = table
    const [first, ...more] = Object.keys(key).map((column) => columns[column]!)
    return [keyOf(first!, ...more), ...rules(table)]
  })
}
