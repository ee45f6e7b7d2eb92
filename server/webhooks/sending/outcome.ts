import type { WebhookKind } from '#contract/webhooks/webhook-events.ts'

/** What came back of one try. */
export interface Try {
  readonly at: Date
  readonly durationMs: number
  readonly status: number | null
  readonly answer: string
  /** Why there was no answer, or which one was none that we take, in a sentence; null after a success. */
  readonly error: string | null
  /** How long the receiver asked to be left alone. */
  readonly retryAfterMs?: number | undefined
}

export interface Outcome {
  readonly state: 'delivered' | 'waiting' | 'failed'
  readonly dueAt?: Date
  /** Nothing goes to this webhook until then. */
  readonly restsUntil?: Date
  /** Nobody is there any more: it is turned off for this reason. */
  readonly offBecause?: string
}

const secondMs = 1000
const minuteMs = 60 * secondMs
const hourMs = 60 * minuteMs

/** How long each try waits after the one before it: ten tries in 76 hours. */
const waits = [
  5 * secondMs,
  5 * minuteMs,
  30 * minuteMs,
  2 * hourMs,
  5 * hourMs,
  10 * hourMs,
  14 * hourMs,
  20 * hourMs,
  24 * hourMs,
]

/** After it, a delivery is given up. */
export const lastTry = waits.length + 1

/** So much longer by chance, so that what failed together does not come back together. */
const jitter = 0.1

/** What a try makes of a delivery; `attempts` counts it. */
export function outcomeOf(
  kind: WebhookKind,
  attempts: number,
  { error, status, retryAfterMs, at }: Try,
  random: () => number = Math.random,
): Outcome {
  if (error === null) return { state: 'delivered' }
  if (isGone(kind, status))
    return { state: 'failed', offBecause: `It answered ${status}: this address no longer takes messages.` }
  const restsUntil = retryAfterMs === undefined ? undefined : new Date(at.getTime() + retryAfterMs)
  const wait = waits[attempts - 1]
  if (wait === undefined) return { state: 'failed', ...(restsUntil && { restsUntil }) }
  const waitMs = Math.max(wait * (1 + jitter * random()), retryAfterMs ?? 0)
  return { state: 'waiting', dueAt: new Date(at.getTime() + waitMs), ...(restsUntil && { restsUntil }) }
}

/** 410 says so itself. Chats answer 404 once a webhook was deleted there. */
function isGone(kind: WebhookKind, status: number | null): boolean {
  return status === 410 || (kind !== 'webhook' && status === 404)
}
