import { and, eq, Placeholder, sql } from 'drizzle-orm'
import type { Tx } from './database.ts'
import { type lookupKinds, lookups } from './tables.ts'

type Kind = (typeof lookupKinds)[number]

/** Writes whose this token's hash or public id is, in the transaction that makes what it opens. */
export async function addLookup(
  tx: Pick<Tx, 'insert'>,
  kind: Kind,
  key: Buffer | string,
  workspaceId: string,
): Promise<void> {
  await tx.insert(lookups).values({ kind, key: Buffer.from(key), workspaceId })
}

/** As `addLookup`, for many. */
export async function addLookups(
  tx: Pick<Tx, 'insert'>,
  kind: Kind,
  keys: readonly string[],
  workspaceId: string,
): Promise<void> {
  if (keys.length === 0) return
  await tx.insert(lookups).values(keys.map((key) => ({ kind, key: Buffer.from(key), workspaceId })))
}

/** As `addLookup`; false where it is somebody's already. */
export async function claimLookup(
  tx: Pick<Tx, 'insert'>,
  kind: Kind,
  key: string,
  workspaceId: string,
): Promise<boolean> {
  const { rowCount } = await tx
    .insert(lookups)
    .values({ kind, key: Buffer.from(key), workspaceId })
    .onConflictDoNothing()
  return rowCount === 1
}

export async function removeLookup(
  tx: Pick<Tx, 'delete'>,
  kind: Kind,
  key: Buffer | string,
  workspaceId: string,
): Promise<void> {
  await tx
    .delete(lookups)
    .where(
      and(eq(lookups.workspaceId, workspaceId), eq(lookups.kind, kind), eq(lookups.key, Buffer.from(key))),
    )
}

/** The workspace that a token's hash or a public id leads to, for the condition on `workspace_id`. */
export function workspaceOf(kind: Kind, key: Buffer | string | Placeholder) {
  return sql`(select ${lookups.workspaceId} from ${lookups}
    where ${lookups.kind} = ${kind} and ${lookups.key} = ${key instanceof Placeholder ? key : Buffer.from(key)})`
}
