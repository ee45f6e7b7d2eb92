import { and, eq, getTableColumns, inArray } from 'drizzle-orm'
import type { WorkspaceContext } from '../../context.ts'
import type { OwnTable } from '../../feature-facts.ts'
import { uuidOrNothing } from '../../kit/ids.ts'
import { actSentence } from './act-sentences.ts'

interface Change {
  readonly call: string
  /** The id of what it was about. */
  readonly object: string | undefined
}

/** Each with what was done, in words. What it was about has its name of today, and none once it is gone. */
export async function describeChanges<T extends Change>(context: WorkspaceContext, changes: readonly T[]) {
  const names = new Map<string, string>()
  for (const { table, called } of context.features.flatMap(({ tables = [] }) => tables)) {
    const ids = called ? idsAt(called.at, changes) : []
    if (called && ids.length > 0)
      for (const { id, name } of await namesOf(context, table, called, ids)) names.set(id, name)
  }
  return changes.map((change) => ({
    ...change,
    what: actSentence(change.call, names.get(change.object ?? '')),
  }))
}

function idsAt(address: string, changes: readonly Change[]): string[] {
  return changes.flatMap(({ call, object = '' }) => {
    const path = call.split(' ')[1] ?? ''
    const isAbout = path === address || path.startsWith(`${address}/`)
    return isAbout ? (uuidOrNothing(object) ?? []) : []
  })
}

async function namesOf(
  { db, workspaceId }: WorkspaceContext,
  table: OwnTable['table'],
  { name }: NonNullable<OwnTable['called']>,
  ids: readonly string[],
): Promise<{ id: string; name: string }[]> {
  const { id, workspaceId: owner } = getTableColumns(table)
  if (!id || !owner) throw new Error('a table whose rows have names has an id and a workspace_id')
  const rows = await db
    .select({ id, name })
    .from(table)
    .where(and(eq(owner, workspaceId), inArray(id, [...ids])))
  return rows as { id: string; name: string }[]
}
