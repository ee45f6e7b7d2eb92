import { readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { superuser } from '../../server/db/embedded/embedded-cluster.ts'
import type { BenchServer } from '../kit/server.ts'

export interface Statement {
  sql: string
  /** By number, from 1. */
  values: Map<number, string | null>
}

/**
 * What the server sends to the database during the second call of `work`, from PostgreSQL's own log: the transaction
 * that inserts into `table`, and before it `leading`, the prepared statements that run outside of it. Jobs talk to
 * the database at the same time; theirs are told apart by their connection and its transactions.
 */
export async function statementsOf(
  server: BenchServer,
  { table, leading }: { table: string; leading: readonly string[] },
  work: (turn: number) => Promise<void>,
): Promise<Statement[]> {
  try {
    await asSuperuser(server, `alter database plaudit set log_statement = 'all'`)
    await asSuperuser(server, `alter database plaudit set log_error_verbosity = 'default'`)
    await renewConnections(server)
    await work(1)
    const before = (await readFile(server.databaseLog, 'utf8')).length
    await work(2)
    await sleep(300)
    const logged = parse((await readFile(server.databaseLog, 'utf8')).slice(before))
    const outside = logged.filter(({ name }) => leading.includes(name))
    return [...outside, ...transactionInto(table, logged)]
  } finally {
    await asSuperuser(server, 'alter database plaudit reset all')
    await renewConnections(server)
  }
}

/** The server itself may not say what is logged. */
async function asSuperuser({ databaseUrl }: BenchServer, statement: string): Promise<void> {
  const url = new URL(databaseUrl)
  url.username = superuser
  const client = new Client({ connectionString: url.href })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** Settings of a database hold for connections made afterwards; the server's pool makes new ones when it needs them. */
async function renewConnections({ pool }: BenchServer): Promise<void> {
  await pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = 'plaudit' and application_name = 'plaudit' and state = 'idle'`,
  )
  await sleep(300)
}

function transactionInto(table: string, logged: readonly Logged[]): Logged[] {
  const insert = logged.find(({ sql }) => new RegExp(`^insert into "?${table}\\b`).test(sql))
  if (!insert) throw new Error(`nothing was inserted into ${table}`)
  const ofConnection = logged.filter(({ connection }) => connection === insert.connection)
  const at = ofConnection.indexOf(insert)
  const start = ofConnection.findLastIndex(({ sql }, index) => index < at && /^begin\b/.test(sql))
  const end = ofConnection.findIndex(({ sql }, index) => index > at && /^commit\b/.test(sql))
  if (start < 0 || end < 0) throw new Error(`no transaction stands around the insert into ${table}`)
  return ofConnection.slice(start, end + 1)
}

interface Logged extends Statement {
  /** The process of PostgreSQL that ran it. */
  connection: string
  /** Of a prepared statement. */
  name: string
}

function parse(log: string): Logged[] {
  const statements: Logged[] = []
  for (const entry of log.split(/^(?=\d{4}-\d\d-\d\d \d\d:\d\d:\d\d)/m)) {
    const connection = /\[(\d+)\]/.exec(entry)?.[1] ?? ''
    const [, name = '', sql] = /LOG: {2}(?:execute ([^:]+)|statement): ([\s\S]+)/.exec(entry) ?? []
    const values = /DETAIL: {2}Parameters: ([\s\S]+)/i.exec(entry)?.[1]
    if (sql) statements.push({ connection, name, sql: sql.trim(), values: new Map() })
    const last = statements.findLast((statement) => statement.connection === connection)
    for (const [, number, value = ''] of (values ?? '').matchAll(/\$(\d+) = (NULL|'(?:[^']|'')*')/g)) {
      const known = value === 'NULL' ? null : value.slice(1, -1).replaceAll("''", "'")
      last?.values.set(Number(number), known)
    }
  }
  return statements
}

/** An `Idempotency-Key` as it is kept: a hash with its caller. */
const hashedKey = /^[\w-]{43}$/
const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/

/**
 * The same statements for pgbench. Ids and keys are new in each turn, as they must be: every id but `fixedId`, also
 * inside of longer values, and every value that holds `keyOfTurn`. All else is written in.
 */
export function pgbenchScript(statements: readonly Statement[], fixedId: string, keyOfTurn: string): string {
  const ids = new Map<string, number>()
  const ofTurn = (id: string): string => {
    if (!ids.has(id)) ids.set(id, ids.size + 1)
    return `('01a00000-0000-7000-800${ids.get(id)}-' || lpad(:turn::text, 12, '0'))`
  }
  const written = (value: string | null): string => {
    if (value === null) return 'null'
    if (value === keyOfTurn || hashedKey.test(value)) return `('replayed-' || :turn::text)`
    const parts = value.split(new RegExp(`(${uuid.source})`)).filter((part) => part !== '')
    const isNew = (part: string) => uuid.test(part) && part !== fixedId
    if (!parts.some(isNew)) return literal(value)
    if (parts.length === 1) return `${ofTurn(value)}::uuid`
    return `(${parts.map((part) => (isNew(part) ? ofTurn(part) : literal(part))).join(' || ')})`
  }
  const lines = statements.map(
    ({ sql, values }) =>
      `${sql.replaceAll(/\s+/g, ' ').replaceAll(/\$(\d+)/g, (_, number) => written(values.get(Number(number)) ?? null))};`,
  )
  return ['\\set turn random(1, 999999999999)', ...lines, ''].join('\n')
}

/** A colon would begin a variable of pgbench. */
function literal(value: string): string {
  const escaped = value.replaceAll('\\', '\\\\').replaceAll("'", "''").replaceAll(':', '\\x3a')
  return `E'${escaped.replaceAll('\n', '\\n')}'`
}
