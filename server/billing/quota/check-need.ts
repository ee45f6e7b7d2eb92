import type { PlanNeed } from '#contract/endpoint.ts'
import type { WorkspaceContext } from '../../context.ts'
import { limitReached } from './limit-reached.ts'
import { readQuota } from './quota.ts'

const checks: Readonly<Record<PlanNeed, (context: WorkspaceContext) => Promise<void>>> = {
  // What would be generated could not be approved.
  async room(context) {
    const quota = await context.tenant((tx) => readQuota(context, tx, context.workspaceId))
    if (quota.limit !== null && quota.used >= quota.limit) throw limitReached(context, quota)
  },
}

/** What a call needs of the caller's plan. Where nothing is sold, everybody has all of it. */
export async function checkNeed(need: PlanNeed, context: WorkspaceContext): Promise<void> {
  if (context.config.payments) await checks[need](context)
}
