import { and, eq } from 'drizzle-orm'
import { crmIntegrations } from './tables.ts'

/** This integration of this workspace, as a condition. */
export function ownIntegration(workspaceId: string, id: string) {
  return and(eq(crmIntegrations.workspaceId, workspaceId), eq(crmIntegrations.id, id))
}
