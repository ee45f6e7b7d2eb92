import { sql } from 'drizzle-orm'
import { users } from './tables.ts'

/** The ids of everybody in a workspace, as a subquery. */
export function membersOf(workspaceId: string) {
  return sql`(select ${users.id} from ${users} where ${users.workspaceId} = ${workspaceId})`
}
