import { Dropped, MailServerAway, Refused, Uncertain } from '../../integrations/mail/mail-failures.ts'
import type { Outcome } from './mark.ts'
import type { Started } from './claim.ts'

/** About a day in all. */
const mostTries = 21
const firstWaitMs = 10_000
const longestWaitMs = 7_200_000
/** Nobody waits for an email that the mail server could not take for so long. */
const longestOutageMs = 7 * 86_400_000

type Tried = Pick<Started, 'id' | 'attempts' | 'createdAt'>

/** What a failed try makes of an email. `servesOthers`: the mail server took others' lately. */
export function outcomeOf(
  { id, attempts, createdAt }: Tried,
  failure: unknown,
  { now, servesOthers }: { readonly now: Date; readonly servesOthers: boolean },
): Outcome {
  const error = failure instanceof Error ? failure.message : String(failure)
  if (failure instanceof Uncertain) return { id, state: 'unknown', error }
  if (failure instanceof Refused && failure.isNobodys) return { id, state: 'bounced', error }
  const hasWaitedLong = now.getTime() - createdAt.getTime() > longestOutageMs
  if (failure instanceof MailServerAway) {
    return { id, state: hasWaitedLong ? 'failed' : 'queued', error, dueAt: now, isNoTry: true }
  }
  const isDrop = failure instanceof Dropped
  const isTriedOut = attempts >= mostTries && (!isDrop || servesOthers || hasWaitedLong)
  if (isTriedOut || (failure instanceof Refused && failure.isFinal)) {
    return { id, state: 'failed', error, ...(isDrop && { isDrop }) }
  }
  const stated = isDrop || failure instanceof Refused ? failure.retryAfterMs : undefined
  const dueAt = new Date(now.getTime() + (stated ?? waitMsAfter(attempts)))
  return { id, state: 'queued', error, dueAt, ...(isDrop && { isDrop, isFirstTry: attempts === 1 }) }
}

/** Twice as long each time, by chance a quarter more or less. */
function waitMsAfter(attempts: number): number {
  return Math.min(longestWaitMs, firstWaitMs * 2 ** (attempts - 1)) * (0.75 + Math.random() / 2)
}
