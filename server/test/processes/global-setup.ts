import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { connectToDatabase } from '../../db/database.ts'
import { startEmbedded } from '../../db/embedded/embedded.ts'
import { knownHome } from '../../db/embedded/embedded-home.ts'
import { clearOrphan } from '../../db/embedded/embedded-orphan.ts'
import { lockFolder } from '../../db/embedded/embedded-lock.ts'
import { migrate } from '../../db/migrate.ts'
import { makeJobs } from '../../jobs/jobs.ts'
import { copyOfKeptCluster } from './kept-cluster.ts'
import { onServer } from './on-server.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** A login that may create databases. */
    testServerUrl: string
    /** The login that the server itself has: it owns its database, and may make none. */
    testLoginUrl: string
    /** The migrated database that every test file gets a copy of. */
    testTemplate: string
  }
}

let close: (() => Promise<void>) | undefined

const folderPrefix = 'plaudit-postgres-for-tests-'

/**
 * Starts one PostgreSQL for all test files, or uses the server of `PLAUDIT_TEST_DATABASE_URL`, and migrates one
 * database there that the files copy.
 */
export async function setup(project: TestProject): Promise<void> {
  const server = await openServer(process.env['PLAUDIT_TEST_DATABASE_URL'])
  project.provide('testServerUrl', server.url)
  project.provide('testLoginUrl', server.loginUrl)
  project.provide('testTemplate', server.template)
  close = async () => {
    try {
      await dropCopies(server.url, server.template)
    } finally {
      await server.stop()
    }
  }
}

/** Removes every copy that is left, and the server if it is ours. */
export async function teardown(): Promise<void> {
  await close?.()
}

interface TestServer {
  readonly url: string
  readonly loginUrl: string
  readonly template: string
  stop(): Promise<void>
}

/** Tables and queues, so that a copy needs neither. The app takes seconds to load, so only where it is needed. */
async function prepareDatabase(url: string): Promise<void> {
  await migrate({ url })
  const database = connectToDatabase(url, 'external')
  const jobs = makeJobs(database, (failure) => {
    throw failure
  })
  const { allJobs } = await import('../../app.ts')
  await jobs.prepare(allJobs)
  await jobs.stop(5000)
  await database.close()
}

async function openServer(url: string | undefined): Promise<TestServer> {
  if (url) {
    const template = `plaudit_test_${randomBytes(4).toString('hex')}`
    await onServer(url, `create database ${template} owner ${new URL(url).username}`)
    await prepareDatabase(withDatabase(url, template))
    return { url, loginUrl: url, template, stop: async () => undefined }
  }
  await removeLeftovers()
  const dataFolder = await mkdtemp(path.join(os.tmpdir(), folderPrefix))
  await copyOfKeptCluster(dataFolder, async () => {
    const server = await startServer(dataFolder)
    await prepareDatabase(server.loginUrl)
    await server.stop()
  })
  const server = await startServer(dataFolder)
  return {
    ...server,
    async stop() {
      await server.stop()
      await removeData(dataFolder)
    },
  }
}

async function startServer(dataFolder: string): Promise<TestServer> {
  const embedded = await startEmbedded({ dataFolder, isDurable: false, maxConnections: 300 })
  return {
    url: embedded.superuserUrl,
    loginUrl: embedded.url,
    // Of an instance on this folder: tests of whole servers start with a copy of it.
    template: 'plaudit',
    stop: () => embedded.stop(),
  }
}

/** Longer than a folder is filled; it is locked only with its PostgreSQL. */
const fillingMs = 120_000

/** A test run that was killed leaves its PostgreSQL running; whoever gets its lock may clear it away. */
async function removeLeftovers(): Promise<void> {
  const names = await readdir(os.tmpdir())
  for (const name of names.filter((name) => name.startsWith(folderPrefix))) {
    const folder = path.join(os.tmpdir(), name)
    try {
      const { birthtimeMs } = await stat(folder)
      if (Date.now() - birthtimeMs < fillingMs) continue
      const lock = await lockFolder(folder)
      if (!lock) continue
      await clearOrphan(path.join(await knownHome(folder), 'postgres'), () => undefined)
      await lock.release()
      await removeData(folder)
    } catch {
      // Another account's, or another run is removing it right now.
    }
  }
}

async function removeData(dataFolder: string): Promise<void> {
  for (const folder of [await knownHome(dataFolder), dataFolder])
    await rm(folder, { recursive: true, force: true })
}

async function dropCopies(url: string, template: string): Promise<void> {
  const database = connectToDatabase(url, 'external')
  try {
    const { rows } = await database.pool.query<{ name: string }>(
      'select datname as name from pg_database where starts_with(datname, $1)',
      [template],
    )
    for (const { name } of rows) await database.pool.query(`drop database if exists ${name} with (force)`)
  } finally {
    await database.close()
  }
}

function withDatabase(url: string, name: string): string {
  const address = new URL(url)
  address.pathname = `/${name}`
  return address.href
}
