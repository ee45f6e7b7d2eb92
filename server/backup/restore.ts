import { access, mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { Client } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { allJobs } from '../app.ts'
import { type Database, openDatabase } from '../db/database.ts'
import { makeDataFolder } from '../db/embedded/embedded-home.ts'
import { migrate } from '../db/migrate.ts'
import { makeJobs } from '../jobs/jobs.ts'
import { erasuresFileOf } from '../erasures/service.ts'
import { StartupError } from '../kit/startup-error.ts'
import { afterRestore } from '../emails/service.ts'
import { textsAfterRestore } from '../texts/service.ts'
import { readArchive, streamOf } from './archive.ts'
import {
  filesFolder,
  isLeftOut,
  jobsName,
  manifest,
  type Manifest,
  manifestName,
  tablesFolder,
  waitingJobs,
} from './manifest.ts'
import { quoteName } from './tables.ts'

type Target = Parameters<typeof openDatabase>[0]

interface Steps {
  /** Hears, before anything is done, what whoever restores should know. */
  readonly say?: (sentence: string) => void
  /** When everything is there, and before anybody is served. */
  readonly whenRestored?: (database: Database, described: Manifest) => Promise<unknown>
}

/**
 * Makes an empty instance into the one of a backup: all of it, or nothing. Emails that were waiting when the backup was
 * made may have been sent since then: they become `unknown`, and nobody sends them a second time.
 */
export async function restoreBackup(
  file: string,
  target: Target,
  { say, whenRestored }: Steps = {},
): Promise<Manifest> {
  const described = await readManifest(file)
  await refuseKeys(target.dataFolder)
  const erasuresFile = erasuresFileOf(target.dataFolder)
  if (!(await exists(erasuresFile))) say?.(comesBack(described, erasuresFile))
  await makeDataFolder(target.dataFolder)
  const database = await openDatabase(target)
  try {
    await refuseRows(database)
    await migrate(database, described.migrations.at(-1))
    const jobs = await restoreRows(file, described, database)
    await migrate(database)
    await restoreJobs(jobs, database)
    await restoreFiles(file, target.dataFolder)
    await whenRestored?.(database, described)
    return described
  } finally {
    await database.close()
  }
}

/** Reads the whole file once before anything is touched: a damaged backup is refused, not half restored. */
async function readManifest(file: string): Promise<Manifest> {
  let described: Manifest | undefined
  const rows = new Map<string, number>()
  try {
    for await (const { name, bytes } of readArchive(file)) {
      if (name === manifestName) described = manifest.parse(JSON.parse(bytes.toString()))
      const table = tableOf(name)
      if (table !== undefined) rows.set(table, (rows.get(table) ?? 0) + linesIn(bytes))
    }
  } catch (cause) {
    throw new StartupError(`The backup ${file} cannot be read: ${String(cause)}.`, { cause })
  }
  if (!described) throw new StartupError(`${file} is not a backup of Plaudit.`)
  const damaged = described.tables.find((table) => (rows.get(table.name) ?? 0) !== table.rows)
  if (damaged) {
    throw new StartupError(
      `The backup ${file} is damaged: ${damaged.name} has ${rows.get(damaged.name) ?? 0} of ${damaged.rows} rows.`,
    )
  }
  return described
}

/** A row of COPY is a line: line ends inside of values are written as \\n. */
function linesIn(bytes: Buffer): number {
  let count = 0
  for (let at = bytes.indexOf(10); at !== -1; at = bytes.indexOf(10, at + 1)) count += 1
  return count
}

function comesBack({ createdAt }: Manifest, erasuresFile: string): string {
  const moment = `${createdAt.slice(0, 16).replace('T', ' ')} UTC`
  return (
    `This backup is from ${moment}, and ${erasuresFile} does not exist: whatever people erased, withdrew, or ` +
    'unsubscribed from after that comes back. To prevent it, copy that file from the old data folder before you start the server.'
  )
}

function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  )
}

async function refuseKeys(dataFolder: string): Promise<void> {
  if (await exists(path.join(dataFolder, 'keys', 'instance.key'))) {
    throw new StartupError(
      `The data folder ${dataFolder} already belongs to an instance. Restore into an empty folder (set PLAUDIT_DATA).`,
    )
  }
}

async function refuseRows({ pool }: Database): Promise<void> {
  const { rows } = await pool.query<{ any: boolean }>(`select to_regclass('public.users') is not null as any`)
  if (rows[0]?.any) {
    throw new StartupError('This database already holds an instance. Restore into an empty database.')
  }
}

/** Copies every table in one transaction; answers the jobs that were waiting. */
async function restoreRows(file: string, described: Manifest, { url }: Database) {
  const tables = described.tables.filter(({ name }) => !isLeftOut(name))
  const client = new Client({ connectionString: url, application_name: 'plaudit-restore' })
  client.on('error', () => undefined)
  await client.connect()
  let jobs: unknown = []
  try {
    await client.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0')
    await client.query('begin')
    // Triggers count and chain what is new; these rows bring counts and chains along.
    for (const { name } of tables) await client.query(`alter table ${quoteName(name)} disable trigger user`)
    const columnsOf = new Map(tables.map(({ name, columns }) => [name, columns]))
    for (const { name } of tables) await client.query(`delete from ${quoteName(name)}`)
    const parts = readArchive(file)
    for (let part = await parts.next(); !part.done;) {
      const table = tableOf(part.value.name)
      if (part.value.name === jobsName) jobs = JSON.parse(part.value.bytes.toString())
      if (table === undefined || isLeftOut(table)) {
        part = await parts.next()
        continue
      }
      const columns = columnsOf.get(table)
      if (!columns) throw new StartupError(`The backup has rows of ${table}, which it does not describe.`)
      const into = copyFrom(`copy ${quoteName(table)} (${columns.map(quoteName).join(', ')}) from stdin`)
      // All pieces of one table are one COPY: a row may begin in one piece and end in the next.
      const pieces = (async function* () {
        for (; !part.done && tableOf(part.value.name) === table; part = await parts.next())
          yield part.value.bytes
      })()
      await pipeline(streamOf(pieces), client.query(into))
    }
    await client.query(afterRestore)
    await client.query(textsAfterRestore)
    for (const { name } of tables) await client.query(`alter table ${quoteName(name)} enable trigger user`)
    await client.query('commit')
    return waitingJobs.parse(jobs)
  } finally {
    await client.end()
  }
}

function tableOf(part: string): string | undefined {
  return part.startsWith(tablesFolder) ? part.slice(tablesFolder.length).split('/')[0] : undefined
}

async function restoreJobs(
  waiting: Awaited<ReturnType<typeof restoreRows>>,
  database: Database,
): Promise<void> {
  const jobs = makeJobs(database, (failure) => {
    throw failure
  })
  try {
    await jobs.prepare(allJobs)
    for (const { name, data, singletonKey } of waiting) {
      const job = allJobs.find((one) => one.name === name)
      // Scheduled work comes by its clock; the payload of work that this version no longer knows means nothing to it.
      if (!job || job.schedule) continue
      const payload = job.payload.safeParse(data)
      if (payload.success)
        await jobs.enqueue(database.db, job, payload.data, { key: singletonKey ?? undefined })
    }
  } finally {
    await jobs.stop(5_000)
  }
}

async function restoreFiles(file: string, dataFolder: string): Promise<void> {
  for await (const { name, bytes } of readArchive(file)) {
    if (!name.startsWith(filesFolder)) continue
    const relative = path.normalize(name.slice(filesFolder.length))
    if (relative.startsWith('..') || path.isAbsolute(relative)) continue
    const place = path.join(dataFolder, relative)
    await mkdir(path.dirname(place), { recursive: true, mode: 0o700 })
    await writeFile(place, bytes, { mode: 0o600 })
  }
}
