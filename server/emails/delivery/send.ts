import { z } from 'zod/mini'
import type { Services } from '../../context.ts'
import { defineJob } from '../../jobs/define-job.ts'
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
  isNeeded: isForgotten,
})

/** Another job goes on after it, so that one that hangs is noticed. */
const longestRunMs = 45_000
/** What is due later is found by the clock. */
const wakeWithinMs = 300_000

/** One for the mail server that this process writes to, for all who send at once. */
const senders = new WeakMap<Services['mail'], OwnSender>()

interface OwnSender extends Sender {
  runs: number
  /** The mail server is away, or who has more to send has had their share. */
  pausedUntil: Date | undefined
}

function senderOf({ mail, config }: Services): OwnSender {
  const sender = senders.get(mail) ?? { ...makeSender(config), runs: 0, pausedUntil: undefined }
  senders.set(mail, sender)
  return sender
}

/** Sends everything that may leave now; what may leave soon, it comes back for. */
export async function sendDue(services: Services): Promise<void> {
  const sender = senderOf(services)
  const until = performance.now() + longestRunMs
  sender.runs += 1
  try {
    sender.pausedUntil = await sender.run(
      services,
      () => performance.now() < until && !services.jobs.isPaused('send-emails'),
    )
  } finally {
    sender.runs -= 1
  }
  const { pausedUntil } = sender
  const due = await nextDue(services.db)
  if (!due) return
  const wakeAt = pausedUntil && pausedUntil > due ? pausedUntil : due
  if (wakeAt.getTime() - services.now().getTime() > wakeWithinMs) return
  await services.jobs.enqueue(services.db, sendEmails, {}, { notBefore: wakeAt })
}

/** Something is due, and nobody here is sending. */
async function isForgotten(services: Services): Promise<boolean> {
  const sender = senderOf(services)
  const { runs, pausedUntil } = sender
  const now = services.now()
  if (runs > 0) return false
  if (pausedUntil && pausedUntil > now && !(await sender.mayTryAgain(services))) return false
  const due = await nextDue(services.db)
  return due !== undefined && due <= now
}
