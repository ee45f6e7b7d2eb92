import { and, asc, eq, type SQL } from 'drizzle-orm'
import type { Delivery, DeliveryState } from '#contract/webhooks/webhooks.ts'
import { testEvent, type WebhookEvent, type WebhookKind } from '#contract/webhooks/webhook-events.ts'
import type { ReplyHeaders, WorkspaceContext } from '../context.ts'
import { afterPosition, newestFirst } from '../db/keyset.ts'
import type { Tx } from '../db/database.ts'
import { matches } from '../db/matches.ts'
import { cursorOf, readCursor, type AskedPage } from '../http/paging.ts'
import { notFound } from '../http/problem.ts'
import { rowId } from '../kit/ids.ts'
import { alertOf } from './chats/alert.ts'
import { alertAsText } from './chats/bodies.ts'
import { loadWebhook } from './manage.ts'
import { requestOf } from './request.ts'
import { sampleMoment, sampleOf } from './samples.ts'
import { claimOne, readClaimed } from './sending/claim.ts'
import { deliver, deliverWebhooks } from './sending/deliver.ts'
import { messageName } from './sending/post.ts'
import { webhookAttempts, webhookDeliveries, webhookMessages, webhooks } from './tables.ts'

type Listed = Awaited<ReturnType<typeof readDeliveries>>[number]
const usualLimit = 50

function readDeliveries(tx: Tx, where: SQL | undefined, limit: number) {
  const { id, messageId, state, attempts, createdAt, dueAt, lastStatus, lastError } = webhookDeliveries
  return tx
    .select({
      id,
      messageId,
      state,
      attempts,
      createdAt,
      dueAt,
      lastStatus,
      lastError,
      event: webhookMessages.event,
    })
    .from(webhookDeliveries)
    .innerJoin(
      webhookMessages,
      and(
        eq(webhookMessages.workspaceId, webhookDeliveries.workspaceId),
        eq(webhookMessages.id, webhookDeliveries.messageId),
      ),
    )
    .where(where)
    .orderBy(...newestFirst(webhookDeliveries))
    .limit(limit)
}

export async function listDeliveries(
  { tenant, workspaceId }: WorkspaceContext,
  id: string,
  query: AskedPage & { readonly state?: DeliveryState | undefined },
  reply: ReplyHeaders,
): Promise<Delivery[]> {
  const { state, cursor, limit = usualLimit } = query
  const position = readCursor(cursor)
  const rows = await tenant(async (tx) => {
    await loadWebhook(tx, workspaceId, id)
    return readDeliveries(
      tx,
      and(
        matches(webhookDeliveries, { workspaceId, webhookId: id, ...(state && { state }) }),
        afterPosition(position, webhookDeliveries),
      ),
      limit + 1,
    )
  })
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  if (rows.length > limit && last) {
    const parameters = new URLSearchParams({
      ...(state && { state }),
      limit: String(limit),
      cursor: cursorOf(last),
    })
    reply.header('link', `</api/webhooks/${id}/deliveries?${parameters.toString()}>; rel="next"`)
  }
  return shown.map(presentDelivery)
}

/** With what is sent, and every try. */
export function readDelivery(context: WorkspaceContext, id: string) {
  const { tenant, workspaceId } = context
  return tenant(async (tx) => {
    const row = await loadDelivery(tx, workspaceId, id)
    const [sent] = await tx
      .select({ webhook: webhooks, message: webhookMessages })
      .from(webhookDeliveries)
      .innerJoin(
        webhooks,
        and(eq(webhooks.workspaceId, workspaceId), eq(webhooks.id, webhookDeliveries.webhookId)),
      )
      .innerJoin(
        webhookMessages,
        and(
          eq(webhookMessages.workspaceId, workspaceId),
          eq(webhookMessages.id, webhookDeliveries.messageId),
        ),
      )
      .where(matches(webhookDeliveries, { workspaceId, id }))
    const tries = await tx
      .select()
      .from(webhookAttempts)
      .where(matches(webhookAttempts, { workspaceId, deliveryId: id }))
      .orderBy(asc(webhookAttempts.createdAt), asc(webhookAttempts.id))
    return {
      ...presentDelivery(row),
      request: (sent && requestOf(context, sent.webhook, sent.message)) ?? '',
      tries: tries.map(({ createdAt, durationMs, status, answer, error }) => ({
        at: createdAt.toISOString(),
        durationMs,
        answerStatus: status,
        answer,
        error,
      })),
    }
  })
}

/** Sent in this call; the id of the message stays what it was. */
export async function replay(context: WorkspaceContext, id: string): Promise<Delivery> {
  const { tenant, workspaceId } = context
  await tenant((tx) => loadDelivery(tx, workspaceId, id))
  return sendNow(context, id)
}

/** They begin anew with the first of their tries. */
export function replayFailed(context: WorkspaceContext, id: string): Promise<{ replayed: number }> {
  const { tenant, workspaceId, now, jobs } = context
  return tenant(async (tx) => {
    await loadWebhook(tx, workspaceId, id)
    const again = await tx
      .update(webhookDeliveries)
      .set({ state: 'waiting', attempts: 0, dueAt: now() })
      .where(matches(webhookDeliveries, { workspaceId, webhookId: id, state: 'failed' }))
      .returning({ id: webhookDeliveries.id })
    if (again.length > 0) await jobs.enqueue(tx, deliverWebhooks, {})
    return { replayed: again.length }
  })
}

/** Works on one that is turned off as well: somebody tries whether it may be turned on. */
export async function testWebhook(context: WorkspaceContext, webhookId: string): Promise<Delivery> {
  const { tenant, workspaceId, now } = context
  const createdAt = now()
  const own = { workspaceId, id: rowId(createdAt), createdAt }
  await tenant(async (tx) => {
    await loadWebhook(tx, workspaceId, webhookId)
    const data = { ...sampleOf('testimonial.approved'), isTest: true }
    await tx.insert(webhookMessages).values({ ...own, event: testEvent, data })
    // Nobody takes it before this call does.
    const delivery = { ...own, webhookId, messageId: own.id, dueAt: createdAt, state: 'failed' as const }
    await tx.insert(webhookDeliveries).values(delivery)
  })
  return sendNow(context, own.id)
}

async function sendNow(context: WorkspaceContext, id: string): Promise<Delivery> {
  const { tenant, workspaceId } = context
  await claimOne(context, workspaceId, id)
  const [claimed] = await readClaimed(context, [{ workspace_id: workspaceId, id }])
  if (claimed) await deliver(context, claimed)
  return presentDelivery(await tenant((tx) => loadDelivery(tx, workspaceId, id)))
}

async function loadDelivery(tx: Tx, workspaceId: string, id: string): Promise<Listed> {
  const [row] = await readDeliveries(tx, matches(webhookDeliveries, { workspaceId, id }), 1)
  if (!row) throw notFound('delivery')
  return row
}

function presentDelivery(row: Listed): Delivery {
  const { id, event, state, attempts, lastStatus, lastError } = row
  return {
    id,
    event,
    state,
    attempts,
    messageId: messageName(row.messageId),
    createdAt: row.createdAt.toISOString(),
    nextAt: state === 'waiting' ? row.dueAt.toISOString() : null,
    answerStatus: lastStatus,
    error: lastError,
  }
}

interface Previewed {
  readonly kind: WebhookKind
  readonly event: WebhookEvent
  readonly quoteLength: number
}

/** What would be sent, of a sample, as somebody reads it. */
export function previewWebhook({ config }: WorkspaceContext, { kind, event, quoteLength }: Previewed) {
  const data = sampleOf(event)
  if (kind === 'webhook')
    return { text: JSON.stringify({ type: event, timestamp: sampleMoment, data }, undefined, 2) }
  return { text: alertAsText(alertOf(config.publicUrl, event, data, quoteLength)) }
}

export function sampleList(event: WebhookEvent) {
  return [{ type: event, timestamp: sampleMoment, data: sampleOf(event) }]
}
