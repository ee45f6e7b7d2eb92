import { and, count, eq, gte, sql } from 'drizzle-orm'
import type { Usage } from '#contract/billing/usage.ts'
import type { Services } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { startOfMonth } from '../../kit/time.ts'
import { testimonials } from '../../testimonials/tables.ts'
import type { Entitlement } from '../entitlement/entitlement.ts'
import { entitlementOf } from '../entitlement/read-entitlement.ts'

/** What was approved without anybody's decision counts from when it came. Deleting gives nothing back. */
const approvedAt = sql`coalesce(${testimonials.decidedAt}, ${testimonials.receivedAt})`

/** How many testimonials the workspace has approved, in what its plan counts: the month or everything. */
export async function usedOf(
  { now }: Pick<Services, 'now'>,
  tx: Tx,
  workspaceId: string,
  { period }: Pick<Entitlement, 'period'>,
): Promise<number> {
  const { workspaceId: owner, status } = testimonials
  const isCounted = period === 'month' ? gte(approvedAt, startOfMonth(now())) : undefined
  const [found] = await tx
    .select({ used: count() })
    .from(testimonials)
    .where(and(eq(owner, workspaceId), eq(status, 'approved'), isCounted))
  return found?.used ?? 0
}

/** What the plan of a workspace holds, and what of it is used. */
export async function readQuota(
  services: Pick<Services, 'config' | 'now'>,
  tx: Tx,
  workspaceId: string,
): Promise<Usage> {
  const entitlement = await entitlementOf(services, tx, workspaceId)
  const { limit, period } = entitlement
  return { used: await usedOf(services, tx, workspaceId, entitlement), limit, period }
}
