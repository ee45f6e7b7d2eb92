import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod/mini'
import { eq } from 'drizzle-orm'
import { allEndpoints } from '../test/all-endpoints.ts'
import { startCustomerImport } from '#contract/customers/customer-imports.ts'
import { createCustomer } from '#contract/customers/customers.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { createSharingLink } from '#contract/collection/sharing.ts'
import { templateIds } from '#contract/widgets/widget-templates.ts'
import { allJobs } from '../app.ts'
import { users } from '../accounts/tables.ts'
import { randomToken, rowId } from '../kit/ids.ts'
import { caller } from '../test/as.ts'
import { fillEveryTable } from '../test/fill-tables.ts'
import { makeBusiness, makeMember, type Owner } from '../test/make.ts'
import { testApp } from '../test/test-app.ts'
import { bodyFor, isSecondAddress } from '../test/valid-bodies.ts'

const app = await testApp()
const { pool } = app.services.database
const templates = new Set<string>(templateIds)

/** Everything that a workspace could tell: every value of its rows that names a row. */
interface Workspace {
  readonly owner: Owner
  readonly id: string
  readonly rowIds: readonly string[]
}

async function filledWorkspace(): Promise<Workspace> {
  const owner = await makeBusiness(app)
  const [row] = await app.services.db
    .select({ id: users.workspaceId })
    .from(users)
    .where(eq(users.id, owner.user.id))
  const id = row?.id ?? ''
  // Twice, a moment apart: lists have a second page then.
  await fillEveryTable(app, owner, id)
  app.clock.now = new Date(app.clock.now.getTime() + 1000)
  await fillEveryTable(app, owner, id)
  for (const name of ['Rye club', 'Sunday rolls']) {
    await owner.call(createSharingLink, { body: { description: name } })
    await owner.call(createCustomer, { body: { name, email: `${randomToken(6)}@example.com` } })
    const list = { fileName: 'people.csv', content: `name,email\n${name},${randomToken(6)}@example.com\n` }
    await owner.call(startCustomerImport, { body: list })
  }
  await makeMember(app, owner)
  await app.drain()
  // What comes by the clock comes now, and not between two looks at the rows.
  for (const job of allJobs.filter(({ schedule }) => schedule)) await job.run(app.services, {})
  await app.drain()
  return { owner, id, rowIds: await idsOf(id) }
}

interface Column {
  readonly table: string
  readonly owner: string
  readonly names: string[]
}

/** Tables whose rows belong to a workspace or to one of its users, with the columns that name rows. */
async function ownedTables(): Promise<Column[]> {
  const { rows } = await pool.query<Column>(
    `select table_name as "table",
        case when bool_or(column_name = 'workspace_id') then 'workspace_id' else 'user_id' end as owner,
        array_remove(array_agg(column_name::text) filter (where column_name ~ '(^|_)id$'), null) as names
     from information_schema.columns where table_schema = 'public'
     group by table_name having bool_or(column_name in ('workspace_id', 'user_id')) order by 1`,
  )
  return rows
}

const belongsTo = (owner: string) =>
  owner === 'workspace_id' ? 'workspace_id = $1' : 'user_id in (select id from users where workspace_id = $1)'

/** Two of each kind: a call that refuses these refuses the others for the same reason. */
async function idsOf(workspaceId: string): Promise<string[]> {
  const ids = new Set<string>()
  for (const { table, owner, names } of tables) {
    for (const name of names) {
      const { rows } = await pool.query<{ ids: (string | null)[] }>(
        `select array[min(${name}::text), max(${name}::text)] as ids from ${table} where ${belongsTo(owner)}`,
        [workspaceId],
      )
      for (const id of rows[0]?.ids ?? []) if (id) ids.add(id)
    }
  }
  return [...ids].filter((id) => id.length > 8)
}

const tables = await ownedTables()
const everyRow = tables
  .map(
    ({ table, owner }) =>
      `select '${table}' as table, array(select t::text from ${table} t where ${belongsTo(owner)} order by 1) as rows`,
  )
  .join(' union all ')

/** Every row of a workspace, as text. */
async function rowsOf(workspaceId: string): Promise<Record<string, string[]>> {
  const { rows } = await pool.query<{ table: string; rows: string[] }>(everyRow, [workspaceId])
  return Object.fromEntries(rows.map((one) => [one.table, one.rows]))
}

/** Where an endpoint takes something that could name a row of somebody else's. */
type Place = { part: 'params' | 'query' | 'body'; name: string; isList: boolean }

/** Ids that other services gave, or that the contract lists. */
const foreignIds = [
  'templateId',
  'googlePlaceId',
  'yelpBusinessId',
  'portalId',
  'accessToken',
  'priceId',
  'platform',
  // Of Trustpilot, not ours.
  'businessUserId',
]

function placesOf(endpoint: Endpoint): Place[] {
  return (['params', 'query', 'body'] as const).flatMap((part) =>
    Object.entries(shapeOf(endpoint[part]))
      .filter(([name]) => part === 'params' || /(id|ids|cursor|token)$/i.test(name))
      .filter(([name]) => !foreignIds.includes(name))
      .map(([name, type]) => ({ part, name, isList: type === 'array' })),
  )
}

function shapeOf(schema: Endpoint['body']): Record<string, string> {
  if (!(schema instanceof z.ZodMiniObject)) return {}
  const shape = schema.shape as Record<string, z.ZodMiniType>
  return Object.fromEntries(Object.entries(shape).map(([name, type]) => [name, type.def.type]))
}

function inputWith(endpoint: Endpoint, place: Place, id: string): object {
  const filler = Object.fromEntries(
    [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name = '']) => [
      name,
      name === 'platform' ? 'google' : rowId(app.clock.now),
    ]),
  )
  const value = { [place.name]: place.isList ? [id] : id }
  const body = bodyFor(endpoint)
  return {
    params: { ...filler, ...(place.part === 'params' && value) },
    query: place.part === 'query' ? value : {},
    ...(endpoint.body && { body: { ...body, ...(place.part === 'body' && value) } }),
  }
}

/** An id that looks like this one and names nothing. */
function missingLike(id: string): string {
  return isRowId(id) ? rowId(app.clock.now) : randomToken()
}

function isRowId(id: string): boolean {
  return /^[0-9a-f-]{36}$/.test(id)
}

const guarded = allEndpoints.filter(
  (one) => (one.access === 'owner' || one.access === 'session') && !isSecondAddress(one),
)
const walked = guarded.flatMap((endpoint) => placesOf(endpoint).map((place) => ({ endpoint, place })))

test('every call with an id and a body has a body in valid-bodies.ts that it takes', () => {
  const refused = walked.filter(({ endpoint, place }) => {
    const { body } = inputWith(endpoint, place, rowId(app.clock.now)) as { body?: unknown }
    return endpoint.body && !z.safeParse(endpoint.body as z.ZodMiniType, body).success
  })
  expect(refused.map(({ endpoint, place }) => `${endpoint.path} (${place.name})`)).toEqual([])
})

/** The condition that every statement begins with, and row-level security behind it: one of them is enough. */
const lines = ['with both lines of defense', 'with the conditions of the statements alone'] as const

describe.each(lines)('a neighbor with the ids of another workspace, %s', (line) => {
  let mine: Workspace
  let theirs: Workspace
  /** Each test leaves them as they were. */
  let rowsBefore: Record<string, string[]>
  beforeAll(async () => {
    if (line === 'with the conditions of the statements alone') await switchOffRowSecurity()
    mine = await filledWorkspace()
    theirs = await filledWorkspace()
    rowsBefore = await rowsOf(theirs.id)
  })

  test('has every kind of id to try', async () => {
    const empty = Object.entries(rowsBefore).filter(([, rows]) => rows.length === 0)
    // The clock's jobs, which just ran, leave no text whose words are not counted.
    expect(empty.map(([table]) => table)).toEqual(['search_changes', 'theme_changes'])
    expect(theirs.rowIds.length).toBeGreaterThan(15)
    expect(walked.length).toBeGreaterThan(30)
  })

  test.for(
    walked.map((one) => [`${one.endpoint.method} ${one.endpoint.path}`, one.place.name, one] as const),
  )('%s, %s: gets the answer of an id that names nothing', async ([, , { endpoint, place }]) => {
    const self = caller(app, mine.owner.token)
    const answerTo = async (id: string) => {
      const { status, text } = await self.call(endpoint, inputWith(endpoint, place, id))
      return [status, withoutRequestId(text)]
    }
    const answersToMissing = new Map<boolean, unknown>()
    for (const id of theirs.rowIds) {
      const tried = await answerTo(id)
      const missing = answersToMissing.get(isRowId(id)) ?? (await answerTo(missingLike(id)))
      answersToMissing.set(isRowId(id), missing)
      expect([id, tried]).toEqual([id, missing])
    }
    await app.drain()
    expect(await rowsOf(theirs.id)).toEqual(rowsBefore)
  })

  test.for(
    guarded.flatMap((one) =>
      // A list of something answers nothing at all where that is another's.
      'cursor' in shapeOf(one.query) && !one.path.includes(':') ? [[one.path, one] as const] : [],
    ),
  )('%s continues a list of theirs with rows of its own', async ([, endpoint]) => {
    const first = await theirs.owner.call(endpoint, { query: { limit: 1 } })
    const cursor = /cursor=([^&>]+)/.exec(first.headers['link'] ?? '')?.[1]
    if (!cursor) throw new Error('One row a page leaves no second page')
    const next = await mine.owner.call(endpoint, { query: { cursor: decodeURIComponent(cursor) } })
    expect(next.status).toBe(200)
    // Everybody's widgets name the templates alike.
    const own = theirs.rowIds.filter((id) => !templates.has(id))
    expect(own.filter((id) => next.text.includes(id))).toEqual([])
  })
})

async function switchOffRowSecurity(): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    'select relname as name from pg_class where relrowsecurity and relnamespace = $1::regnamespace',
    ['public'],
  )
  expect(rows.length).toBeGreaterThan(15)
  for (const { name } of rows) await pool.query(`alter table ${name} disable row level security`)
}

function withoutRequestId(text: string): string {
  return text.replace(/"(requestId|instance)":"[^"]*"/, '')
}
