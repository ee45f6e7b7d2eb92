import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { joinDatabase, openDatabase, type Database } from '../database.ts'
import { readPostmasterFile } from './embedded-orphan.ts'
import { postgresUser } from './embedded-user.ts'
import { runningEmbeddedUrl, startEmbedded } from './embedded.ts'
import { migrate } from '../migrate.ts'

vi.setConfig({ testTimeout: 120_000 })

const cleaning: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const clean of cleaning.splice(0).toReversed()) await clean()
})

async function newFolder(name = 'data'): Promise<string> {
  const parent = await mkdtemp(path.join(os.tmpdir(), 'plaudit embedded '))
  await chmod(parent, 0o711)
  cleaning.push(() => rm(parent, { recursive: true, force: true }))
  return path.join(parent, name)
}

async function open(dataFolder: string, said: string[] = []): Promise<Database> {
  const database = await openDatabase({ dataFolder }, (sentence) => said.push(sentence))
  cleaning.push(() => database.close().catch(() => undefined))
  return database
}

async function running(dataFolder: string): Promise<string> {
  const url = await runningEmbeddedUrl(dataFolder)
  if (!url) throw new Error('The embedded database does not run.')
  return url
}

async function postmasterPid(dataFolder: string): Promise<number> {
  const state = await readPostmasterFile(path.join(dataFolder, 'postgres'))
  // Not a number to fall back on: a signal to process 0 reaches the whole group of the test run.
  if (!state) throw new Error('The embedded database does not run.')
  return state.pid
}

describe('the embedded database', () => {
  test('compares and indexes letters of every script, and keeps what it acknowledges', async () => {
    const { pool } = await open(await newFolder())
    await pool.query('create extension pg_trgm')
    const { rows } = await pool.query(
      `select 'ÉCOLE' ilike '%école%' as french, 'ЖЁЛТЫЙ' ilike 'жёлтый' as russian,
        cardinality(show_trgm('ทดสอบ')) as thai, current_setting('fsync') as fsync,
        current_setting('full_page_writes') as pages, current_setting('synchronous_commit') as commits,
        current_setting('data_checksums') as checksums, current_setting('TimeZone') as zone`,
    )
    const settings = { fsync: 'on', pages: 'on', commits: 'on', checksums: 'on' }
    expect(rows).toEqual([{ french: true, russian: true, thai: 6, zone: 'UTC', ...settings }])
  })

  test('is reached by nobody but this account', async () => {
    const dataFolder = await newFolder()
    const { pool } = await open(dataFolder)
    const { rows } = await pool.query(`select current_setting('listen_addresses') as addresses`)
    expect(rows).toEqual([{ addresses: '' }])
    expect((await stat(path.join(dataFolder, 'socket'))).mode & 0o777).toBe(0o700)
  })

  test('finds its rows again after a stop, and leaves no process behind', async () => {
    const dataFolder = await newFolder()
    const first = await open(dataFolder)
    await first.pool.query('create table kept as select 42 as answer')
    const pid = await postmasterPid(dataFolder)
    await first.close()
    expect(() => process.kill(pid, 0)).toThrow('ESRCH')
    const second = await open(dataFolder)
    expect((await second.pool.query('select answer from kept')).rows).toEqual([{ answer: 42 }])
  })

  test('is served by a login that is no superuser, also when an earlier version made everything as one', async () => {
    const dataFolder = await newFolder()
    const first = await startEmbedded({ dataFolder })
    await migrate({ url: first.url })
    const superuser = new Client({ connectionString: first.superuserUrl.replace(/\/postgres\b/, '/plaudit') })
    await superuser.connect()
    await superuser.query(
      'alter database plaudit owner to plaudit; create table public.earlier as select 1 as one',
    )
    await superuser.query(
      'alter table testimonials owner to plaudit; alter function plaudit_chain_event owner to plaudit',
    )
    await superuser.end()
    await first.stop()

    const { pool } = await open(dataFolder)
    const { rows } = await pool.query(
      `select rolsuper or rolcreaterole or rolcreatedb or rolbypassrls or rolreplication as "isAbove",
        (select count(*)::int from pg_class where relnamespace = 'public'::regnamespace and relowner <> r.oid
          and relkind in ('r', 'p')) as foreign, (select one from earlier) as one
       from pg_roles r where rolname = current_user`,
    )
    expect(rows).toEqual([{ isAbove: false, foreign: 0, one: 1 }])
    await migrate({ url: await running(dataFolder) })
  })

  test('refuses a second server on the same folder, but lets a command join', async () => {
    const dataFolder = await newFolder()
    const first = await open(dataFolder)
    await first.pool.query('create table shared as select 1 as one')
    await expect(openDatabase({ dataFolder })).rejects.toThrow('Another server is already running')
    const joined = await joinDatabase({ dataFolder })
    expect((await joined.pool.query('select one from shared')).rows).toEqual([{ one: 1 }])
    await joined.close()
    expect((await first.pool.query('select one from shared')).rows).toEqual([{ one: 1 }])
  })

  test('a server killed in the middle loses nothing, and the next one stops the orphan', async () => {
    const dataFolder = await newFolder()
    const script = `
      const { openDatabase } = await import(${JSON.stringify(path.join(import.meta.dirname, '../database.ts'))})
      const { pool } = await openDatabase({ dataFolder: ${JSON.stringify(dataFolder)} })
      await pool.query('create table kept as select 7 as answer')
      console.log('written')
      setInterval(() => {}, 1000)`
    const server = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await once(server.stdout, 'data')
    const orphan = await postmasterPid(dataFolder)
    server.kill('SIGKILL')
    await once(server, 'exit')
    const said: string[] = []
    const { pool } = await open(dataFolder, said)
    expect(said.join()).toContain('was killed last time')
    expect(await postmasterPid(dataFolder)).not.toBe(orphan)
    expect((await pool.query('select answer from kept')).rows).toEqual([{ answer: 7 }])
  })

  test('a lock file whose number belongs to another program by now does not stop the start', async () => {
    const dataFolder = await newFolder()
    await (await open(dataFolder)).close()
    const file = path.join(dataFolder, 'postgres', 'postmaster.pid')
    // Of the database's own account: PostgreSQL itself tells processes of others apart.
    const other = spawn('sleep', ['60'], { ...(await postgresUser(dataFolder)) })
    cleaning.push(async () => other.kill())
    await writeFile(file, `${other.pid}\n${dataFolder}/postgres\n1700000000\n5432\n\n\n  1 1\nready   \n`)
    const { pool } = await open(dataFolder)
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
    expect(await readFile(file, 'utf8')).not.toContain(`${other.pid}\n`)
  })

  test('is started again when it dies under a running server', async () => {
    const dataFolder = await newFolder()
    const { pool } = await open(dataFolder)
    await pool.query('create table kept as select 3 as answer')
    const pid = await postmasterPid(dataFolder)
    process.kill(pid, 'SIGKILL')
    await expect.poll(() => postmasterPid(dataFolder).catch(() => pid), { timeout: 15_000 }).not.toBe(pid)
    await expect
      .poll(() => pool.query('select answer from kept').then(({ rows }) => rows, String), { timeout: 15_000 })
      .toEqual([{ answer: 3 }])
  })

  test('works below a path that is too long for a socket', async () => {
    const { pool } = await open(await newFolder(path.join('long'.repeat(20), 'data')))
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  })

  test('works over a port with a password, where sockets are not private', async () => {
    const dataFolder = await newFolder()
    const embedded = await startEmbedded({ dataFolder, transport: 'tcp' })
    cleaning.push(() => embedded.stop())
    const wrong = new URL(embedded.url)
    wrong.password = 'guess'
    await expect(openDatabase({ dataFolder, databaseUrl: wrong.href })).rejects.toThrow(
      'password authentication failed',
    )
    const right = await openDatabase({ dataFolder, databaseUrl: embedded.url })
    expect((await right.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
    await right.close()
  })
})

describe('a database of DATABASE_URL', () => {
  test('that cannot be reached is told in one sentence, without its password', async () => {
    const databaseUrl = 'postgres://plaudit:secret@127.0.0.1:1/plaudit'
    const opening = openDatabase({ dataFolder: '/nowhere', databaseUrl })
    await expect(opening).rejects.toThrow(
      /^The database of DATABASE_URL \(postgres:\/\/plaudit@127\.0\.0\.1:1\/plaudit\) cannot be reached: .*\.$/,
    )
    await expect(opening).rejects.not.toThrow('secret')
  })
})
