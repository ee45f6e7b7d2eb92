import { z } from 'zod/mini'
import type { Services } from '../context.ts'
import { defineJob } from '../jobs/define-job.ts'
import { nextDue } from './due.ts'
import { makeSender, type Sender } from './sender.ts'

/** Sends what is due. */
export const sendEmails = defineJob({
  name: 'send-emails',
  payload: z.object({}),
  attempts: 3,
  timeoutSeconds: 180,
  // What a process had in hand that died is not found by the queue for minutes.
  isDoneAtStart: true,
  run: (services) => sendDue(services),
})

/** Another job goes on after it, so that one that hangs is noticed. */
const longestRunMs = 45_000
/** What is due later is found by the clock. */
const wakeWithinMs = 300_000

/** One for the mail server that this process writes to, for all who send at once. */
const senders = new WeakMap<Services['mail'], Sender>()

/** Sends everything that may leave now; what may leave soon, it comes back for. */
export async function sendDue(services: Services): Promise<void> {
  const sender = senders.get(services.mail) ?? makeSender(services.config)
  senders.set(services.mail, sender)
  const until = performance.now() + longestRunMs
  const pausedUntil = await sender.run(services, () => performance.now() < until)
  const due = await nextDue(services.db)
  if (!due) return
  const wakeAt = pausedUntil && pausedUntil > due ? pausedUntil : due
  if (wakeAt.getTime() - services.now().getTime() > wakeWithinMs) return
  await services.jobs.enqueue(services.db, sendEmails, {}, { notBefore: wakeAt })
}
