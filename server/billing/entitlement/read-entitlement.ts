import { eq } from 'drizzle-orm'
import type { Services } from '../../context.ts'
import type { Db, Tx } from '../../db/database.ts'
import { workspaces } from '../../workspaces/tables.ts'
import { subscriptions } from '../tables.ts'
import { type Entitlement, entitlementAt } from './entitlement.ts'

/** What `entitlementAt` needs, for statements that join `subscriptions` to their workspaces. */
export const planColumns = {
  subscriptionTier: workspaces.subscriptionTier,
  subscriptionStatus: workspaces.subscriptionStatus,
  subscriptionExpiresAt: workspaces.subscriptionExpiresAt,
  trialEndsAt: workspaces.trialEndsAt,
  isRenewing: subscriptions.isRenewing,
  isOverdue: subscriptions.isOverdue,
}

/** What a workspace is entitled to now. Without a payment provider nothing is read. */
export async function entitlementOf(
  { config, now }: Pick<Services, 'config' | 'now'>,
  tx: Db | Tx,
  workspaceId: string,
): Promise<Entitlement> {
  const takesPayments = config.payments !== undefined
  const [stored] = takesPayments
    ? await tx
        .select(planColumns)
        .from(workspaces)
        .leftJoin(subscriptions, eq(subscriptions.workspaceId, workspaces.id))
        .where(eq(workspaces.id, workspaceId))
    : []
  return entitlementAt(now(), takesPayments, stored ?? nobodysPlan)
}

const nobodysPlan = {
  subscriptionTier: 'starter',
  subscriptionStatus: 'expired',
  subscriptionExpiresAt: null,
  trialEndsAt: null,
  isRenewing: null,
  isOverdue: null,
} as const
