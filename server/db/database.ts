import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { Client } from 'pg'
import type { Config } from '../config/config.ts'
import { onceASecond } from '../kit/once-a-second.ts'
import { StartupError } from '../kit/startup-error.ts'
import { runningEmbeddedUrl, startEmbedded } from './embedded/embedded.ts'
import { refuseMissingRights } from './roles/external-roles.ts'
import { FairPool } from './pool/fair-pool.ts'
import { watchFreeSpace } from './free-space.ts'

export type Db = NodePgDatabase & { readonly $client: FairPool }
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0]

export interface Database {
  db: Db
  pool: FairPool
  /** Usable by `pg` and pg-boss, Unix sockets included. */
  url: string
  kind: 'embedded' | 'external'
  /** Whether its disk has so little room left that nothing is written. */
  readonly isFull: () => boolean
  close(): Promise<void>
}

type Notice = (sentence: string) => void
type Opening = Pick<Config, 'databaseUrl' | 'dataFolder'> & Partial<Pick<Config, 'plain'>>

/** Opens the database that `DATABASE_URL` names, or starts the embedded one in the data folder. */
export async function openDatabase(
  config: Opening & Partial<Pick<Config, 'processes'>>,
  notice: Notice = () => undefined,
): Promise<Database> {
  const { plain: isPlain = false } = config
  if (config.databaseUrl) return openExternal(config.databaseUrl, { notice, isPlain })
  const maxConnections = 40 + 20 * (config.processes ?? 1)
  const embedded = await startEmbedded({ dataFolder: config.dataFolder, maxConnections, notice })
  return connectToDatabase(embedded.url, 'embedded', {
    notice,
    afterClose: () => embedded.stop(),
    isFull: await watchFreeSpace(config.dataFolder, notice),
    isPlain,
  })
}

/** Like `openDatabase`, but joins the embedded database of a running server instead of refusing to share it. */
export async function joinDatabase(config: Opening): Promise<Database> {
  const url = config.databaseUrl ? undefined : await runningEmbeddedUrl(config.dataFolder)
  if (url && (await canConnect(url)))
    return connectToDatabase(url, 'embedded', { isPlain: config.plain ?? false })
  return openDatabase(config)
}

/** More of them at work make each statement dearer: with 20, two cores spend a tenth more on one than with 8. */
const usualConnections = 12

/** How many connections each of several processes keeps at most, so that together they leave room on any PostgreSQL. */
export function poolSizeFor(processes: number): number {
  return Math.min(usualConnections, Math.max(10, Math.floor(40 / processes)))
}

interface Connecting {
  readonly notice?: Notice
  readonly afterClose?: () => Promise<void>
  readonly max?: number
  readonly isFull?: () => boolean
  /** See `plain` in the configuration. */
  readonly isPlain?: boolean
}

/** A pool on a database that is already there. Every wait has an end, and a lost connection is no crash. */
export function connectToDatabase(
  url: string,
  kind: Database['kind'],
  { notice, afterClose, max = usualConnections, isFull = () => false, isPlain = false }: Connecting = {},
): Database {
  const pool = new FairPool(poolSettings(url, max), isFull, isPlain)
  // Without a listener the loss of a connection (a restart of PostgreSQL) ends the process: the pool listens to those
  // that wait in it, and to nobody else's. A statement on a lost connection fails by itself and is answered 503.
  const state = { isClosing: false }
  const tellLoss = onceASecond<Error>(({ last, times }) =>
    notice?.(
      times === 1
        ? `A database connection was lost: ${last.message}`
        : `${times} database connections were lost: ${last.message}`,
    ),
  )
  pool.on('connect', (client) => client.on('error', () => undefined))
  pool.on('error', (error) => {
    if (!state.isClosing) tellLoss(error)
  })
  return {
    db: drizzle(pool),
    pool,
    url,
    kind,
    isFull,
    async close() {
      state.isClosing = true
      await pool.end()
      await afterClose?.()
    },
  }
}

function poolSettings(connectionString: string, max: number) {
  return {
    connectionString,
    application_name: 'plaudit',
    max,
    connectionTimeoutMillis: 3_000,
    // Longer than the minute between two measurements of the services: an idle server starts no backends anew.
    idleTimeoutMillis: 90_000,
    statement_timeout: 15_000,
    // A little longer than the server's own limit: for a database that hangs and no longer keeps it.
    query_timeout: 18_000,
    idle_in_transaction_session_timeout: 15_000,
    keepAlive: true,
  }
}

const oldestVersion = 150_000

async function openExternal(
  url: string,
  { notice, isPlain }: Required<Pick<Connecting, 'notice' | 'isPlain'>>,
): Promise<Database> {
  const database = connectToDatabase(url, 'external', { notice, isPlain })
  try {
    const { rows } = await database.pool.query<{ version: number; encoding: string; unsafe: string | null }>(
      `select current_setting('server_version_num')::int as version, current_setting('server_encoding') as encoding,
        (select string_agg(name, ', ') from pg_settings
          where name in ('fsync', 'full_page_writes', 'synchronous_commit') and setting = 'off') as unsafe`,
    )
    const [found] = rows
    if (!found || found.version < oldestVersion) throw new StartupError('needs to be PostgreSQL 15 or newer')
    if (found.encoding !== 'UTF8')
      throw new StartupError(`has the encoding ${found.encoding}, and UTF8 is needed`)
    await refuseMissingRights(database.pool)
    // Not a refusal: services that keep data by other means (Neon, Aurora) switch these off rightly.
    if (found.unsafe) {
      notice(
        `The database of DATABASE_URL runs with ${found.unsafe} off: a power cut may lose acknowledged data.`,
      )
    }
    return database
  } catch (cause) {
    await database.close()
    throw new StartupError(
      `The database of DATABASE_URL (${withoutPassword(url)}) ${unreachableReason(cause)}.`,
      {
        cause,
      },
    )
  }
}

function unreachableReason(cause: unknown): string {
  if (cause instanceof StartupError) return cause.message
  const message = cause instanceof AggregateError ? cause.errors.map(String).join(', ') : String(cause)
  return `cannot be reached: ${message.replace(/^\w*Error: /, '').replaceAll(/\s+/g, ' ')}`
}

/** The address without its password, for messages. */
function withoutPassword(url: string): string {
  const address = new URL(url)
  address.password = ''
  address.search = ''
  return address.href
}

async function canConnect(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 3_000 })
  try {
    await client.connect()
    await client.end()
    return true
  } catch {
    return false
  }
}
