import { sql } from 'drizzle-orm'
import { z } from 'zod/mini'
import type { VersionedEndpoint } from '#contract/v1/versioned.ts'
import type { WorkspaceContext } from '../../context.ts'
import { sha256 } from '../../kit/ids.ts'
import type { App } from '../mount.ts'
import { Problem } from '../problem.ts'
import { within } from './within.ts'

/** Names this version of a row: by what it says of it, else by all that it says. */
export function etagOf(answer: unknown): string {
  const { version, updatedAt } = answer as { version?: number; updatedAt?: string }
  return `"${version ?? updatedAt ?? sha256(JSON.stringify(answer)).toString('base64url').slice(0, 22)}"`
}

/**
 * Changes what is still as the caller read it, in one transaction that holds the row. What answers the GET of an address
 * says how it is; `*` is any version.
 */
export function matching(
  app: App,
  endpoint: VersionedEndpoint,
  context: WorkspaceContext,
  input: Record<string, unknown>,
  ifMatch: string,
  change: (context: WorkspaceContext) => Promise<unknown>,
): Promise<unknown> {
  const reading = app.mounted.find(({ method, path }) => method === 'GET' && path === pathOfRow(endpoint))
  const read = reading && app.handlers.get(reading)
  if (!read) throw new Error(`${endpoint.path} takes If-Match and cannot be read`)
  return context.tenant(async (tx) => {
    const inside = within(context, tx)
    await hold(inside, endpoint, input)
    // What is only read says nothing in the headers of this answer.
    const silent = { ...inside, reply: { ...inside.reply, header: () => undefined } }
    // All of a reply that such a handler uses.
    const ignoring = { header: () => undefined } as never
    const asked = { url: endpoint.path, headers: {} } as never
    const now = z.parse(
      reading.response as z.ZodMiniType,
      await read(silent, { params: input['params'], query: {} }, ignoring, asked),
    )
    const isAsRead = ifMatch.split(',').some((one) => ['*', etagOf(now)].includes(one.trim()))
    if (!isAsRead)
      throw new Problem(
        'changed-meanwhile',
        'This was changed since you read it. Read it again, and send the ETag of that answer as If-Match.',
      )
    return change(inside)
  })
}

/** `/api/v1/widgets/:id/paused` changes what `/api/v1/widgets/:id` reads. */
function pathOfRow({ path }: VersionedEndpoint): string {
  return path.includes('/:id/') ? path.slice(0, path.indexOf('/:id/') + 4) : path
}

/** Addresses that are called otherwise than their tables. */
const tables: Readonly<Record<string, string>> = { 'private-feedback': 'testimonials' }

/** Nobody changes the row before this transaction has. */
async function hold(
  { tenant, workspaceId }: WorkspaceContext,
  { path }: VersionedEndpoint,
  { params }: Record<string, unknown>,
): Promise<void> {
  const { id } = (params ?? {}) as { id?: string }
  const name = path.split('/')[3] ?? ''
  if (id === undefined) {
    const one = `${name} ${workspaceId}`
    await tenant((tx) => tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${one}, 0))`))
    return
  }
  const table = sql.identifier(tables[name] ?? name)
  await tenant((tx) =>
    tx.execute(sql`select from ${table} where workspace_id = ${workspaceId} and id = ${id} for update`),
  )
}
