import { sql } from 'drizzle-orm'
import type { Services } from '../../context.ts'
import { defineScheduledJob } from '../../jobs/define-job.ts'
import { texts } from '../tables.ts'

/** Longer than handing one over takes (`ask-gateway.ts`). */
const staleMs = 45_000

/** Messages that were being sent when a process died. A receipt may still tell that they left. */
export const markUnknownTexts = defineScheduledJob('name-unknown-texts', '* * * * *', {
  attempts: 1,
  timeoutSeconds: 60,
  isDoneAtStart: true,
  run: markUnknown,
})

async function markUnknown({ db, now }: Services): Promise<void> {
  const stale = new Date(now().getTime() - staleMs).toISOString()
  await db.execute(sql`
    update ${texts} set state = 'unknown'
    where state = 'sending' and coalesce(sent_at, created_at) < ${stale}`)
}
