import { sql } from 'drizzle-orm'
import { z } from 'zod/mini'
import type { TextSettings } from '../../config/text-settings.ts'
import type { Services } from '../../context.ts'
import { sendText } from '../../integrations/texts/gateway.ts'
import { defineJob } from '../../jobs/define-job.ts'
import { type Breaker, makeBreaker } from '../../kit/breaker.ts'
import { newsAddress } from '../news/text-news-addresses.ts'
import { texts } from '../tables.ts'
import { claimTexts, type StartedText } from './claim-texts.ts'
import { markText } from './mark-text.ts'
import { outcomeOf, type TextOutcome } from './text-outcome.ts'

/** Sends what is due. */
export const sendTexts = defineJob({
  name: 'send-texts',
  payload: z.object({}),
  attempts: 3,
  timeoutSeconds: 180,
  isDoneAtStart: true,
  run: (services) => sendDueTexts(services),
  isNeeded: isForgotten,
})

/** Gateways take a few a second: more at once would only be more that nobody knows of after a crash. */
const atOnce = 4
/** Another job goes on after it, so that one that hangs is noticed. */
const longestRunMs = 45_000
const wakeWithinMs = 300_000

interface Sender {
  readonly breaker: Breaker
  runs: number
}

/** One for the gateway of this process, for all who send at once. */
const senders = new WeakMap<Services['database'], Sender>()

function senderOf({ database }: Services): Sender {
  const sender = senders.get(database) ?? { breaker: makeBreaker(), runs: 0 }
  senders.set(database, sender)
  return sender
}

async function sendDueTexts(services: Services): Promise<void> {
  const { config, now } = services
  if (!config.texts) return
  const sender = senderOf(services)
  const { breaker } = sender
  const until = performance.now() + longestRunMs
  sender.runs += 1
  try {
    while (performance.now() < until && !breaker.isOpen(now())) {
      const started = await claimTexts(services, breaker.isTrying(now()) ? 1 : atOnce)
      if (started.length === 0) break
      const outcomes = await Promise.all(started.map((text) => sendOne(services, config.texts!, text)))
      for (const { outcome } of outcomes) noteOutcome(breaker, outcome, now())
      for (const { text, outcome } of outcomes) await markText(services, text, outcome)
    }
  } finally {
    sender.runs -= 1
  }
  await comeBack(services, breaker)
}

async function sendOne(services: Services, settings: TextSettings, text: StartedText) {
  const { workspaceId, id, recipient: to, body } = text
  const reference = `${workspaceId}.${id}`
  const newsUrl = newsAddress(services, settings.provider, reference)
  const outcome = await sendText(settings, { id: reference, to, text: body, newsUrl }).then(
    (gatewayId): TextOutcome => ({ state: 'sent', gatewayId }),
    (failure: unknown) => outcomeOf(text, failure, services.now()),
  )
  return { text, outcome }
}

/** A gateway that leaves one message after the other uncertain is left alone as well as one that is away. */
function noteOutcome(breaker: Breaker, { state, isNoTry }: TextOutcome, now: Date): void {
  if (isNoTry || state === 'unknown') breaker.failed(now)
  else breaker.succeeded()
}

/** What may leave soon is looked for then; what is due later is found by the clock. */
async function comeBack({ db, jobs, now }: Services, breaker: Breaker): Promise<void> {
  const due = await nextDue(db)
  if (!due) return
  const wakeAt = breaker.isOpen(now()) && breaker.triesAt() > due ? breaker.triesAt() : due
  if (wakeAt.getTime() - now().getTime() > wakeWithinMs) return
  await jobs.enqueue(db, sendTexts, {}, { notBefore: wakeAt })
}

async function nextDue(db: Services['db']): Promise<Date | undefined> {
  const { rows } = await db.execute<{ due_at: Date | null }>(
    sql`select min(due_at) as due_at from ${texts} where state = 'queued' and not is_held`,
  )
  return rows[0]?.due_at ? new Date(rows[0].due_at) : undefined
}

/** Something is due, and nobody here is sending. */
async function isForgotten(services: Services): Promise<boolean> {
  const { config, now } = services
  const { runs, breaker } = senderOf(services)
  if (!config.texts || runs > 0 || breaker.isOpen(now())) return false
  const due = await nextDue(services.db)
  return due !== undefined && due <= now()
}
