import { and, eq, isNull, sql } from 'drizzle-orm'
import { testEvent } from '#contract/webhooks/webhook-events.ts'
import type { Services } from '../../context.ts'
import { matches } from '../../db/matches.ts'
import { waitingForDatabase } from '../../db/pool/away.ts'
import { queueEmails } from '../../emails/service.ts'
import { provenOwnersOf } from '../../accounts/service.ts'
import { rowId } from '../../kit/ids.ts'
import { dayMs } from '../../kit/time.ts'
import { webhookAttempts, webhookDeliveries, webhooks } from '../tables.ts'
import { webhookEmail } from '../webhook-email.ts'
import type { Claimed } from './claim.ts'
import { lastTry, type Outcome, outcomeOf, type Try } from './outcome.ts'

const tellAfterMs = dayMs
const offAfterMs = 5 * dayMs
const stillFailing = 'Nothing has arrived there for five days.'

/** Writes down what became of a try, and what follows of it for the webhook. */
export function markDelivery(services: Services, claimed: Claimed, tried: Try): Promise<void> {
  const { workspaceId, id, attempts, webhook } = claimed
  // Somebody waits for the answer of a test: it is not tried again.
  const tries = claimed.message.event === testEvent ? lastTry : attempts
  const outcome = outcomeOf(webhook.kind, tries, tried)
  return waitingForDatabase(services, () =>
    services.db.transaction(async (tx) => {
      const { at, durationMs, status, answer, error } = tried
      const mine = and(
        matches(webhookDeliveries, { workspaceId, id, state: 'sending' }),
        // Somebody else has taken it meanwhile: what they see holds.
        eq(webhookDeliveries.attempts, attempts),
      )
      const marked = await tx
        .update(webhookDeliveries)
        .set({
          state: outcome.state,
          lastStatus: status,
          lastError: error,
          ...(outcome.dueAt && { dueAt: outcome.dueAt }),
        })
        .where(mine)
        .returning({ id: webhookDeliveries.id })
      if (marked.length === 0) return
      const row = { workspaceId, id: rowId(at), deliveryId: id, createdAt: at }
      await tx.insert(webhookAttempts).values({ ...row, durationMs, status, answer, error })
      await noteOfWebhook(services, tx, claimed, tried, outcome)
    }),
  )
}

async function noteOfWebhook(
  services: Services,
  tx: Tx,
  { workspaceId, webhook }: Claimed,
  { at, error }: Try,
  outcome: Outcome,
): Promise<void> {
  const ownWebhook = matches(webhooks, { workspaceId, id: webhook.id })
  if (outcome.state === 'delivered') {
    const well = {
      lastDeliveredAt: at,
      failingSince: null,
      toldAt: null,
      lastError: null,
      restsUntil: null,
    }
    await tx.update(webhooks).set(well).where(ownWebhook)
    return
  }
  const [failing] = await tx
    .update(webhooks)
    .set({
      failingSince: sql`coalesce(${webhooks.failingSince}, ${at.toISOString()}::timestamptz)`,
      lastError: error,
      ...(outcome.restsUntil && { restsUntil: outcome.restsUntil }),
    })
    .where(ownWebhook)
    .returning({ since: webhooks.failingSince })
  const forMs = at.getTime() - (failing?.since?.getTime() ?? at.getTime())
  const offBecause = outcome.offBecause ?? (forMs > offAfterMs ? stillFailing : undefined)
  const isNews = offBecause
    ? await turnOff(tx, ownWebhook, offBecause)
    : forMs > tellAfterMs && (await claimNotice(tx, ownWebhook, at))
  if (isNews) await tellOwners(services, tx, webhook, offBecause)
}

type Tx = Parameters<Parameters<Services['db']['transaction']>[0]>[0]
type Own = ReturnType<typeof matches>

async function turnOff(tx: Tx, own: Own, offBecause: string): Promise<boolean> {
  const off = await tx
    .update(webhooks)
    .set({ isActive: false, offBecause })
    .where(and(own, eq(webhooks.isActive, true)))
    .returning({ id: webhooks.id })
  return off.length > 0
}

async function claimNotice(tx: Tx, own: Own, at: Date): Promise<boolean> {
  const told = await tx
    .update(webhooks)
    .set({ toldAt: at })
    .where(and(own, isNull(webhooks.toldAt)))
    .returning({ id: webhooks.id })
  return told.length > 0
}

async function tellOwners(
  services: Services,
  tx: Tx,
  { workspaceId, name, shownAddress }: Claimed['webhook'],
  offBecause: string | undefined,
): Promise<void> {
  const owners = await provenOwnersOf(tx, workspaceId)
  const said = { name, address: shownAddress, offBecause }
  const drafts = owners.map((to) => webhookEmail(to, said, services.config.publicUrl))
  await queueEmails(services, tx, drafts, workspaceId)
}
