import { MailServerAway, Refused, Uncertain } from '../../integrations/mail/mail-failures.ts'
import type { Outcome } from './mark.ts'
import type { Started } from './claim.ts'

/** About a day in all. */
const mostTries = 21
const firstWaitMs = 10_000
const longestWaitMs = 7_200_000
/** Nobody waits for an email that the mail server could not take for so long. */
const longestOutageMs = 7 * 86_400_000

type Tried = Pick<Started, 'id' | 'attempts' | 'createdAt'>

/** What a failed try makes of an email. */
export function outcomeOf({ id, attempts, createdAt }: Tried, failure: unknown, now: Date): Outcome {
  const error = failure instanceof Error ? failure.message : String(failure)
  if (failure instanceof Uncertain) return { id, state: 'unknown', error }
  if (failure instanceof Refused && failure.isNobodys) return { id, state: 'bounced', error }
  if (failure instanceof MailServerAway) {
    const isOver = now.getTime() - createdAt.getTime() > longestOutageMs
    return { id, state: isOver ? 'failed' : 'queued', error, dueAt: now, isNoTry: true }
  }
  const isFinal = (failure instanceof Refused && failure.isFinal) || attempts >= mostTries
  if (isFinal) return { id, state: 'failed', error }
  const waitMs = Math.min(longestWaitMs, firstWaitMs * 2 ** (attempts - 1))
  return { id, state: 'queued', error, dueAt: new Date(now.getTime() + waitMs * (0.75 + Math.random() / 2)) }
}
