import { sql } from 'drizzle-orm'
import type { Tx } from '../db/database.ts'
import type { Feature } from '../feature.ts'
import type { Week } from '../feature-facts.ts'

/** What happened in a workspace from one moment up to another, and what waits now. Imports are not news. */
export async function readWeek(
  features: readonly Feature[],
  tx: Tx,
  workspaceId: string,
  from: Date,
  until: Date,
): Promise<Week> {
  const span = { workspaceId, from: from.toISOString(), until: until.toISOString() }
  const parts = features.flatMap(({ name, activity }) => {
    const week = activity?.week?.(span)
    return week ? [sql`(${week}) as ${sql.identifier(name)}`] : []
  })
  const { rows } = await tx.execute<Week & Record<string, unknown>>(
    sql`select * from ${sql.join(parts, sql` cross join `)}`,
  )
  return { ...nothing, ...rows[0] }
}

const nothing: Week = {
  received: 0,
  privately: 0,
  approved: 0,
  averageRating: null,
  asked: 0,
  answered: 0,
  campaigns: [],
  waiting: 0,
  waitingNames: [],
  themes: [],
}
