import { sql } from 'drizzle-orm'
import { listSuppressions, type Suppression } from '#contract/emails/emails.ts'
import type { WorkspaceContext } from '../../context.ts'
import { customers } from '../../customers/tables.ts'
import { describePage, readCursor } from '../../http/paging.ts'
import { shownAddressOrNull } from '../../kit/shown-address.ts'
import { noteMailboxes } from '../erase-again.ts'
import { mailboxes } from '../tables.ts'

const pageSize = 50
export const isMailboxHash = (id: string) => /^[0-9a-f]{64}$/.test(id)

const ways: Readonly<Record<string, string>> = {
  page: 'On the unsubscribe page',
  'one-click': 'With their email app’s unsubscribe button',
  'private-page': 'On their private page',
  owner: 'Added by you',
}

interface Row {
  readonly [column: string]: unknown
  readonly id: string
  readonly at: Date
  readonly reason: Suppression['reason']
  readonly way: string | null
  readonly bounce_reason: string | null
  readonly address: string | null
  readonly name: string | null
  readonly total: number
}

/** Who gets no more requests of this business, with their names as long as they are customers. */
export async function listAll(
  { tenant, workspaceId, reply }: WorkspaceContext,
  { limit = pageSize, cursor }: { limit?: number | undefined; cursor?: string | undefined },
): Promise<Suppression[]> {
  const position = readCursor(cursor, isMailboxHash)
  const from = position
    ? sql`where (at, id) < (${position.createdAt.toISOString()}::timestamptz, ${position.id})`
    : sql``
  const { rows } = await tenant((tx) =>
    tx.execute<Row>(sql`
      with listed as (
        select encode(mailbox, 'hex') as id, mailbox, opted_out_by as way, bounce_reason,
          coalesce(opted_out_at, complained_at, bounced_at) as at,
          case when opted_out_at is not null then 'unsubscribed'
            when complained_at is not null then 'complained' else 'bounced' end as reason
        from ${mailboxes} where workspace_id = ${workspaceId}
          and coalesce(opted_out_at, complained_at, bounced_at) is not null
      ), page as (select * from listed ${from} order by at desc, id desc limit ${limit + 1})
      select page.*, c.email as address, c.name, (select count(*) from listed)::int as total
      from page left join lateral (
        select email, name from ${customers} where workspace_id = ${workspaceId}
          and plaudit_mailbox_hash(workspace_id, email) = page.mailbox limit 1) c on true
      order by page.at desc, page.id desc`),
  )
  const last = rows[limit - 1]
  const next = rows.length > limit && last ? { createdAt: new Date(last.at), id: last.id } : undefined
  describePage(
    reply,
    listSuppressions.path,
    { limit },
    { rows, next, total: rows[0]?.total ?? 0, isCounted: true },
  )
  return rows.slice(0, limit).map(({ id, address, name, reason, at, way, bounce_reason: bounce }) => {
    const detail = reason === 'unsubscribed' ? (ways[way ?? ''] ?? null) : bounce
    return {
      id,
      address: shownAddressOrNull(address),
      name,
      reason,
      at: new Date(at).toISOString(),
      detail,
      canRemove: reason !== 'complained',
    }
  })
}

/** Somebody told the business in another way. */
export async function suppressAddress(context: WorkspaceContext, address: string) {
  const { tenant, workspaceId, now } = context
  const change = { optedOutAt: now(), optedOutBy: 'owner' as const }
  await tenant(async (tx) => {
    const suppressed = await tx
      .insert(mailboxes)
      .values({ workspaceId, mailbox: sql`plaudit_mailbox_hash(${workspaceId}, ${address})`, ...change })
      .onConflictDoUpdate({
        target: [mailboxes.workspaceId, mailboxes.mailbox],
        set: change,
        setWhere: sql`${mailboxes.optedOutAt} is null`,
      })
      .returning({ mailbox: mailboxes.mailbox })
    const found = { workspaceId, mailboxes: suppressed.map(({ mailbox }) => mailbox) }
    await noteMailboxes(context, tx, 'mailbox-opted-out', found)
  })
  return { message: `${address} gets no more requests.` }
}
