import { sql } from 'drizzle-orm'
import type { Usage } from '#contract/billing/usage.ts'
import type { Services } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { startOfMonth } from '../../kit/time.ts'
import type { Entitlement } from '../entitlement/entitlement.ts'
import { entitlementOf } from '../entitlement/read-entitlement.ts'

/**
 * How many testimonials the workspace has approved, in what its plan counts: the month or everything. What was approved
 * without anybody's decision counts from when it came, and deleting gives nothing back.
 */
export async function usedOf(
  { now }: Pick<Services, 'now'>,
  tx: Tx,
  workspaceId: string,
  { period }: Pick<Entitlement, 'period'>,
): Promise<number> {
  const since = period === 'month' ? startOfMonth(now()).toISOString() : '-infinity'
  const { rows } = await tx.execute<{ used: number }>(
    sql`select plaudit_approved_since(${workspaceId}, ${since}::timestamptz) as used`,
  )
  return rows[0]?.used ?? 0
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
