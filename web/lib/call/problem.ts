import { problem, type ProblemBody, type ProblemCode } from '#contract/problem.ts'

/** A call that was refused, or that never got through (status 0, code `unavailable`). */
export class ApiProblem extends Error {
  override name = 'ApiProblem'
  /** The HTTP status; 0 when nothing answered. */
  readonly status: number
  /** The same as `message`: the documented "{status}: {body}". */
  readonly raw: string
  readonly code: ProblemCode
  /** What to show: the server's sentence, written for people. Empty when the answer had none. */
  readonly sentence: string
  /** What to show beside single fields, by the path of the field. */
  readonly fields: Readonly<Record<string, string>>
  /** How long to wait before the next try; 0 when the answer did not say. */
  readonly retryAfterSeconds: number

  /** `body` is empty when it is none of ours. */
  constructor(status: number, raw: string, body: Partial<ProblemBody>, retryAfterSeconds = 0) {
    super(raw)
    this.status = status
    this.raw = raw
    this.code = body.code ?? 'internal'
    this.sentence = body.message ?? ''
    this.fields = body.fields ?? {}
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** Reads the body of a refused answer once and says it in both forms. */
export async function problemOf(response: Response): Promise<ApiProblem> {
  const body = await response.text().catch(() => '')
  return new ApiProblem(
    response.status,
    `${response.status}: ${body || response.statusText}`,
    readProblem(body),
    secondsOf(response.headers.get('retry-after')),
  )
}

/** The call did not reach the server: no network, or the server is down. */
export function unreachableProblem(): ApiProblem {
  const message = "We couldn't reach the server. Please check your connection and try again."
  return new ApiProblem(0, `0: ${message}`, { code: 'unavailable', message })
}

/** The sentence of a failure for a toast; `otherwise` where the failure has none. */
export function sentenceOf(failure: unknown, otherwise: string): string {
  return failure instanceof ApiProblem && failure.sentence ? failure.sentence : otherwise
}

/** As seconds, which is how our server says it. */
function secondsOf(retryAfter: string | null): number {
  return /^\d{1,7}$/.test(retryAfter ?? '') ? Number(retryAfter) : 0
}

function readProblem(body: string): Partial<ProblemBody> {
  try {
    const parsed = problem.safeParse(JSON.parse(body))
    return parsed.success ? parsed.data : {}
  } catch {
    return {}
  }
}
