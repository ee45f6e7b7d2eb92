import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { features } from '../app.ts'

interface Source {
  /** Inside `server/`. */
  readonly file: string
  readonly text: string
}

/** Below the features: they write the tables of `db/tables.ts` and of their own folder, and no others. */
const rooms = ['db', 'http', 'jobs', 'integrations']

const serverFolder = path.join(import.meta.dirname, '..')

const production: readonly Source[] = globSync('**/*.ts', { cwd: serverFolder })
  .filter((file) => !file.endsWith('.test.ts') && !file.startsWith(`test${path.sep}`))
  .map((file) => ({ file, text: readFileSync(path.join(serverFolder, file), 'utf8') }))

/** Every table with the name that code calls it by, and who may write it. */
const tables = await Promise.all(
  globSync('*/tables.ts', { cwd: serverFolder }).map(async (file) => {
    const module = (await import(`../${path.dirname(file)}/tables.ts`)) as Record<string, unknown>
    return Object.entries(module).flatMap(([called, table]) => {
      if (!is(table, PgTable)) return []
      const owner = features.find(({ tables: own = [] }) => own.some((one) => one.table === table))?.name
      const room = path.dirname(file)
      const writers = [owner, ...(room === 'db' ? rooms : rooms.filter((one) => one === room))]
      return [{ called, name: getTableName(table), writers }]
    })
  }),
)

/** Statements that write a table which another feature states, as `file: table`. */
function foreignWrites(sources: readonly Source[]): string[] {
  return sources.flatMap(({ file, text }) => {
    const [folder = ''] = file.split(path.sep)
    const code = text.replaceAll(/^\s*(\/\/|\/?\*).*$/gm, '')
    return tables
      .flat()
      .filter(({ writers }) => !writers.includes(folder))
      .filter(({ called, name }) => writes(called, name).test(code))
      .map(({ name }) => `${file}: ${name}`)
  })
}

function writes(called: string, name: string): RegExp {
  const table = `(\\$\\{${called}\\}|"?${name}"?)(?![\\w.])`
  return new RegExp(
    [
      `\\.(insert|update|delete)\\(\\s*${called}\\s*\\)`,
      `\\binsert\\s+into\\s+${table}`,
      `\\bdelete\\s+from\\s+(only\\s+)?${table}`,
      `\\bupdate\\s+(only\\s+)?${table}\\s+(as\\s+)?(\\w+\\s+)?set\\b`,
      `\\bmerge\\s+into\\s+${table}`,
      `\\btruncate\\s+(table\\s+)?${table}`,
    ].join('|'),
    'i',
  )
}

function importsOfTests(sources: readonly Source[]): string[] {
  return sources
    .filter(({ text }) => /(from|import\()\s*'(\.\.?\/)+(server\/)?test\/|\.test\.ts'/.test(text))
    .map(({ file }) => file)
}

test('a feature writes only the tables that it states', () => {
  expect(foreignWrites(production)).toEqual([])
})

test.for([
  'await tx.insert(users).values({})',
  'await db\n    .update(users)\n    .set({})',
  'tx.delete( users ).where(mine)',
  'tx.execute(sql`update users u set email = null`)',
  'tx.execute(sql`insert into ${users} (id) values (1)`)',
  "client.query('DELETE FROM users')",
  'sql`merge into users using x on true`',
])('a write to the table of another feature is found: %s', (text) => {
  expect(foreignWrites([{ file: path.join('embed', 'planted.ts'), text }])).toEqual([
    `${path.join('embed', 'planted.ts')}: users`,
  ])
  expect(foreignWrites([{ file: path.join('accounts', 'planted.ts'), text }])).toEqual([])
})

test('a room below the features writes no table of theirs, and a feature none of the rooms’', () => {
  const writing = (folder: string, called: string) =>
    foreignWrites([{ file: path.join(folder, 'planted.ts'), text: `tx.insert(${called})` }]).length
  expect(rooms.filter((room) => !existsSync(path.join(serverFolder, room)))).toEqual([])
  for (const room of rooms)
    expect([room, writing(room, 'users'), writing(room, 'idempotency')]).toEqual([room, 1, 0])
  expect([writing('jobs', 'pausedQueues'), writing('http', 'pausedQueues')]).toEqual([0, 1])
  expect([writing('embed', 'idempotency'), writing('demo', 'users')]).toEqual([1, 1])
})

test('a table that is read is nobody’s violation', () => {
  const text = '// update users set\nsql`select id from users for update`; tx.select().from(users)'
  expect(foreignWrites([{ file: path.join('embed', 'planted.ts'), text }])).toEqual([])
})

test('production code imports nothing that is there for tests', () => {
  expect(importsOfTests(production)).toEqual([])
})

test.for(["import { makeOwner } from '../test/make.ts'", "const make = await import('./test/make.ts')"])(
  'production code that imports a test is found: %s',
  (text) => {
    expect(importsOfTests([{ file: path.join('embed', 'planted.ts'), text }])).toHaveLength(1)
  },
)
