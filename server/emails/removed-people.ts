import { sql } from 'drizzle-orm'
import { customers } from '../customers/tables.ts'
import type { Tx } from '../db/database.ts'
import { mailboxes } from './tables.ts'

/** Remembers that the customers with these addresses were removed, without keeping the addresses. */
export async function noteRemoved(
  tx: Tx,
  workspaceId: string,
  addresses: readonly string[],
  removedAt: Date,
): Promise<void> {
  const theirs = addresses.filter((address) => address !== '')
  if (theirs.length === 0) return
  await tx.execute(sql`
    insert into ${mailboxes} (workspace_id, mailbox, removed_at)
    select distinct ${workspaceId}::uuid, plaudit_mailbox_hash(${workspaceId}, address), ${removedAt.toISOString()}::timestamptz
    from unnest(${sql.param(theirs)}::text[]) as address
    order by 2
    on conflict (workspace_id, mailbox) do update set removed_at = excluded.removed_at`)
}

/** Those of these addresses whose customers were removed, and have not been added again since. */
export async function removedAmong(
  tx: Tx,
  workspaceId: string,
  addresses: readonly string[],
): Promise<Set<string>> {
  if (addresses.length === 0) return new Set()
  const { rows } = await tx.execute<{ address: string }>(sql`
    select address from unnest(${sql.param([...addresses])}::text[]) as address
    join ${mailboxes} m on m.workspace_id = ${workspaceId} and m.mailbox = plaudit_mailbox_hash(${workspaceId}, address)
    where m.removed_at is not null and not exists (
      select from ${customers} c where c.workspace_id = ${workspaceId} and c.email = address)`)
  return new Set(rows.map(({ address }) => address))
}
