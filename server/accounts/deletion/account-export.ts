import { Readable } from 'node:stream'
import { and, eq, getTableColumns, getTableName, gt, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { brand } from '#contract/brand.ts'
import type { WorkspaceContext } from '../../context.ts'
import { jsonParts } from '../../db/statements/json-parts.ts'
import { sealedRows, sealHistories } from '../../provenance/service.ts'
import { users } from '../tables.ts'
import { workspaces } from '../../workspaces/tables.ts'
import { userSettings } from '../../settings/tables.ts'
import { userPhones } from '../../texts/tables.ts'
import type { Exported } from '../../feature-facts.ts'

/** Of users, which are no table of one workspace: never what signs them in. */
const userColumns = {
  id: users.id,
  email: sql<string>`coalesce(${users.claimedEmail}, ${users.email})`,
  firstName: users.firstName,
  lastName: users.lastName,
  role: users.role,
  isWorkspaceOwner: users.isWorkspaceOwner,
  createdAt: users.createdAt,
  notifications: userSettings.notifications,
  ai: userSettings.ai,
  appearance: userSettings.appearance,
  checklist: userSettings.checklist,
  phone: userPhones.phone,
}

/** Of the longest texts, so many are two megabytes: other requests are served in between. */
const batchRows = 200

/** Everything of the workspace as one JSON document, streamed: memory stays the same for any number of rows. */
export function accountExport(context: WorkspaceContext): Readable {
  return Readable.from(accountDocument(context), { objectMode: false })
}

async function* accountDocument(context: WorkspaceContext): AsyncGenerator<string> {
  const { db, workspaceId, now } = context
  const [workspace] = await db.select().from(workspaces).where(eq(workspaces.id, workspaceId))
  const team = await db
    .select(userColumns)
    .from(users)
    .leftJoin(userSettings, eq(userSettings.userId, users.id))
    .leftJoin(userPhones, eq(userPhones.userId, users.id))
    .where(eq(users.workspaceId, workspaceId))
  const { proof, sealed } = await sealHistories(context, workspaceId)
  const head = {
    format: `${brand.prefix}-account`,
    version: 1,
    exportedAt: now().toISOString(),
    workspace,
    users: team,
    ...proof,
  }
  yield JSON.stringify(head).slice(0, -1)
  for (const { table, exported } of context.features.flatMap(({ tables = [] }) => tables)) {
    if (typeof exported === 'string') continue
    yield `,\n${JSON.stringify(exportNameOf(table))}:[`
    let separator = '\n'
    for await (const rows of sealedRows(table, tableBatches(context, table, exported), sealed)) {
      if (exported.long) yield* withLists(context, table, exported, exported.long, separator, rows)
      else yield separator + rows.map((row) => JSON.stringify(row, asText)).join(',\n')
      separator = ',\n'
    }
    yield '\n]'
  }
  yield '\n}\n'
}

/** Rows one by one, each with its long list at its end. */
async function* withLists(
  { tenant, workspaceId }: WorkspaceContext,
  table: PgTable,
  { by: [key] }: Exported,
  long: PgColumn,
  first: string,
  rows: readonly Readonly<Record<string, unknown>>[],
): AsyncGenerator<string> {
  const [nameOfKey = ''] = columnNamesOf(table, [key])
  const [name] = columnNamesOf(table, [long])
  let separator = first
  for (const row of rows) {
    yield `${separator}${JSON.stringify(row, asText).slice(0, -1)},${JSON.stringify(name)}:[`
    const itself = sql`${getTableColumns(table)['workspaceId']} = ${workspaceId} and ${key} = ${row[nameOfKey]}`
    let comma = ''
    for await (const some of jsonParts(tenant, long, itself)) {
      yield comma + some.map((one) => JSON.stringify(one)).join(',')
      comma = ','
    }
    yield ']}'
    separator = ',\n'
  }
}

function columnNamesOf(table: PgTable, columns: readonly (PgColumn | undefined)[]): string[] {
  return Object.entries(getTableColumns(table)).flatMap(([name, column]) =>
    columns.includes(column) ? [name] : [],
  )
}

/** Pages by the primary key: rows that arrive meanwhile come last, none comes twice. */
async function* tableBatches(
  context: WorkspaceContext,
  table: PgTable,
  { by, long, without = [] }: Exported,
) {
  const all = getTableColumns(table)
  const workspace = all['workspaceId']
  if (!workspace) throw new Error(`${getTableName(table)} belongs to no workspace`)
  const columns = Object.fromEntries(
    Object.entries(all).filter(([name, column]) => !without.includes(name) && column !== long),
  )
  const keys = Object.entries(all).filter(([, column]) => by.includes(column))
  const place = tuple(keys.map(([, column]) => column))
  let after: unknown[] | undefined
  for (;;) {
    const isLater = after && gt(place, tuple(after))
    const rows = await context.tenant((tx) =>
      tx
        .select(columns)
        .from(table)
        .where(and(eq(workspace, context.workspaceId), isLater))
        .orderBy(...by)
        .limit(batchRows),
    )
    if (rows.length > 0) yield rows
    if (rows.length < batchRows) return
    after = keys.map(([name]) => rows.at(-1)?.[name])
  }
}

/** `(a, b)`, which PostgreSQL compares as a whole. */
function tuple(parts: readonly unknown[]) {
  return sql`(${sql.join(
    parts.map((part) => sql`${part}`),
    sql`, `,
  )})`
}

function exportNameOf(table: PgTable): string {
  return getTableName(table).replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
}

/** Bytes as base64, which every language reads. JSON.stringify has called their toJSON by then. */
function asText(_name: string, value: unknown): unknown {
  const isBytes =
    typeof value === 'object' &&
    value !== null &&
    'type' in value &&
    value.type === 'Buffer' &&
    'data' in value
  return isBytes ? Buffer.from(value.data as number[]).toString('base64') : value
}
