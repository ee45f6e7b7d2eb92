import { randomBytes } from 'node:crypto'
import { asc, count, eq } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { z } from 'zod/mini'
import type { WebhookEvent } from '#contract/webhooks/webhook-events.ts'
import { mostWebhooks, type Webhook, type webhookForm } from '#contract/webhooks/webhooks.ts'
import type { WorkspaceContext } from '../context.ts'
import type { Tx } from '../db/database.ts'
import { matches } from '../db/matches.ts'
import { idempotent } from '../http/idempotent.ts'
import { fieldProblem, notFound, Problem } from '../http/problem.ts'
import { rowId } from '../kit/ids.ts'
import { daysAfter } from '../kit/time.ts'
import { addressOf } from './address.ts'
import { sealed } from './sealed.ts'
import { webhooks } from './tables.ts'

export type WebhookRow = typeof webhooks.$inferSelect
type WithSecret = Webhook & { secret: string | null }

const secretBytes = 32
const overlapDays = 1

export function listWebhooks({ tenant, workspaceId }: WorkspaceContext): Promise<Webhook[]> {
  return tenant(async (tx) => {
    const rows = await tx
      .select()
      .from(webhooks)
      .where(eq(webhooks.workspaceId, workspaceId))
      .orderBy(asc(webhooks.createdAt), asc(webhooks.id))
    return rows.map(presentWebhook)
  })
}

/** The secret is in this answer, and in none after it. */
export function createWebhook(
  context: WorkspaceContext,
  form: z.output<typeof webhookForm>,
): Promise<WithSecret> {
  const { workspaceId, now } = context
  checkRatings(form)
  const where = addressOf(context, form)
  const make = async (tx: Tx) => {
    const [held] = await tx
      .select({ count: count() })
      .from(webhooks)
      .where(eq(webhooks.workspaceId, workspaceId))
    if (held && held.count >= mostWebhooks)
      throw new Problem('invalid-input', `A workspace can have up to ${mostWebhooks} webhooks and alerts.`)
    const place = { workspaceId, id: rowId(now()), kind: form.kind }
    const secret = form.kind === 'webhook' ? newSecret() : null
    const [row] = await tx
      .insert(webhooks)
      .values({
        ...place,
        name: form.name,
        shownAddress: where.shownAddress,
        chatId: where.chatId,
        address: sealed(context, place, 'address', where.address),
        events: form.events,
        lowestRating: form.lowestRating ?? null,
        highestRating: form.highestRating ?? null,
        quoteLength: form.quoteLength ?? 140,
        secret: secret === null ? null : sealed(context, place, 'secret', secret),
        createdAt: now(),
      })
      .returning()
    return { ...presentWebhook(row!), secret }
  }
  return idempotent(context, workspaceId, 'create-webhook', form, make, { isSecret: true })
}

interface Change {
  readonly name?: string | undefined
  readonly events?: readonly WebhookEvent[] | undefined
  readonly lowestRating?: number | null | undefined
  readonly highestRating?: number | null | undefined
  readonly quoteLength?: number | undefined
  readonly isActive?: boolean | undefined
}

/** Turned on again, it starts afresh: what was given up meanwhile is replayed when somebody asks for it. */
export function changeWebhook(context: WorkspaceContext, id: string, change: Change): Promise<Webhook> {
  return context.tenant(async (tx) => {
    const row = await loadWebhook(tx, context.workspaceId, id, true)
    checkRatings({ ...row, ...change })
    const isBack = change.isActive === true && !row.isActive
    const afresh = isBack && { failingSince: null, toldAt: null, lastError: null, restsUntil: null }
    const isTouched = change.isActive !== undefined
    return saved(tx, row, { ...change, ...(isTouched && { offBecause: null }), ...afresh })
  })
}

export function deleteWebhook({ tenant, workspaceId }: WorkspaceContext, id: string) {
  return tenant(async (tx) => {
    const [gone] = await tx
      .delete(webhooks)
      .where(matches(webhooks, { workspaceId, id }))
      .returning({ id: webhooks.id })
    if (!gone) throw notFound('webhook')
    return gone
  })
}

/** What is sent is signed with both for a day, so that the receiver can change over without losing a message. */
export function rotateSecret(context: WorkspaceContext, id: string): Promise<WithSecret> {
  const { tenant, workspaceId, now } = context
  return tenant(async (tx) => {
    const row = await loadWebhook(tx, workspaceId, id, true)
    if (row.secret === null) throw new Problem('invalid-input', 'Chat alerts have no secret.')
    if (row.oldSecretUntil && row.oldSecretUntil > now())
      throw new Problem(
        'invalid-input',
        'The secret before this one still works. End that first, or wait until it has expired.',
      )
    const secret = newSecret()
    const changed = await saved(tx, row, {
      secret: sealed(context, row, 'secret', secret),
      oldSecret: row.secret,
      oldSecretUntil: daysAfter(now(), overlapDays),
    })
    return { ...changed, secret }
  })
}

export function dropOldSecret({ tenant, workspaceId }: WorkspaceContext, id: string): Promise<Webhook> {
  return tenant(async (tx) => {
    const row = await loadWebhook(tx, workspaceId, id, true)
    return saved(tx, row, { oldSecret: null, oldSecretUntil: null })
  })
}

/** A row of this workspace; `forChange` locks it. */
export async function loadWebhook(
  tx: Tx,
  workspaceId: string,
  id: string,
  forChange = false,
): Promise<WebhookRow> {
  const query = tx.select().from(webhooks).where(matches(webhooks, { workspaceId, id }))
  const [row] = forChange ? await query.for('update') : await query
  if (!row) throw notFound('webhook')
  return row
}

async function saved(
  tx: Tx,
  { workspaceId, id }: WebhookRow,
  change: PgUpdateSetSource<typeof webhooks>,
): Promise<Webhook> {
  const [row] = await tx
    .update(webhooks)
    .set({ id, ...change })
    .where(matches(webhooks, { workspaceId, id }))
    .returning()
  return presentWebhook(row!)
}

interface Ratings {
  readonly lowestRating?: number | null | undefined
  readonly highestRating?: number | null | undefined
}

function checkRatings({ lowestRating, highestRating }: Ratings): void {
  if (lowestRating && highestRating && lowestRating > highestRating)
    throw fieldProblem('highestRating', 'The highest rating is below the lowest')
}

/** As Standard Webhooks spells them: `whsec_` and 24 to 64 bytes in base64. */
function newSecret(): string {
  return `whsec_${randomBytes(secretBytes).toString('base64')}`
}

function presentWebhook(row: WebhookRow): Webhook {
  const { id, kind, name, lowestRating, highestRating, quoteLength, isActive, offBecause, lastError } = row
  return {
    id,
    kind,
    name,
    lowestRating,
    highestRating,
    quoteLength,
    isActive,
    offBecause,
    lastError,
    address: row.shownAddress,
    events: [...row.events],
    createdAt: row.createdAt.toISOString(),
    lastDeliveredAt: row.lastDeliveredAt?.toISOString() ?? null,
    failingSince: row.failingSince?.toISOString() ?? null,
    oldSecretUntil: row.oldSecretUntil?.toISOString() ?? null,
  }
}
