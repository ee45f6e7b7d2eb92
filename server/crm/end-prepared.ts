import { eq } from 'drizzle-orm'
import type { Tx } from '../db/database.ts'
import type { Prepared } from '../feature-facts.ts'
import { crmAutomation, crmIntegrations } from './tables.ts'

/** A connection takes data out, and writes to people by itself. */
export async function cutConnections(tx: Tx, { workspaceId, isFounder }: Prepared): Promise<void> {
  if (!isFounder) return
  await tx.delete(crmIntegrations).where(eq(crmIntegrations.workspaceId, workspaceId))
  await tx.delete(crmAutomation).where(eq(crmAutomation.workspaceId, workspaceId))
}
