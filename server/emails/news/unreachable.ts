import { sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/database.ts'
import { mailboxes, nobodysWorkspace, unreachableMailboxes } from '../tables.ts'

/** Why a workspace may not write to somebody who was not waiting for it. */
export type Unreachable = 'unsubscribed' | 'complained' | 'bounced'

/** Which of these addresses may not be asked for anything, and why; by the address as it was given. */
export async function findUnreachable(
  tx: Db | Tx,
  workspaceId: string,
  addresses: readonly string[],
): Promise<Map<string, Unreachable>> {
  if (addresses.length === 0) return new Map()
  const { rows } = await tx.execute<{ address: string; reason: Unreachable | null }>(sql`
    select a.address, case
        when m.opted_out_at is not null then 'unsubscribed'
        when coalesce(m.complained_at, u.complained_at) is not null then 'complained'
        when coalesce(m.bounced_at, u.bounced_at) is not null then 'bounced' end as reason
    from unnest(${sql.param(addresses)}::text[]) as a (address)
    left join ${mailboxes} m
      on m.workspace_id = ${workspaceId} and m.mailbox = plaudit_mailbox_hash(${workspaceId}, a.address)
    left join ${unreachableMailboxes} u on u.mailbox = plaudit_mailbox_hash(${nobodysWorkspace}, a.address)`)
  return new Map(rows.flatMap(({ address, reason }) => (reason ? [[address, reason] as const] : [])))
}
