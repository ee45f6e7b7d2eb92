import { randomBytes } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { release, totalmem } from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import { StartupError } from '../../kit/startup-error.ts'
import { postgresPrograms } from './embedded-binaries.ts'
import { ensureCluster, superuser } from './embedded-cluster.ts'
import {
  clusterHome,
  hasCluster,
  knownHome,
  makeDataFolder,
  refuseMissingCluster,
  socketFolder,
} from './embedded-home.ts'
import { noRoomForDatabase } from '../free-space.ts'
import { lockFolder } from './embedded-lock.ts'
import { readPostmasterFile } from './embedded-orphan.ts'
import { ensureRoles, handOverDatabase, serverRole } from './embedded-roles.ts'
import { startPostmaster } from './embedded-postmaster.ts'
import { postgresUser } from './embedded-user.ts'

export interface Embedded {
  /** Understood by `pg` and pg-boss, Unix socket included. Owns its database, and no more. */
  url: string
  /** The cluster's superuser, in the database `postgres`: for tests, which make databases. */
  superuserUrl: string
  stop(): Promise<void>
}

export interface EmbeddedOptions {
  dataFolder: string
  /** Off for throw-away test clusters only: a crash of the machine may then lose everything. */
  isDurable?: boolean
  maxConnections?: number
  /** `socket` by default; Windows has no private sockets and gets a password on a loopback port. */
  transport?: 'socket' | 'tcp'
  notice?: (sentence: string) => void
}

const databaseName = 'plaudit'
const passwordName = 'postgres-password'

/** Starts a real PostgreSQL on the data folder, making it when there is none, for as long as this process lives. */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const { dataFolder, isDurable = true, notice = () => undefined } = options
  await makeDataFolder(dataFolder)
  const lock = await lockFolder(dataFolder)
  if (!lock) {
    throw new StartupError(
      `Another server is already running on the data folder ${dataFolder}; stop it, or set PLAUDIT_DATA to another folder.`,
    )
  }
  try {
    const user = await postgresUser(dataFolder)
    const programs = await postgresPrograms(user, notice)
    const home = await clusterHome(dataFolder, user, notice)
    await refuseMissingCluster(dataFolder, home)
    const noRoom = isDurable && !(await hasCluster(home)) ? noRoomForDatabase(home) : undefined
    if (noRoom !== undefined) throw new StartupError(noRoom)
    const access = await chooseAccess(options)
    const cluster = await ensureCluster({ programs, home, user, password: access.password, isDurable })
    const settings = { ...baseSettings(options), ...(await access.settings(() => socketFolder(home, user))) }
    const logFile = path.join(dataFolder, 'postgres.log')
    const postmaster = await startPostmaster({ programs, cluster, user, settings, logFile, notice })
    const stop = async () => {
      await postmaster.stop()
      const sockets = settings['unix_socket_directories']
      if (sockets) await rm(sockets, { recursive: true, force: true })
      await lock.release()
    }
    try {
      const address = await runningAddress(dataFolder)
      if (!address) throw new StartupError('The embedded database ended right after its start.')
      await ensureDatabase(address, isDurable)
      return { url: serverUrl(address), superuserUrl: address.href, stop }
    } catch (error) {
      await stop()
      throw error
    }
  } catch (error) {
    await lock.release()
    throw error
  }
}

/** The address of the database that another process of ours runs on this data folder, if it does. */
export async function runningEmbeddedUrl(dataFolder: string): Promise<string | undefined> {
  const address = await runningAddress(dataFolder)
  return address && serverUrl(address)
}

async function runningAddress(dataFolder: string): Promise<URL | undefined> {
  const running = await readPostmasterFile(path.join(await knownHome(dataFolder), 'postgres'))
  if (!running) return undefined
  const address = new URL(`postgres://${superuser}@127.0.0.1:${running.port}/postgres`)
  if (running.socketFolder) address.searchParams.set('host', running.socketFolder)
  else address.password = (await readFile(path.join(dataFolder, passwordName), 'utf8')).trim()
  return address
}

async function chooseAccess({ dataFolder, transport = defaultTransport() }: EmbeddedOptions) {
  if (transport === 'socket') {
    return {
      password: undefined,
      settings: async (makeFolder: () => Promise<string>) => ({
        listen_addresses: '',
        unix_socket_directories: await makeFolder(),
        unix_socket_permissions: '0700',
      }),
    }
  }
  const file = path.join(dataFolder, passwordName)
  let password = (await readFile(file, 'utf8').catch(() => '')).trim()
  if (!password) {
    password = randomBytes(24).toString('base64url')
    await writeFile(file, `${password}\n`, { mode: 0o600 })
  }
  const port = String(await freePort())
  return {
    password,
    settings: async () => ({ listen_addresses: '127.0.0.1', port, unix_socket_directories: '' }),
  }
}

function defaultTransport(): 'socket' | 'tcp' {
  return process.platform === 'win32' ? 'tcp' : 'socket'
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

function baseSettings({ isDurable = true, maxConnections = 60 }: EmbeddedOptions): Record<string, string> {
  const durability = isDurable ? 'on' : 'off'
  return {
    fsync: durability,
    full_page_writes: durability,
    synchronous_commit: durability,
    ...recoverySync(),
    max_connections: String(maxConnections),
    shared_buffers: `${cacheMegabytes()}MB`,
    // A page out of order costs about as much as the next one, on flash and in memory.
    random_page_cost: '1.1',
    ...sleepSettings,
    cluster_name: 'plaudit',
    timezone: 'UTC',
    lc_messages: 'C',
    log_checkpoints: 'off',
    // A failed statement's values are somebody's data: the log names the error only.
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
  }
}

/**
 * Its helpers look for work five times a second otherwise, and start a process a minute to see that nothing is to be
 * vacuumed: an idle server pays for both. No commit waits for the writers with `synchronous_commit`, and in a second
 * they bring as many pages to disk as before.
 */
const sleepSettings = {
  bgwriter_delay: '2s',
  bgwriter_lru_maxpages: '1000',
  wal_writer_delay: '5s',
  autovacuum_naptime: '3min',
}

/**
 * After a crash PostgreSQL brings the whole cluster to disk before it recovers: file by file that takes seconds, on a
 * busy disk ten and more; as one call to the kernel, which is Linux's alone, a fraction of one.
 */
function recoverySync(): Record<string, string> {
  const [major = 0, minor = 0] = release().split('.').map(Number)
  // Older kernels do not tell when it fails.
  const reportsErrors = major > 5 || (major === 5 && minor >= 8)
  return process.platform === 'linux' && reportsErrors ? { recovery_init_sync_method: 'syncfs' } : {}
}

/** A quarter of the memory, which is taken only as it fills; at most what a few million rows need. */
function cacheMegabytes(): number {
  const bytes = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY)
  return Math.min(1024, Math.max(64, Math.floor(bytes / 4 / 2 ** 20)))
}

/** Proves that the database answers and keeps what it acknowledges, and makes ours on the first start. */
async function ensureDatabase(address: URL, isDurable: boolean): Promise<void> {
  const client = new Client({ connectionString: address.href, connectionTimeoutMillis: 10_000 })
  await client.connect()
  try {
    const { rows } = await client.query<{ found: boolean; owner: string | null; unsafe: string | null }>(
      `select exists (select from pg_database where datname = $1) as found,
        (select pg_get_userbyid(datdba) from pg_database where datname = $1) as owner,
        (select string_agg(name, ', ') from pg_settings
          where name in ('fsync', 'full_page_writes', 'synchronous_commit') and setting = 'off') as unsafe`,
      [databaseName],
    )
    if (isDurable && rows[0]?.unsafe) {
      throw new StartupError(
        `The embedded database would lose data in a power cut: ${rows[0].unsafe} is off.`,
      )
    }
    await ensureRoles(client, address.password || undefined)
    if (!rows[0]?.found) await client.query(`create database ${databaseName} owner ${serverRole}`)
    else if (rows[0].owner !== serverRole) {
      await handOverDatabase(databaseUrlOf(address, databaseName), databaseName)
    }
  } finally {
    await client.end()
  }
}

/** Our database, as the role that owns it. */
function serverUrl(address: URL): string {
  const url = new URL(databaseUrlOf(address, databaseName))
  url.username = serverRole
  return url.href
}

function databaseUrlOf(address: URL, name: string): string {
  const url = new URL(address)
  url.pathname = `/${name}`
  return url.href
}
