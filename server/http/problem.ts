import { waitInWords } from '#shared/text/wait.ts'
import { type ProblemBody, type ProblemCode, problemStatuses } from '#contract/problem.ts'

/** The HTTP status of each code. */
export const statusOf = problemStatuses

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

/** A refusal that passes with time: `say` is given how long, such as "in 42 minutes". */
export function tooManyRequests(seconds: number, say: (wait: string) => string): Problem {
  const retryAfterSeconds = Math.max(1, Math.ceil(seconds))
  return new Problem('too-many-requests', say(waitInWords(retryAfterSeconds, 'en-US')), { retryAfterSeconds })
}

/** What is wrong with one field of a form. */
export function fieldProblem(field: string, sentence: string): Problem {
  return new Problem('invalid-input', sentence, { fields: { [field]: sentence } })
}

/** The same answer for a missing id and for another workspace's. */
export function notFound(what: string): Problem {
  return new Problem('not-found', `This ${what} does not exist.`)
}

export function nothingHere(): Problem {
  return new Problem('not-found', 'There is nothing at this address.')
}
