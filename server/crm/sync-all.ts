import type { WorkspaceContext } from '../context.ts'
import { Problem } from '../http/problem.ts'
import { matches } from '../db/matches.ts'
import { sync } from './sync.ts'
import { crmIntegrations } from './tables.ts'

/** Syncs every CRM that is on, at the same time: one that fails keeps no other from it. */
export async function syncAll(context: WorkspaceContext) {
  const { tenant, workspaceId } = context
  const all = await tenant((tx) =>
    tx
      .select({
        id: crmIntegrations.id,
        crmType: crmIntegrations.crmType,
        contactsSynced: crmIntegrations.contactsSynced,
      })
      .from(crmIntegrations)
      .where(matches(crmIntegrations, { workspaceId, isActive: true }))
      .orderBy(crmIntegrations.crmType),
  )
  const results = await Promise.all(
    all.map(async ({ id, crmType, contactsSynced }) => {
      try {
        const done = await sync(context, id)
        return { id, crmType, success: true, contactsSynced: done.contactsSynced, message: done.message }
      } catch (failure) {
        if (!(failure instanceof Problem)) throw failure
        return { id, crmType, success: false, contactsSynced, message: failure.message }
      }
    }),
  )
  return { results }
}
