import { nearLimit } from '#contract/billing/plan-copy.ts'
import type { Services, WorkspaceContext } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { startOfMonth } from '../../kit/time.ts'
import { noteOnce } from '../notices/note-once.ts'
import { limitReached } from './limit-reached.ts'
import { lockQuota, type Quota } from './quota.ts'

/**
 * Takes what was approved just now in `tx` from the plan. More than it holds is refused, and `tx` with it: of approvals
 * at the same moment exactly as many get through as there is room for.
 */
export async function takeQuota(context: WorkspaceContext, tx: Tx, approved: number): Promise<void> {
  if (approved === 0) return
  const quota = await lockQuota(context, tx, context.workspaceId)
  if (!quota) return
  const room = Math.max(0, quota.limit - (quota.used - approved))
  if (approved > room) throw limitReached(context, quota, room)
  await warn(context, tx, context.workspaceId, quota, approved)
}

/** The same for one that needs nobody's approval: without room it waits, and nothing is refused. */
export async function takeQuotaIfAny(services: Services, tx: Tx, workspaceId: string): Promise<boolean> {
  const quota = await lockQuota(services, tx, workspaceId)
  if (!quota) return true
  if (quota.used >= quota.limit) return false
  await warn(services, tx, workspaceId, { ...quota, used: quota.used + 1 }, 1)
  return true
}

/** Once a month, whoever approves at the same moment: the one that crosses the line. */
async function warn(
  services: Pick<Services, 'now'>,
  tx: Tx,
  workspaceId: string,
  { entitlement, limit, used }: Quota,
  taken: number,
): Promise<void> {
  if (!nearLimit(used, limit) || nearLimit(used - taken, limit)) return
  const now = services.now()
  const about = entitlement.period === 'month' ? startOfMonth(now) : new Date(0)
  await noteOnce(tx, { workspaceId, kind: 'limit-near', about, count: limit, at: now })
}
