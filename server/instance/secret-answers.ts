import { and, eq, like, lt, ne, or, sql } from 'drizzle-orm'
import type { Services } from '../context.ts'
import type { Tx } from '../db/database.ts'
import { inBatches } from '../db/in-batches.ts'
import { idempotency } from '../db/tables.ts'
import { sealed, secretAnswerMinutes } from '../http/idempotent.ts'

/** Erases answers with any of these words in them, as if their time were over. */
export async function forgetAnswersAbout(tx: Tx, workspaceId: string, words: readonly string[]) {
  const has = words.map((word) => sql`position(${word} in ${idempotency.response}) > 0`)
  await tx
    .update(idempotency)
    .set({ response: sealed })
    .where(and(eq(idempotency.workspaceId, workspaceId), or(...has)))
}

/** Erases secrets that were kept for a retry. What stays says that the key was used. */
export function forgetSecretAnswers({ db }: Pick<Services, 'db'>, now: Date): Promise<void> {
  const which = and(
    lt(idempotency.createdAt, new Date(now.getTime() - secretAnswerMinutes * 60_000)),
    like(idempotency.response, `${sealed}%`),
    ne(idempotency.response, sealed),
  )
  return inBatches(idempotency, which, (some) => db.update(idempotency).set({ response: sealed }).where(some))
}
