import { fillPlaceholders, sql, type SQLWrapper } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { PgDialect } from 'drizzle-orm/pg-core'

const dialect = new PgDialect()
const builder = drizzle.mock()

/** Builds statements without a database: nothing made of it can run by itself. */
export type Builder = Pick<typeof builder, 'insert' | 'select' | 'update' | 'delete'>

/** A statement with named placeholders, built once; PostgreSQL parses and plans it once a connection. */
export interface Prepared<Row extends object = never> {
  readonly name: string
  readonly text: string
  readonly parameters: readonly unknown[]
  /** Whether anybody reads its rows. */
  readonly hasRows: boolean
  /** Only a type: the rows that it answers, by the names of their columns. */
  readonly row?: Row
}

/** A value as PostgreSQL reads it. */
export type BoundValue = string | Buffer | null

const names = new Set<string>()

/** A statement that writes. Its name is its own in the whole server. */
export function prepareWrite(name: string, build: (db: Builder) => SQLWrapper): Prepared {
  return prepareStatement(name, build, false)
}

/** A statement whose rows are read. They come as PostgreSQL names their columns, so name them in the statement. */
export function prepareRead<Row extends object>(
  name: string,
  build: (db: Builder) => SQLWrapper,
): Prepared<Row> {
  return prepareStatement(name, build, true)
}

/** A statement that a library wrote, with `$1` for the first of `parameters`. One name always has one text. */
export function prepareText(name: string, text: string, parameters: readonly string[]): Prepared {
  return {
    name: `plaudit_${name}`,
    text,
    parameters: parameters.map((parameter) => sql.placeholder(parameter)),
    hasRows: false,
  }
}

function prepareStatement(name: string, build: (db: Builder) => SQLWrapper, hasRows: boolean) {
  if (names.has(name)) throw new Error(`Two prepared statements are named ${name}`)
  names.add(name)
  const { sql: text, params: parameters } = dialect.sqlToQuery(build(builder).getSQL())
  return { name: `plaudit_${name}`, text, parameters, hasRows }
}

/** The values of a statement's parameters, in their order. */
export function boundValues(
  { parameters }: Pick<Prepared, 'parameters'>,
  values: Record<string, unknown>,
): BoundValue[] {
  return fillPlaceholders([...parameters], values).map(bound)
}

function bound(value: unknown): BoundValue {
  if (value === null || value === undefined) return null
  if (typeof value === 'string' || Buffer.isBuffer(value)) return value
  if (value instanceof Date) return value.toISOString()
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  throw new Error(`a prepared statement cannot take a value of type ${typeof value}`)
}
