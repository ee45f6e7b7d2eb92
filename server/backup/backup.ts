import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { Client } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import type { Database } from '../db/database.ts'
import { appliedMigrations } from '../db/migrate.ts'
import { type ArchiveWriter, writeArchive } from './archive.ts'
import { filesFolder, isLeftOut, jobsName, type Manifest, manifestName, tablesFolder } from './manifest.ts'
import { quoteName, tablesInOrder } from './tables.ts'

/** Of the data folder, beside the database: the keys, and emails that nobody has sent. */
const folders = ['keys', 'outbox']

/**
 * Writes everything an instance is into one file: every table as it was at one moment, the jobs that wait, the keys and
 * the outbox. The server may go on meanwhile; nothing waits for this.
 */
export async function writeBackup(
  database: Pick<Database, 'url'>,
  dataFolder: string,
  file: string,
): Promise<Manifest> {
  const client = new Client({ connectionString: database.url, application_name: 'plaudit-backup' })
  client.on('error', () => undefined)
  await client.connect()
  try {
    // One snapshot for all tables. Large ones may take longer than a request is allowed to.
    await client.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0')
    await client.query('begin isolation level repeatable read read only')
    const described = await describeBackup(client)
    await writeArchive(file, async (archive) => {
      await archive.add(manifestName, jsonBytes(described))
      for (const { name, columns } of described.tables) {
        const source = `copy ${quoteName(name)} (${columns.map(quoteName).join(', ')}) to stdout`
        await archive.addStream(`${tablesFolder}${name}`, client.query(copyTo(source)))
      }
      await archive.add(jobsName, jsonBytes(await waitingJobs(client)))
      await addFiles(archive, dataFolder)
    })
    return described
  } finally {
    await client.end()
  }
}

async function describeBackup(client: Client): Promise<Manifest> {
  const tables = []
  for (const { name, columns } of await tablesInOrder(client)) {
    if (isLeftOut(name)) continue
    const { rows } = await client.query<{ rows: number }>(
      `select count(*)::int as rows from ${quoteName(name)}`,
    )
    tables.push({ name, columns, rows: rows[0]?.rows ?? 0 })
  }
  return {
    format: 'plaudit-backup-1',
    createdAt: new Date().toISOString(),
    migrations: await appliedMigrations(client),
    tables,
  }
}

async function waitingJobs(client: Client): Promise<unknown[]> {
  const { rows } = await client.query<{ job: unknown }>(
    `select json_build_object('name', name, 'data', coalesce(data, '{}'), 'singletonKey', singleton_key,
        'startAfter', to_char(start_after at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) as job
     from plaudit_jobs.job where state < 'completed' order by created_on`,
  )
  return rows.map(({ job }) => job)
}

async function addFiles(archive: ArchiveWriter, dataFolder: string): Promise<void> {
  for (const folder of folders) {
    const names = await readdir(path.join(dataFolder, folder)).catch(() => [])
    for (const name of names) {
      const bytes = await readFile(path.join(dataFolder, folder, name)).catch(() => undefined)
      // An email of the outbox may be forgotten while we read.
      if (bytes) await archive.add(`${filesFolder}${folder}/${name}`, bytes)
    }
  }
}

function jsonBytes(value: unknown): Buffer {
  return Buffer.from(`${JSON.stringify(value, undefined, 2)}\n`)
}
