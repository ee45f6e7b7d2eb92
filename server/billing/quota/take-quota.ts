import { sql } from 'drizzle-orm'
import { enforcedLimits } from '#contract/billing/tiers.ts'
import type { Services, WorkspaceContext } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { prepareWrite } from '../../db/prepared.ts'
import { writePrepared } from '../../db/tenant.ts'
import { lateDays } from '../entitlement/entitlement.ts'
import { limitReached } from './limit-reached.ts'
import { readQuota } from './quota.ts'

const { placeholder } = sql
const limits = JSON.stringify(enforcedLimits)

const take = prepareWrite(
  'take_quota',
  () => sql`select plaudit_take_quota(${placeholder('workspaceId')}, ${placeholder('at')}::timestamptz,
    ${placeholder('limits')}::jsonb, make_interval(days => ${placeholder('lateDays')}::int), ${placeholder('approved')}::int)`,
)

/**
 * Takes what was approved just now in `tx` from the plan. More than it holds fails, and `tx` with it, at its COMMIT at the
 * latest: it travels with what is written next, so that the check costs no message of its own. Of approvals at the same
 * moment exactly as many get through as there is room for. See `withinPlan`.
 */
export async function takeQuota(
  { config, now }: Pick<Services, 'config' | 'now'>,
  tx: Tx,
  workspaceId: string,
  approved: number,
): Promise<void> {
  if (!config.payments || approved === 0) return
  await writePrepared(tx, take, { workspaceId, at: now(), limits, lateDays, approved })
}

/** Whether a transaction failed because the plan holds no more. */
export function isOverLimit(failure: unknown): boolean {
  if (!(failure instanceof Error)) return false
  return ('code' in failure && failure.code === 'PQ402') || isOverLimit(failure.cause)
}

/** Refuses what would be more than the plan holds, in a sentence about what can be done. */
export async function withinPlan<T>(context: WorkspaceContext, approve: () => Promise<T>): Promise<T> {
  try {
    return await approve()
  } catch (failure) {
    if (!isOverLimit(failure)) throw failure
    const quota = await context.tenant((tx) => readQuota(context, tx, context.workspaceId))
    throw limitReached(context, quota)
  }
}
