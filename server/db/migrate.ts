import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import { Client, type PoolClient } from 'pg'
import { z } from 'zod'
import { migrationsFolder } from '../kit/folders.ts'
import { StartupError } from '../kit/startup-error.ts'
import type { Database } from './database.ts'
import { applyFunctions } from './functions.ts'

/** Any number, the same in every copy of the server. */
const migrationLock = 7_528_211_904

/**
 * Brings schema and functions up to date; of several servers starting at once, one does it and the others wait. `last`
 * stops after the migration of that name: for rows that come from an older version.
 */
export async function migrate(database: Pick<Database, 'url'>, last?: string): Promise<void> {
  // A connection of its own: the pool's time limits are for requests, and the lock lives as long as the connection.
  const client = new Client({
    connectionString: database.url,
    application_name: 'plaudit-migrate',
    connectionTimeoutMillis: 10_000,
  })
  // A connection that ends under us fails the statement in flight; without a listener it would end the process too.
  client.on('error', () => undefined)
  await client.connect()
  try {
    await takeLock(client)
    const names = (await readJournal()).map(({ tag }) => tag)
    if (last !== undefined && last !== names.at(-1)) return await migrateUntil(client, last)
    await applyMigrations(drizzle(client), { migrationsFolder })
    const [missing] = await pendingMigrations(client)
    if (missing) {
      // Drizzle looks at the newest applied one only, so a late-merged older file would be passed over in silence.
      throw new StartupError(`The migration ${missing} is older than one already applied; generate it anew.`)
    }
    await applyFunctions(client, names)
  } catch (cause) {
    if (cause instanceof StartupError) throw cause
    const inner = cause instanceof Error && cause.cause instanceof Error ? cause.cause : cause
    throw new StartupError(`The database could not be brought up to date: ${String(inner)}.`, { cause })
  } finally {
    await client.end()
  }
}

/** To the state of an older version: its functions are those of its migrations. */
async function migrateUntil(client: Client, last: string): Promise<void> {
  const folder = await migrationsThrough(last)
  try {
    await applyMigrations(drizzle(client), { migrationsFolder: folder })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The names of the migrations that this build has and the database has not. */
export async function pendingMigrations(client: Pick<Client, 'query'>): Promise<string[]> {
  const { rows } = await client.query<{ at: string }>(
    'select created_at::text as at from drizzle.__drizzle_migrations',
  )
  const applied = new Set(rows.map(({ at }) => Number(at)))
  return (await readJournal()).filter(({ when }) => !applied.has(when)).map(({ tag }) => tag)
}

/** The names of the migrations that a database has, oldest first. */
export async function appliedMigrations(client: Pick<Client, 'query'>): Promise<string[]> {
  const pending = new Set(await pendingMigrations(client))
  return (await readJournal()).map(({ tag }) => tag).filter((tag) => !pending.has(tag))
}

/** A temporary copy of the migrations that ends with one of them. */
async function migrationsThrough(last: string): Promise<string> {
  const all = await readJournal()
  const end = all.findIndex(({ tag }) => tag === last) + 1
  if (end === 0) throw new StartupError(`This version has no migration ${last}.`)
  const folder = await mkdtemp(path.join(os.tmpdir(), 'plaudit-migrations-'))
  const text = await readFile(path.join(migrationsFolder, 'meta', '_journal.json'), 'utf8')
  const { entries, ...rest } = JSON.parse(text) as { entries: unknown[] }
  await mkdir(path.join(folder, 'meta'))
  await writeFile(
    path.join(folder, 'meta', '_journal.json'),
    JSON.stringify({ ...rest, entries: entries.slice(0, end) }),
  )
  for (const { tag } of all.slice(0, end)) {
    await copyFile(path.join(migrationsFolder, `${tag}.sql`), path.join(folder, `${tag}.sql`))
  }
  return folder
}

async function takeLock(client: Client): Promise<void> {
  const deadline = performance.now() + 60_000
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [
      migrationLock,
    ])
    if (rows[0]?.taken) return
    if (performance.now() > deadline) {
      throw new StartupError(
        'Another server has been changing the database for a minute; try again when it is done.',
      )
    }
    await sleep(100)
  }
}

const journal = z.object({ entries: z.array(z.object({ tag: z.string(), when: z.number() })) })

async function readJournal() {
  const text = await readFile(path.join(migrationsFolder, 'meta', '_journal.json'), 'utf8')
  return journal.parse(JSON.parse(text)).entries
}

/**
 * Proves at start that tenant isolation is more than an intention: as the tenants' role and without a workspace no
 * testimonial is visible, though the plain login sees them, and no table this role may read is without a policy.
 */
export async function proveTenantIsolation({ pool }: Pick<Database, 'pool'>): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const plain = await seesTestimonials(client)
    await client.query(`select set_config('role', 'plaudit_app', true)`)
    if (await seesTestimonials(client)) {
      throw new StartupError('Tenant isolation does not hold: rows are visible without a workspace.')
    }
    const { rows } = await client.query<{ open: string | null; isAbove: boolean; hasRows: boolean }>(
      `select (select string_agg(relname, ', ') from pg_class
          where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relrowsecurity
            and has_table_privilege('plaudit_app', oid, 'select')) as open,
        (select rolsuper or rolbypassrls from pg_roles where rolname = 'plaudit_app') as "isAbove",
        (select reltuples > 0 from pg_class where oid = 'public.testimonials'::regclass) as "hasRows"`,
    )
    const [state] = rows
    if (state?.isAbove)
      throw new StartupError('Tenant isolation does not hold: the role plaudit_app bypasses it.')
    if (state?.open) {
      throw new StartupError(
        `Tenant isolation does not hold: plaudit_app reads ${state.open} without a policy.`,
      )
    }
    if (!plain && state?.hasRows) {
      throw new StartupError(
        'The login of DATABASE_URL does not see its own testimonials; it must own the tables.',
      )
    }
  } catch (cause) {
    if (cause instanceof StartupError) throw cause
    throw new StartupError(`Tenant isolation could not be proved: ${String(cause)}.`, { cause })
  } finally {
    await client.query('rollback').catch(() => undefined)
    client.release()
  }
}

async function seesTestimonials(client: PoolClient): Promise<boolean> {
  const { rows } = await client.query<{ any: boolean }>('select exists (select from testimonials) as any')
  return rows[0]?.any === true
}
