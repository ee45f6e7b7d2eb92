import { and, like, lt, ne } from 'drizzle-orm'
import type { Services } from '../context.ts'
import { inBatches } from '../db/in-batches.ts'
import { idempotency } from '../db/tables.ts'
import { sealed, secretAnswerMinutes } from '../http/idempotent.ts'

/** Erases secrets that were kept for a retry. What stays says that the key was used. */
export function forgetSecretAnswers({ db }: Services, now: Date): Promise<void> {
  const which = and(
    lt(idempotency.createdAt, new Date(now.getTime() - secretAnswerMinutes * 60_000)),
    like(idempotency.response, `${sealed}%`),
    ne(idempotency.response, sealed),
  )
  return inBatches(idempotency, which, (some) => db.update(idempotency).set({ response: sealed }).where(some))
}
