import { eq } from 'drizzle-orm'
import type { Services } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { raiseOutletVersion, setSubscription } from '../../workspaces/service.ts'
import { workspaces } from '../../workspaces/tables.ts'
import type { StripeCustomer, StripeSubscription } from '../stripe/read-customer.ts'
import { subscriptions } from '../tables.ts'
import { chooseSubscription, type FoundPlan, isRenewing, planOf } from './plan-of.ts'
import { tellOfOverdue } from './overdue-email.ts'
import { writeInvoices } from './write-invoices.ts'

type SubscriptionRow = Omit<typeof subscriptions.$inferSelect, 'workspaceId'>

/** Writes what Stripe says; answers in sentences what of it is new. */
export async function writePlan(
  services: Services,
  tx: Tx,
  workspaceId: string,
  stripeCustomer: StripeCustomer,
): Promise<readonly string[]> {
  const [stored] = await tx
    .select({
      tier: workspaces.subscriptionTier,
      status: workspaces.subscriptionStatus,
      expiresAt: workspaces.subscriptionExpiresAt,
      trialEndsAt: workspaces.trialEndsAt,
      subscription: subscriptions,
    })
    .from(workspaces)
    .leftJoin(subscriptions, eq(subscriptions.workspaceId, workspaces.id))
    .where(eq(workspaces.id, workspaceId))
  if (!stored) return []
  const newInvoices = await writeInvoices(tx, workspaceId, stripeCustomer.invoices)
  const chosen = chooseSubscription(stripeCustomer)
  // Before anything was bought, and after everything about it was removed at Stripe.
  if (!chosen) return newInvoices
  const row = rowOf(chosen)
  await tx
    .insert(subscriptions)
    .values({ workspaceId, ...row })
    .onConflictDoUpdate({ target: subscriptions.workspaceId, set: row })
  const found = planOf(stripeCustomer, chosen, { now: services.now(), trialEndsAt: stored.trialEndsAt })
  const newPlan = whatChanged(stored, found)
  const changes = [...newPlan, ...newFacts(stored.subscription, row), ...newInvoices]
  await setSubscription(tx, workspaceId, found)
  // Widgets that were off for want of a plan come back with it.
  if (newPlan.length > 0) await raiseOutletVersion(tx, workspaceId)
  if (row.isOverdue && !stored.subscription?.isOverdue) await tellOfOverdue(services, tx, workspaceId, row)
  return changes
}

function rowOf(chosen: StripeSubscription): SubscriptionRow {
  const { priceId, tier, period, cents, currency, periodStart, periodEnd, isEnding, hasCard, next } = chosen
  return {
    subscriptionId: chosen.id,
    state: chosen.state,
    priceId,
    tier,
    period,
    cents,
    currency,
    periodStart,
    periodEnd,
    isEnding,
    hasCard,
    isRenewing: isRenewing(chosen),
    isOverdue: chosen.state === 'past_due',
    nextPriceId: next?.priceId ?? null,
    nextAt: next?.at ?? null,
  }
}

interface StoredPlan {
  readonly tier: string
  readonly status: string
  readonly expiresAt: Date | null
}

function whatChanged(stored: StoredPlan, found: FoundPlan): string[] {
  const { subscriptionTier: tier, subscriptionStatus: status, subscriptionExpiresAt: expiresAt } = found
  const before = `${stored.status} ${stored.tier} until ${dayOf(stored.expiresAt)}`
  const after = `${status} ${tier} until ${dayOf(expiresAt)}`
  return before === after ? [] : [`The plan was ${before} and is ${after}.`]
}

const facts = [
  'subscriptionId',
  'state',
  'priceId',
  'isRenewing',
  'isEnding',
  'hasCard',
  'nextPriceId',
] as const

function newFacts(before: SubscriptionRow | null, after: SubscriptionRow): string[] {
  const fresh = facts.filter((fact) => before?.[fact] !== after[fact])
  return fresh.length === 0
    ? []
    : [`New of the subscription: ${fresh.map((fact) => `${fact} ${after[fact]}`).join(', ')}.`]
}

function dayOf(moment: Date | null): string {
  return moment?.toISOString() ?? 'further notice'
}
