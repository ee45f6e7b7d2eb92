import pg, { type Connection, type PoolClient, type QueryResultRow } from 'pg'
import type { BoundValue, Prepared } from '../prepared.ts'
import { getTypeParser } from './value-types.ts'

export interface BatchStatement {
  readonly statement: Pick<Prepared, 'name' | 'text' | 'hasRows'>
  readonly values: readonly BoundValue[]
}

export interface BatchResult {
  /** What PostgreSQL says it did, such as `COMMIT`. */
  readonly command: string
  readonly rows: readonly QueryResultRow[]
}

/** Of each connection, the statements that it has parsed. */
const parsed = new WeakMap<Connection, Set<string>>()

/** What `pg` gathers a statement's rows with; its types leave these methods out. */
interface Gathered {
  rows: QueryResultRow[]
  addFields(fields: unknown): void
  parseRow(values: unknown): QueryResultRow
  addRow(row: QueryResultRow): void
}

/**
 * Sends several statements in one message and reads all their answers in one: one round trip. PostgreSQL runs them in
 * order and skips everything after the first that fails, so a COMMIT at the end is one of a transaction that held.
 */
export function sendBatch(client: PoolClient, statements: readonly BatchStatement[]): Promise<BatchResult[]> {
  return new Promise((resolve, reject) => {
    const batch = new Batch(statements, (failure, results) => {
      if (failure) {
        // The trace of whoever waits, not that of the socket.
        Error.captureStackTrace(failure)
        reject(failure)
      } else resolve(results)
    })
    client.query(batch)
  })
}

/** The methods are those that `pg` calls on a query of somebody else's making. */
class Batch {
  readonly #statements: readonly BatchStatement[]
  readonly #results: BatchResult[] = []
  #current: Gathered = newResult()
  /** `pg` wraps it, to end its own wait. */
  callback: (failure: Error | null, results: BatchResult[]) => void

  constructor(
    statements: readonly BatchStatement[],
    finished: (failure: Error | null, results: BatchResult[]) => void,
  ) {
    this.#statements = statements
    this.callback = finished
  }

  submit(connection: Connection): void {
    const known = parsed.get(connection) ?? new Set<string>()
    parsed.set(connection, known)
    connection.stream.cork()
    try {
      for (const { statement, values } of this.#statements) {
        const { text, hasRows } = statement
        const name = nameOf(statement)
        if (name === '' || !known.has(name)) {
          // One that failed may have been parsed all the same: closing what is not there is no error.
          connection.close({ type: 'S', name }, true)
          connection.parse({ name, text, types: [] }, true)
        }
        connection.bind({ statement: name, values: [...values] }, true)
        if (hasRows) connection.describe({ type: 'P', name: '' }, true)
        connection.execute({}, true)
      }
      connection.sync()
    } finally {
      connection.stream.uncork()
    }
  }

  handleRowDescription({ fields }: { fields: unknown }): void {
    this.#current.addFields(fields)
  }

  handleDataRow({ fields }: { fields: unknown }): void {
    if (this.#statements[this.#results.length]?.statement.hasRows)
      this.#current.addRow(this.#current.parseRow(fields))
  }

  handleCommandComplete({ text }: { text: string }): void {
    this.#results.push({ command: text, rows: this.#current.rows })
    this.#current = newResult()
  }

  handleReadyForQuery(connection: Connection): void {
    const known = parsed.get(connection)
    for (const { statement } of this.#statements) if (statement.name) known?.add(nameOf(statement))
    this.callback(null, this.#results)
  }

  handleError(failure: Error): void {
    this.callback(failure, [])
  }

  handleEmptyQuery(): void {}
  handlePortalSuspended(): void {}
}

/** `pg` prepares the same statements under their own names and knows nothing of these. */
function nameOf({ name }: Pick<Prepared, 'name'>): string {
  return name && `${name}_batch`
}

function newResult(): Gathered {
  // node-postgres exports it, and its types leave it out.
  return new (pg as unknown as { Result: new (mode: string | undefined, types: unknown) => Gathered }).Result(
    undefined,
    { getTypeParser },
  )
}
