import { eq } from 'drizzle-orm'
import type { CrmAutomation } from '#contract/crm/crm.ts'
import type { WorkspaceContext } from '../context.ts'
import type { Tx } from '../db/database.ts'
import { crmAutomation } from './tables.ts'

export function readAutomation({ tenant, workspaceId }: WorkspaceContext): Promise<CrmAutomation> {
  return tenant((tx) => automationOf(tx, workspaceId))
}

/** Deals that were won before it is switched on are left alone. */
export function saveAutomation(context: WorkspaceContext, wanted: CrmAutomation): Promise<CrmAutomation> {
  const { tenant, workspaceId, now } = context
  return tenant(async (tx) => {
    const before = await automationOf(tx, workspaceId)
    const starts = wanted.autoSendAfterDeal && !before.autoSendAfterDeal
    const values = { ...wanted, ...(starts && { dealsUntil: now() }) }
    await tx
      .insert(crmAutomation)
      .values({ workspaceId, ...values })
      .onConflictDoUpdate({ target: crmAutomation.workspaceId, set: values })
    return wanted
  })
}

async function automationOf(tx: Tx, workspaceId: string): Promise<CrmAutomation> {
  const [row] = await tx.select().from(crmAutomation).where(eq(crmAutomation.workspaceId, workspaceId))
  return row ?? { autoSendAfterDeal: false, weeklyFollowUps: false }
}
