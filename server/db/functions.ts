import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { type Client, DatabaseError } from 'pg'
import { functionsFolder } from '../kit/folders.ts'

/** The name of a function, and the statement that makes it. */
interface SqlFunction {
  readonly name: string
  readonly text: string
}

/** What `functions/` holds: each function in a file of its name. */
export async function presentFunctions(): Promise<SqlFunction[]> {
  const files = (await readdir(functionsFolder)).filter((file) => file.endsWith('.sql')).toSorted()
  return Promise.all(
    files.map(async (file) => ({
      name: path.basename(file, '.sql'),
      text: await readFile(path.join(functionsFolder, file), 'utf8'),
    })),
  )
}

/**
 * Makes the functions of the database those of `functions/`, all of them or none, unless they are already: a hash of
 * their texts and of the migrations, which may have made functions too, is the comment of the migrations' schema.
 */
export async function applyFunctions(client: Client, migrations: readonly string[]): Promise<void> {
  const present = await presentFunctions()
  const hash = createHash('sha256')
    .update(JSON.stringify([present, migrations]))
    .digest('hex')
  const { rows } = await client.query<{ hash: string | null }>(
    `select obj_description('drizzle'::regnamespace) as hash`,
  )
  if (rows[0]?.hash === hash) return
  await client.query('begin')
  try {
    const before = await functionsOf(client)
    for (const { name, text } of present) {
      await applyFunction(client, text, () => dropAll(client, namedSo(before, name)))
    }
    const after = await functionsOf(client)
    await dropAll(client, replaced(before, after))
    await dropAll(
      client,
      after.filter(({ name }) => namedSo(present, name).length === 0),
    )
    await client.query(`comment on schema drizzle is '${hash}'`)
    await client.query('commit')
  } catch (failure) {
    await client.query('rollback')
    throw failure
  }
}

/**
 * A function keeps its identity where it can: others may be calling it, and triggers, indexes and generated columns
 * rest on it. With other names of arguments or another result it must go first, which PostgreSQL refuses while anything
 * rests on it: then a migration has to take that away.
 */
async function applyFunction(client: Client, text: string, dropFirst: () => Promise<void>): Promise<void> {
  await client.query('savepoint before_function')
  try {
    await client.query(text)
  } catch (failure) {
    if (!(failure instanceof DatabaseError && failure.code === cannotBeReplaced)) throw failure
    await client.query('rollback to savepoint before_function')
    await dropFirst()
    await client.query(text)
  }
}

/** PostgreSQL's `invalid_function_definition`. */
const cannotBeReplaced = '42P13'

interface Made {
  readonly name: string
  /** With the types of its arguments. */
  readonly signature: string
}

/** Our functions; in a database of the operator's there may be others. */
async function functionsOf(client: Client): Promise<Made[]> {
  const { rows } = await client.query<Made>(
    `select proname as name, oid::regprocedure::text as signature from pg_proc
     where pronamespace = 'public'::regnamespace and starts_with(proname, 'plaudit_')`,
  )
  return rows
}

/** What is still there beside the new one: that has other types of arguments, and so is another function. */
function replaced(before: readonly Made[], after: readonly Made[]): Made[] {
  return after.filter(
    ({ name, signature }) =>
      namedSo(after, name).length > 1 && before.some((one) => one.signature === signature),
  )
}

function namedSo<One extends { readonly name: string }>(all: readonly One[], name: string): One[] {
  return all.filter((one) => one.name === name)
}

async function dropAll(client: Client, made: readonly Made[]): Promise<void> {
  for (const { signature } of made) await client.query(`drop function ${signature}`)
}
