import { GatewayAway, GatewayBusy, TextRefused } from '../../integrations/texts/text-failures.ts'
import { dayMs } from '../../kit/time.ts'
import type { texts } from '../tables.ts'
import type { StartedText } from './claim-texts.ts'

/** What became of a message that was being sent. */
export interface TextOutcome {
  readonly state: (typeof texts.$inferSelect)['state']
  readonly error?: string
  readonly gatewayId?: string | undefined
  /** When it is tried again. */
  readonly dueAt?: Date
  /** The try was none: the gateway was not there. */
  readonly isNoTry?: boolean
  /** The gateway knows that this number wants nothing more. */
  readonly isStopped?: boolean
}

const mostTries = 20
const awayWaitMs = 30_000
/** Nobody waits for a text message that no gateway took for so long. */
const longestOutageMs = 2 * dayMs

/** What a failed try makes of a message. */
export function outcomeOf(
  { attempts, createdAt }: Pick<StartedText, 'attempts' | 'createdAt'>,
  failure: unknown,
  now: Date,
): TextOutcome {
  const error = failure instanceof Error ? failure.message : String(failure)
  if (failure instanceof TextRefused) {
    return failure.isStopped
      ? { state: 'suppressed', error: 'unsubscribed', isStopped: true }
      : { state: 'failed', error }
  }
  const isOver = now.getTime() - createdAt.getTime() > longestOutageMs
  if (failure instanceof GatewayBusy && !isOver && attempts < mostTries) {
    return { state: 'queued', error, dueAt: new Date(now.getTime() + failure.waitSeconds * 1000) }
  }
  if (failure instanceof GatewayAway && !isOver) {
    return { state: 'queued', error, dueAt: new Date(now.getTime() + awayWaitMs), isNoTry: true }
  }
  const isKnown = failure instanceof GatewayBusy || failure instanceof GatewayAway
  if (isKnown) return { state: 'failed', error }
  // `TextUncertain`, and whatever nobody thought of.
  return { state: 'unknown', error }
}
