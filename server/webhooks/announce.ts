import { and, eq, sql } from 'drizzle-orm'
import { ratedEvents, type WebhookEvent } from '#contract/webhooks/webhook-events.ts'
import type { Services } from '../context.ts'
import type { Tx } from '../db/database.ts'
import { rowId } from '../kit/ids.ts'
import { deliverWebhooks } from './sending/deliver.ts'
import { webhookDeliveries, webhookMessages, webhooks } from './tables.ts'

/** Something that happened, as it is told. */
export interface Announced {
  readonly data: Record<string, unknown>
  readonly testimonialId?: string | undefined
  readonly customerId?: string | undefined
  readonly rating?: number | null | undefined
}

interface Happened {
  readonly workspaceId: string
  readonly at: Date
}

/** A statement has room for so many rows. */
const rowsAtOnce = 1000

/**
 * Writes what is to be told, in the transaction in which it happened: it leaves if and only if that commits. `read` is called
 * only where somebody wants to know.
 */
export async function announce(
  services: Services,
  tx: Tx,
  { workspaceId, at }: Happened,
  event: WebhookEvent,
  read: () => Promise<readonly Announced[]>,
): Promise<void> {
  const listening = await tx
    .select({ id: webhooks.id, lowest: webhooks.lowestRating, highest: webhooks.highestRating })
    .from(webhooks)
    .where(
      and(
        eq(webhooks.workspaceId, workspaceId),
        eq(webhooks.isActive, true),
        sql`${webhooks.events} ? ${event}`,
      ),
    )
  if (listening.length === 0) return
  const isRated = ratedEvents.includes(event)
  const told = (await read()).flatMap((one) => {
    const wanting = listening.filter((listener) => !isRated || isWithin(one.rating ?? null, listener))
    return wanting.length > 0 ? [{ ...one, id: rowId(at), wanting }] : []
  })
  for (let start = 0; start < told.length; start += rowsAtOnce) {
    const some = told.slice(start, start + rowsAtOnce)
    await tx.insert(webhookMessages).values(
      some.map(({ id, data, testimonialId, customerId }) => ({
        workspaceId,
        id,
        event,
        data,
        testimonialId,
        customerId,
        createdAt: at,
      })),
    )
    const deliveries = some.flatMap(({ id: messageId, wanting }) =>
      wanting.map(({ id: webhookId }) => ({ webhookId, messageId })),
    )
    for (let from = 0; from < deliveries.length; from += rowsAtOnce)
      await tx
        .insert(webhookDeliveries)
        .values(
          deliveries
            .slice(from, from + rowsAtOnce)
            .map((one) => ({ ...one, workspaceId, id: rowId(at), createdAt: at, dueAt: at })),
        )
  }
  if (told.length > 0) await services.jobs.enqueue(tx, deliverWebhooks, {})
}

/** What has no rating is told to everybody. */
function isWithin(
  rating: number | null,
  { lowest, highest }: { readonly lowest: number | null; readonly highest: number | null },
): boolean {
  return rating === null || (rating >= (lowest ?? 1) && rating <= (highest ?? 5))
}
