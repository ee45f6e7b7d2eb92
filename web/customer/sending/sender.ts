import type { ProblemCode } from '#contract/problem.ts'
import { ApiProblem } from '../../lib/call/problem.ts'
import type { Outbox } from './draft.ts'
import type { ProofOfWork } from '../../lib/proof/proof-of-work.ts'
import type { Deliver, Receipt } from '../queries.ts'

type Sent = Pick<Outbox, 'key' | 'body'>

export interface Sender {
  readonly proof: ProofOfWork
  readonly deliver: Deliver
}

export type Outcome =
  | { kind: 'received'; receipt: Receipt }
  /**
   * Nothing is lost, and nothing is known: try again later, with the same key. `busySeconds`: the server answered that
   * too many came, and when to come again.
   */
  | { kind: 'unreachable'; busySeconds?: number | undefined }
  /** The key belongs to an earlier version of the words, which has arrived. */
  | { kind: 'arrived-earlier' }
  | { kind: 'refused'; code: ProblemCode; fields: RefusedFields }

/** What the server said of single fields, by their names. */
export type RefusedFields = Readonly<Record<string, string>>

/** One attempt. A proof that is refused is replaced once, because it may only have aged. */
export async function attemptSubmission(sent: Sent, by: Sender, signal: AbortSignal): Promise<Outcome> {
  const first = await deliverSubmission(sent, by, signal)
  if (first.kind !== 'refused' || first.code !== 'robot-check-failed') return first
  by.proof.discard('testimonial')
  return deliverSubmission(sent, by, signal)
}

async function deliverSubmission(
  { key, body }: Sent,
  { proof, deliver }: Sender,
  signal: AbortSignal,
): Promise<Outcome> {
  try {
    const altcha = await proof.take('testimonial')
    return { kind: 'received', receipt: await deliver(body, { altcha, key, signal }) }
  } catch (failure) {
    return submissionOutcomeOf(failure)
  }
}

function submissionOutcomeOf(failure: unknown): Outcome {
  if (failure instanceof ApiProblem) {
    const { code, status, fields } = failure
    const busySeconds = busySecondsOf(failure)
    if (busySeconds !== undefined) return { kind: 'unreachable', busySeconds }
    if (code === 'idempotency-key-reused') return { kind: 'arrived-earlier' }
    if (status === 0 || status >= 502) return { kind: 'unreachable' }
    return { kind: 'refused', code, fields }
  }
  // A call that was stopped or took too long, or a solver whose script could not be loaded.
  if (failure instanceof DOMException || failure instanceof Event) return { kind: 'unreachable' }
  return { kind: 'refused', code: 'internal', fields: {} }
}

/** What stands before the server may refuse without saying for how long. */
const usualBusySeconds = 60

/** When to come again, where too many came; nothing for any other failure. */
export function busySecondsOf(failure: unknown): number | undefined {
  if (!(failure instanceof ApiProblem) || failure.status !== 429) return undefined
  return failure.retryAfterSeconds || usualBusySeconds
}

const firstPauseMs = 2_000
const longestPauseMs = 60_000

/**
 * How long to wait after the given number of failures: doubling, and spread so that not everybody comes at once; not before
 * the server wants to be asked again.
 */
export function retryPauseAfter(failures: number, busySeconds = 0, random = Math.random()): number {
  const spread = 0.75 + random / 2
  return Math.max(Math.min(longestPauseMs, firstPauseMs * 2 ** (failures - 1)) * spread, busySeconds * 1000)
}
