import { and, eq, sql } from 'drizzle-orm'
import { listSuppressions, type Suppression } from '#contract/emails.ts'
import type { WorkspaceContext } from '../context.ts'
import type { Tx } from '../db/database.ts'
import { customers } from '../customers/tables.ts'
import { describePage, readCursor } from '../http/paging.ts'
import { notFound, Problem } from '../http/problem.ts'
import { mailboxes, nobodysWorkspace, unreachableMailboxes } from './tables.ts'

const pageSize = 50
const isHash = (id: string) => /^[0-9a-f]{64}$/.test(id)

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
  const position = readCursor(cursor, isHash)
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
      address,
      name,
      reason,
      at: new Date(at).toISOString(),
      detail,
      canRemove: reason !== 'complained',
    }
  })
}

/** Somebody told the business in another way. */
export async function suppressAddress({ tenant, workspaceId, now }: WorkspaceContext, address: string) {
  const change = { optedOutAt: now(), optedOutBy: 'owner' as const }
  await tenant((tx) =>
    tx
      .insert(mailboxes)
      .values({ workspaceId, mailbox: sql`plaudit_mailbox_hash(${workspaceId}, ${address})`, ...change })
      .onConflictDoUpdate({
        target: [mailboxes.workspaceId, mailboxes.mailbox],
        set: change,
        setWhere: sql`${mailboxes.optedOutAt} is null`,
      }),
  )
  return { message: `${address} gets no more requests.` }
}

/** On the customer's word, which is kept with it. Spam is what the reader said, and nobody takes that back for them. */
export async function liftSuppression(
  context: WorkspaceContext,
  { id, words }: { readonly id: string; readonly words: string },
) {
  const { tenant, workspaceId, now, db } = context
  if (!isHash(id)) throw notFound('email')
  const mailbox = Buffer.from(id, 'hex')
  const address = await tenant(async (tx) => {
    const [row] = await tx
      .update(mailboxes)
      .set({
        optedOutAt: null,
        optedOutBy: null,
        bouncedAt: null,
        bounceReason: null,
        optedInWords: words,
        optedInAt: now(),
      })
      .where(
        and(
          eq(mailboxes.workspaceId, workspaceId),
          eq(mailboxes.mailbox, mailbox),
          sql`${mailboxes.complainedAt} is null`,
        ),
      )
      .returning({ mailbox: mailboxes.mailbox })
    if (row) return suppressedAddressOf(tx, workspaceId, mailbox)
    const isThere = await tx.$count(
      mailboxes,
      and(eq(mailboxes.workspaceId, workspaceId), eq(mailboxes.mailbox, mailbox)),
    )
    if (isThere === 0) throw notFound('email')
    throw new Problem('invalid-input', 'They marked an email as spam. Only they can undo that.')
  })
  if (address) await letBack(db, address)
  return { message: 'Requests can be sent to them again.' }
}

async function suppressedAddressOf(
  tx: Tx,
  workspaceId: string,
  mailbox: Buffer,
): Promise<string | undefined> {
  const [customer] = await tx
    .select({ email: customers.email })
    .from(customers)
    .where(
      and(
        eq(customers.workspaceId, workspaceId),
        sql`plaudit_mailbox_hash(${customers.workspaceId}, ${customers.email}) = ${mailbox}`,
      ),
    )
    .limit(1)
  return customer?.email
}

/** An address that came back and is said to exist now may be tried once more. */
async function letBack(db: WorkspaceContext['db'], address: string): Promise<void> {
  await db
    .update(unreachableMailboxes)
    .set({ bouncedAt: null })
    .where(eq(unreachableMailboxes.mailbox, sql`plaudit_mailbox_hash(${nobodysWorkspace}, ${address})`))
}
