import { and, eq, isNull, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { apiKeys } from '../tables.ts'

/** Whether a key is the publishable one, still good, of the workspace with this id or of the row with this column. */
export function isPublishableKeyOf(workspaceId: string | PgColumn): SQL | undefined {
  return and(eq(apiKeys.workspaceId, workspaceId), eq(apiKeys.kind, 'publishable'), isNull(apiKeys.revokedAt))
}
