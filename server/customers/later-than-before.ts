import { sql } from 'drizzle-orm'
import { customers } from './tables.ts'

/** What `updatedAt` becomes: never the same twice, so that an edit made elsewhere is always seen. */
export function laterThanBefore(now: Date) {
  return sql`greatest(${now.toISOString()}::timestamptz, ${customers.updatedAt} + interval '1 millisecond')`
}
