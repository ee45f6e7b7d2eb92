import { sql } from 'drizzle-orm'
import type { Services } from '../../context.ts'
import { webhookDeliveries, webhookMessages, webhooks } from '../tables.ts'

/** A delivery that nobody else has in hand. */
export interface Claimed {
  readonly workspaceId: string
  readonly id: string
  readonly attempts: number
  readonly webhook: typeof webhooks.$inferSelect
  readonly message: Pick<typeof webhookMessages.$inferSelect, 'id' | 'event' | 'data' | 'createdAt'>
}

/** Longer than a try takes: who died in between is followed by somebody else, with the same id. */
const leaseMs = 60_000
const mostOfOne = 4

/** Takes some that are due: at most a few of one webhook at once, so that a slow one holds up nobody else. */
export async function claimDeliveries(services: Services, howMany: number): Promise<Claimed[]> {
  const { db, now } = services
  const at = now().toISOString()
  const until = new Date(now().getTime() + leaseMs).toISOString()
  const { rows } = await db.execute<{ workspace_id: string; id: string }>(sql`
    with due as (
      select d.workspace_id, d.id, d.due_at,
        row_number() over (partition by d.workspace_id, d.webhook_id order by d.due_at, d.id) as place
      from (
        select workspace_id, id, webhook_id, due_at from ${webhookDeliveries}
        where state in ('waiting', 'sending') and due_at <= ${at} order by due_at limit 500
      ) d
      join ${webhooks} w on w.workspace_id = d.workspace_id and w.id = d.webhook_id
      where w.is_active and (w.rests_until is null or w.rests_until <= ${at})
    ), chosen as (
      select d.workspace_id, d.id from ${webhookDeliveries} d
      join due on due.workspace_id = d.workspace_id and due.id = d.id
      where due.place <= ${mostOfOne} and d.state in ('waiting', 'sending') and d.due_at <= ${at}
      order by due.place, due.due_at limit ${howMany}
      for update of d skip locked
    )
    update ${webhookDeliveries} d set state = 'sending', due_at = ${until}, attempts = d.attempts + 1
    from chosen where d.workspace_id = chosen.workspace_id and d.id = chosen.id
    returning d.workspace_id, d.id`)
  return readClaimed(services, rows)
}

/** Of one that somebody asked for: whatever its state. */
export async function claimOne({ db, now }: Services, workspaceId: string, id: string): Promise<void> {
  const until = new Date(now().getTime() + leaseMs).toISOString()
  await db.execute(sql`update ${webhookDeliveries} set state = 'sending', due_at = ${until},
    attempts = attempts + 1 where workspace_id = ${workspaceId} and id = ${id}`)
}

export async function readClaimed(
  { db }: Services,
  ids: readonly { readonly workspace_id: string; readonly id: string }[],
): Promise<Claimed[]> {
  if (ids.length === 0) return []
  const { id, event, data, createdAt } = webhookMessages
  return db
    .select({
      workspaceId: webhookDeliveries.workspaceId,
      id: webhookDeliveries.id,
      attempts: webhookDeliveries.attempts,
      webhook: webhooks,
      message: { id, event, data, createdAt },
    })
    .from(webhookDeliveries)
    .innerJoin(
      webhooks,
      sql`${webhooks.workspaceId} = ${webhookDeliveries.workspaceId} and ${webhooks.id} = ${webhookDeliveries.webhookId}`,
    )
    .innerJoin(
      webhookMessages,
      sql`${webhookMessages.workspaceId} = ${webhookDeliveries.workspaceId} and ${webhookMessages.id} = ${webhookDeliveries.messageId}`,
    )
    .where(
      sql`(${webhookDeliveries.workspaceId}, ${webhookDeliveries.id}) in (${sql.join(
        ids.map((one) => sql`(${one.workspace_id}::uuid, ${one.id}::uuid)`),
        sql`, `,
      )})`,
    )
}
