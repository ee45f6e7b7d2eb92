import type { Tx } from '../../db/database.ts'
import { planNotices } from '../tables.ts'

/** False when that was told before. */
export async function noteOnce(tx: Tx, notice: typeof planNotices.$inferInsert): Promise<boolean> {
  const noted = await tx.insert(planNotices).values(notice).onConflictDoNothing()
  return noted.rowCount === 1
}
