import { and, eq, sql } from 'drizzle-orm'
import type { Services } from '../../context.ts'
import { uuidOrNothing } from '../../kit/ids.ts'
import { texts } from '../tables.ts'

/** What a gateway tells of a message: `sent` says that it took it, the others how it ended. */
export interface Receipt {
  /** `<workspace>.<message>`, as it was given to the gateway, or the gateway's own id. */
  readonly reference: string
  readonly state: 'sent' | 'delivered' | 'failed'
  readonly reason?: string | undefined
}

const longestReason = 300

/** Writes down what was told. Told twice or late, it changes nothing: how a message ended first holds. */
export async function recordReceipt({ db, now }: Services, receipt: Receipt): Promise<void> {
  const { reference } = receipt
  const [workspaceId, id] = reference.split('.').map(uuidOrNothing)
  const isIt =
    workspaceId && id
      ? and(eq(texts.workspaceId, workspaceId), eq(texts.id, id))
      : eq(texts.gatewayId, reference)
  const moment = sql`${now().toISOString()}::timestamptz`
  const isOpen = sql`${texts.deliveredAt} is null and ${texts.bouncedAt} is null`
  const taken = sql<'sent'>`case when ${texts.state} in ('unknown', 'sending') then 'sent' else ${texts.state} end`
  const changes = {
    sent: { state: taken },
    delivered: { state: taken, deliveredAt: sql<Date>`${moment}` },
    failed: {
      state: sql<'bounced'>`case when ${texts.state} in ('sent', 'unknown', 'sending') then 'bounced'
        else ${texts.state} end`,
      bouncedAt: sql<Date>`${moment}`,
      lastError: receipt.reason?.slice(0, longestReason) ?? null,
    },
  }
  await db.update(texts).set(changes[receipt.state]).where(and(isIt, isOpen))
}
