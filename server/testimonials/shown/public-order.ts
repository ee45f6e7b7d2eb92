import { desc, type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import type { Position } from '../../db/keyset.ts'
import { testimonials } from '../tables.ts'

const { id, createdAt, isUndated } = testimonials

interface Ordered {
  readonly isUndated: SQLWrapper
  readonly createdAt: SQLWrapper
  readonly id: SQLWrapper
}

/** The newest first, and what nobody dated last: the order wherever the public looks (ruling 7.8). Written as the index has it. */
export function publicOrder(columns: Ordered = testimonials): SQL[] {
  return [sql`(not ${columns.isUndated}) desc`, desc(columns.createdAt), desc(columns.id)]
}

/** What comes after a position in that order; whether that one was dated is looked up. */
export function afterInPublic(ofWorkspace: string, position: Position | undefined): SQL | undefined {
  if (!position) return undefined
  const wasDated = sql`coalesce((select not p.is_undated from ${testimonials} as p
    where p.workspace_id = ${ofWorkspace}::uuid and p.id = ${position.id}::uuid), true)`
  return sql`((not ${isUndated}), ${createdAt}, ${id}) < (${wasDated}, ${position.createdAt.toISOString()}::timestamptz, ${position.id}::uuid)`
}
