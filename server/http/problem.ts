import type { ProblemBody, ProblemCode } from '#contract/problem.ts'

/** A new code without a status here does not compile. */
export const statusOf: Record<ProblemCode, number> = {
  'invalid-input': 400,
  'not-signed-in': 401,
  'wrong-credentials': 401,
  'not-allowed': 403,
  'not-found': 404,
  'too-many-requests': 429,
  'too-large': 413,
  'cross-site': 403,
  'email-taken': 409,
  'weak-password': 400,
  'link-expired': 410,
  'already-onboarded': 409,
  'testimonial-already-decided': 409,
  'edited-elsewhere': 409,
  'nothing-to-undo': 409,
  'form-closed': 410,
  'robot-check-failed': 400,
  'idempotency-key-reused': 422,
  'mapping-needed': 422,
  'unreadable-file': 422,
  'already-withdrawn': 409,
  unavailable: 503,
  internal: 500,
}

/** A refusal that the caller is told about, in a sentence for a person. Thrown by services. */
export class Problem extends Error {
  override readonly name = 'Problem'
  readonly code: ProblemCode
  readonly fields: Record<string, string> | undefined
  readonly retryAfterSeconds: number | undefined

  constructor(
    code: ProblemCode,
    message: string,
    more: { fields?: Record<string, string>; retryAfterSeconds?: number } = {},
  ) {
    super(message)
    this.code = code
    this.fields = more.fields
    this.retryAfterSeconds = more.retryAfterSeconds
  }

  body(): ProblemBody {
    return {
      code: this.code,
      message: this.message,
      ...(this.fields && { fields: this.fields }),
    }
  }
}

/** The same answer for a missing id and for another workspace's. */
export function notFound(what: string): Problem {
  return new Problem('not-found', `There is no such ${what}.`)
}
