import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { openDatabase } from '../database.ts'
import { migrate, proveTenantIsolation } from '../migrate.ts'

/** A database that an ordinary login owns, as a hosting service hands it out. */
async function ordinaryDatabase() {
  const name = `plaudit_owner_${randomBytes(4).toString('hex')}`
  const superuser = new Client({ connectionString: inject('testServerUrl') })
  await superuser.connect()
  await superuser.query(`create role ${name} login password 'secret'`)
  await superuser.query(`create database ${name} owner ${name}`)
  onTestFinished(async () => {
    await superuser.query(`drop database ${name} with (force)`)
    await superuser.query(`drop role ${name}`)
    await superuser.end()
  })
  const url = new URL(inject('testServerUrl'))
  url.pathname = `/${name}`
  url.username = name
  url.password = 'secret'
  return { superuser, url: url.href }
}

test('an ordinary owner of a database is told in one sentence what a superuser must run, and then is enough', async () => {
  const { superuser, url } = await ordinaryDatabase()
  const open = () => openDatabase({ dataFolder: '/nowhere', databaseUrl: url })
  const refusal = await open().then(
    () => '',
    (failure: Error) => failure.message,
  )
  expect(refusal).toMatch(
    /^The database of DATABASE_URL \(.*\) needs a role that its login cannot create\. Have a superuser run this once: CREATE ROLE plaudit_app NOLOGIN; GRANT plaudit_app TO "plaudit_owner_\w+";\.$/,
  )
  // The role belongs to the whole server: here an earlier test has made it.
  const [, grant = ''] = /(GRANT .*);\.$/.exec(refusal) ?? []
  await superuser.query(grant)
  const database = await open()
  try {
    await migrate(database)
    await expect(proveTenantIsolation(database)).resolves.toBeUndefined()
  } finally {
    await database.close()
  }
})

test('a login that only visits a database is refused', async () => {
  const { superuser, url } = await ordinaryDatabase()
  const elsewhere = new URL(url)
  elsewhere.pathname = '/postgres'
  await superuser.query('revoke create on schema public from public')
  const opening = openDatabase({ dataFolder: '/nowhere', databaseUrl: elsewhere.href })
  await expect(opening).rejects.toThrow('needs a login that owns the database.')
})
