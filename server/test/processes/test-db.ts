import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { afterAll, inject } from 'vitest'
import { connectToDatabase, type Database } from '../../db/database.ts'
import { isPlain } from '../plain.ts'
import { onServer } from './on-server.ts'

/**
 * An empty, migrated database for this test file alone; gone when the file is done.
 * Call it once at the top level of the file: `const database = await testDatabase()`.
 */
export async function testDatabase(isFull?: () => boolean): Promise<Database> {
  const server = inject('testServerUrl')
  const name = `${inject('testTemplate')}_${randomBytes(4).toString('hex')}`
  const address = new URL(inject('testLoginUrl'))
  await onServer(
    server,
    `create database ${name} template ${inject('testTemplate')} strategy file_copy owner ${address.username}`,
  )
  address.pathname = `/${name}`
  const database = connectToDatabase(address.href, 'external', {
    isPlain,
    ...(isFull && { isFull }),
  })
  afterAll(async () => {
    await database.close()
    await untilLeft(server, name)
    await onServer(server, `drop database if exists ${name} with (force)`)
  })
  return database
}

/** The queue says that it has stopped while its connections are still closing; cut off then, they fail the test file. */
async function untilLeft(server: string, name: string): Promise<void> {
  const client = new Client({ connectionString: server })
  await client.connect()
  try {
    for (let tries = 0; tries < 80; tries++) {
      const { rowCount } = await client.query('select from pg_stat_activity where datname = $1', [name])
      if (rowCount === 0) return
      await new Promise((resolve) => setTimeout(resolve, 25))
    }
  } finally {
    await client.end()
  }
}
