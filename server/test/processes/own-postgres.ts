import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import { postgresPrograms } from '../../db/embedded/embedded-binaries.ts'
import { ensureCluster } from '../../db/embedded/embedded-cluster.ts'
import { givePrivately } from '../../db/embedded/embedded-home.ts'
import { readPostmasterFile } from '../../db/embedded/embedded-orphan.ts'
import { type Postmaster, startPostmaster } from '../../db/embedded/embedded-postmaster.ts'
import { postgresUser } from '../../db/embedded/embedded-user.ts'
import { freePort } from './free-port.ts'

/** A PostgreSQL as an operator has one beside the server: it goes and comes when the test says so. */
export interface OwnPostgres {
  /** As in `DATABASE_URL`. */
  readonly url: string
  start(): Promise<void>
  /** As `pg_ctl stop -m fast`: every connection ends. */
  stop(): Promise<void>
  /** The number of its first process, for signals. Killed, it is started again at once, as by systemd. */
  pid(): Promise<number>
  /** Stops it and removes its files. */
  remove(): Promise<void>
}

const nothing = () => undefined

/** Makes and starts one, which listens on a port of this machine alone. */
export async function ownPostgres(options: { isDurable?: boolean } = {}): Promise<OwnPostgres> {
  const { isDurable = false } = options
  const folder = await mkdtemp(path.join(os.tmpdir(), 'plaudit-own-postgres-'))
  await chmod(folder, 0o711)
  const user = await postgresUser(folder)
  const programs = await postgresPrograms(user, nothing)
  const home = path.join(folder, 'home')
  await mkdir(home)
  await givePrivately(home, user)
  const cluster = await ensureCluster({ programs, home, user, password: undefined, isDurable })
  const port = await freePort()
  const durability = isDurable ? 'on' : 'off'
  const settings = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    fsync: durability,
    synchronous_commit: durability,
    full_page_writes: durability,
    timezone: 'UTC',
  }
  const logFile = path.join(folder, 'postgres.log')
  let running: Postmaster | undefined
  const start = async () => {
    running ??= await startPostmaster({ programs, cluster, user, settings, logFile, notice: nothing })
  }
  const stop = async () => {
    await running?.stop()
    running = undefined
  }
  await start()
  const url = `postgres://plaudit@127.0.0.1:${port}/plaudit`
  await makeDatabase(url)
  return {
    url,
    start,
    stop,
    async pid() {
      const state = await readPostmasterFile(cluster)
      // Not a number to fall back on: a signal to process 0 reaches the whole group of the test run.
      if (!state) throw new Error('PostgreSQL does not run.')
      return state.pid
    },
    async remove() {
      await stop()
      await rm(folder, { recursive: true, force: true, maxRetries: 3 })
    },
  }
}

async function makeDatabase(url: string): Promise<void> {
  const address = new URL(url)
  address.pathname = '/postgres'
  const client = new Client({ connectionString: address.href })
  await client.connect()
  try {
    await client.query('create database plaudit')
  } finally {
    await client.end()
  }
}
