import { sql } from 'drizzle-orm'
import type { Db, Tx } from './database.ts'
import { prepareRead } from './prepared.ts'
import { readPrepared } from './tenant.ts'
import { spentChallenges } from './tables.ts'

/** True once for each signature, on whatever node; remembered until it would expire anyway. */
export async function spendOnce(
  db: Db | Tx,
  spent: { readonly signature: string; readonly expiresAt: Date },
): Promise<boolean> {
  return (await readPrepared(db, spend, spent)).length === 1
}

const spend = prepareRead('spend_once', (db) =>
  db
    .insert(spentChallenges)
    .values({ signature: sql.placeholder('signature'), expiresAt: sql.placeholder('expiresAt') })
    .onConflictDoNothing()
    .returning({ one: sql`1` }),
)
