import { waitInWords } from '#shared/text/wait.ts'
import { type ProblemBody, type ProblemCode, problemStatuses, problemTitle } from '#contract/problem.ts'

/** The HTTP status of each code. */
export const statusOf = problemStatuses

/** A refusal that the caller is told about, in a sentence for a person. Thrown by services. */
export class Problem extends Error {
  override readonly name = 'Problem'
  readonly code: ProblemCode
  readonly fields: Record<string, string> | undefined
  readonly retryAfterSeconds: number | undefined

  /** What its answer says in headers: which limit it was, or what is allowed. */
  readonly headers: Readonly<Record<string, string>>

  constructor(
    code: ProblemCode,
    message: string,
    more: {
      fields?: Record<string, string>
      retryAfterSeconds?: number
      headers?: Readonly<Record<string, string>>
    } = {},
  ) {
    super(message)
    this.code = code
    this.fields = more.fields
    this.retryAfterSeconds = more.retryAfterSeconds
    this.headers = more.headers ?? {}
  }

  body(): ProblemBody {
    return {
      code: this.code,
      message: this.message,
      ...(this.fields && { fields: this.fields }),
    }
  }
}

/** What the public API answers of a refusal (RFC 9457). */
export function detailsOf(
  { code, message, fields = {} }: Problem,
  publicUrl: string,
  requestId: string | undefined,
) {
  const errors = Object.entries(fields).map(([field, detail]) => ({ field, detail }))
  return {
    type: `${publicUrl}/documentation/api/errors#${code}`,
    title: problemTitle(code),
    status: statusOf[code],
    detail: message,
    ...(requestId !== undefined && { instance: `urn:uuid:${requestId}` }),
    code,
    ...(errors.length > 0 && { errors }),
  }
}

/** Whether a call of the public API was asked for, spelled however the router takes it. */
export function isVersionedUrl(url: string): boolean {
  return /^\/api\/v1(\/|\?|$)/i.test(url)
}

/** A refusal that passes with time: `say` is given how long, such as "in 42 minutes". */
export function tooManyRequests(
  seconds: number,
  say: (wait: string) => string,
  headers: Readonly<Record<string, string>> = {},
): Problem {
  const retryAfterSeconds = Math.max(1, Math.ceil(seconds))
  const sentence = say(waitInWords(retryAfterSeconds, 'en-US'))
  return new Problem('too-many-requests', sentence, { retryAfterSeconds, headers })
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
