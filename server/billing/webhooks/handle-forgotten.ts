import { and, asc, isNull, lt } from 'drizzle-orm'
import type { Services } from '../../context.ts'
import { defineScheduledJob } from '../../jobs/define-job.ts'
import { billingEvents } from '../tables.ts'
import { handleEvent } from './handle-event.ts'

const most = 200
/** A process that was stopped holds its job for minutes: somebody who has just paid does not wait for that. */
const forgottenAfterMs = 10_000

/** Events that nobody acts on: their process was stopped, or their job used up its tries while Stripe was away. */
export const handleForgotten = defineScheduledJob('billing-forgotten', '*/10 * * * *', {
  attempts: 1,
  timeoutSeconds: 300,
  async isNeeded(services) {
    if (!services.config.payments) return false
    // What failed has its own tries, and the clock.
    const waiting = await services.db.$count(
      billingEvents,
      and(isWaiting(services), isNull(billingEvents.lastError)),
    )
    return waiting > 0
  },
  async run(services) {
    if (!services.config.payments) return
    const waiting = await services.db
      .select({ eventId: billingEvents.eventId })
      .from(billingEvents)
      .where(isWaiting(services))
      .orderBy(asc(billingEvents.receivedAt))
      .limit(most)
    for (const { eventId } of waiting) {
      await handleEvent.run(services, { eventId }).catch((failure: unknown) => {
        services.log.warn({ err: failure, eventId }, 'an event still waits')
      })
    }
  },
})

function isWaiting({ now }: Pick<Services, 'now'>) {
  const before = new Date(now().getTime() - forgottenAfterMs)
  return and(isNull(billingEvents.handledAt), lt(billingEvents.receivedAt, before))
}
