import type { Db, Tx } from './database.ts'
import { spentChallenges } from './tables.ts'

/** True once for each signature, on whatever node; remembered until it would expire anyway. */
export async function spendOnce(
  db: Db | Tx,
  spent: { readonly signature: string; readonly expiresAt: Date },
): Promise<boolean> {
  const made = await db.insert(spentChallenges).values(spent).onConflictDoNothing()
  return made.rowCount === 1
}
