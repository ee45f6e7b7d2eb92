import { sql } from 'drizzle-orm'
import type { Services } from '../context.ts'
import { defineScheduledJob } from '../jobs/define-job.ts'
import { emails } from './tables.ts'

/** Longer than one takes to be handed over (`smtp-pool.ts`); what leaves even later is marked as sent after all. */
const staleMs = 45_000

/** Emails that were being sent when a process died, or when the database did not take the mark. */
export const markUnknownEmails = defineScheduledJob('name-unknown-emails', '* * * * *', {
  attempts: 1,
  timeoutSeconds: 60,
  isDoneAtStart: true,
  run: markUnknown,
})

/** The next look that a process has asked for, in milliseconds: one waits at a time. */
const nextLooks = new WeakMap<Services['database'], number>()

async function markUnknown(services: Services): Promise<void> {
  const { db, database, now } = services
  const since = sql`coalesce(${emails.sentAt}, ${emails.createdAt})`
  const stale = new Date(now().getTime() - staleMs).toISOString()
  // A business may send it again, with its link.
  await db.execute(sql`
    update ${emails} set state = 'unknown', secret_link = case when workspace_id is not null then secret_link end
    where state = 'sending' and ${since} < ${stale}`)
  const { rows } = await db.execute<{ first: Date | null }>(
    sql`select min(${since}) as first from ${emails} where state = 'sending'`,
  )
  const first = rows[0]?.first
  if (!first) return
  if ((nextLooks.get(database) ?? 0) > now().getTime()) return
  // What died a moment ago is not waiting for the clock.
  const notBefore = new Date(new Date(first).getTime() + staleMs + 1_000)
  nextLooks.set(database, notBefore.getTime())
  await services.jobs.enqueue(db, markUnknownEmails, {}, { notBefore })
}
