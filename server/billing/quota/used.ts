import { and, count, eq, gte, sql } from 'drizzle-orm'
import type { Services } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { startOfMonth } from '../../kit/time.ts'
import { testimonials } from '../../testimonials/tables.ts'
import type { Entitlement } from '../entitlement/entitlement.ts'
import { approvedAt } from './quota.ts'

/** How many testimonials the workspace has approved, in what its plan counts: the month or everything. */
export async function usedOf(
  { now }: Pick<Services, 'now'>,
  tx: Tx,
  workspaceId: string,
  { period }: Pick<Entitlement, 'period'>,
): Promise<number> {
  const { workspaceId: owner, status } = testimonials
  const isCounted = period === 'month' ? gte(sql`${approvedAt}`, startOfMonth(now())) : undefined
  const [found] = await tx
    .select({ used: count() })
    .from(testimonials)
    .where(and(eq(owner, workspaceId), eq(status, 'approved'), isCounted))
  return found?.used ?? 0
}
