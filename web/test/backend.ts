import { allEndpoints } from '../lib/call/all-endpoints.ts'
import type { Endpoint, Received, Returned } from '#contract/endpoint.ts'
import { parseInput } from '#contract/input.ts'
import { type ProblemBody, type ProblemCode, problemStatuses } from '#contract/problem.ts'
import type { z } from 'zod/mini'
import { ListAnswer } from './list-answer.ts'
import { endpointAt, partsOf } from './request-parts.ts'
import { InParts } from './in-parts.ts'

/** What an endpoint answers: a value, or a function of the parsed input. */
export type Answer<E extends Endpoint> =
  | Returned<E>
  | ListAnswer<Returned<E>>
  | InParts
  | ((input: Received<E>) => Returned<E> | ListAnswer<Returned<E>>)

export interface Refusal {
  readonly status: number
  readonly body: ProblemBody | undefined
  readonly retryAfterSeconds?: number | undefined
}

type Behavior = { kind: 'answer'; answer: unknown } | { kind: 'refuse'; refusal: Refusal } | { kind: 'lose' }

/** One call that a page made, in the order they were sent. */
export interface SentCall {
  readonly endpoint: Endpoint
  readonly input: unknown
  readonly idempotencyKey: string | undefined
}

/**
 * Stands in for the server: each endpoint of the contract answers what the test says. Input is parsed through the
 * endpoint's own schemas and refused as the server refuses it; answers are parsed through the response schema, so an
 * answer the server could not give fails the test. So does a call that the test gave no answer for.
 */
export class Backend {
  readonly sent: SentCall[] = []
  /** What went wrong in the test itself; `afterEach` of `setup.ts` fails on it. */
  readonly mistakes: string[] = []
  /** What the build writes beside the pages, by its path. */
  readonly files = new Map<string, string>()
  readonly #behaviors = new Map<Endpoint, Behavior>()
  readonly #held = new Map<Endpoint, Promise<void>>()
  #isAway = false

  /** From now on `endpoint` answers this. */
  answer<E extends Endpoint>(endpoint: E, answer: Answer<E>): void {
    this.#behaviors.set(endpoint, { kind: 'answer', answer })
  }

  /** The same, where the test has not said anything about `endpoint` yet. */
  answerByDefault<E extends Endpoint>(endpoint: E, answer: Answer<E>): void {
    if (!this.#behaviors.has(endpoint)) this.answer(endpoint, answer)
  }

  /** From now on `endpoint` refuses with one of the contract's problems. */
  refuse(endpoint: Endpoint, code: ProblemCode, message: string, fields?: Record<string, string>): void {
    const body: ProblemBody = { code, message, ...(fields && { fields }) }
    this.#behaviors.set(endpoint, { kind: 'refuse', refusal: { status: problemStatuses[code], body } })
  }

  /** From now on something in front of the server answers for it, in words that are not ours. */
  fail(endpoint: Endpoint, status = 503, retryAfterSeconds?: number): void {
    this.#behaviors.set(endpoint, { kind: 'refuse', refusal: { status, body: undefined, retryAfterSeconds } })
  }

  /** From now on requests or their answers get lost on the way: `fetch` rejects. The server still handles them. */
  lose(endpoint: Endpoint): void {
    this.#behaviors.set(endpoint, { kind: 'lose' })
  }

  /** Answers of `endpoint` wait until `release` is called. */
  hold(endpoint: Endpoint): { release: () => void } {
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#held.set(endpoint, promise)
    return {
      release: () => {
        if (this.#held.get(endpoint) === promise) this.#held.delete(endpoint)
        resolve()
      },
    }
  }

  /** The server cannot be reached at all, not even for a sign of life, until `comeBack`. */
  goAway(): void {
    this.#isAway = true
  }

  comeBack(): void {
    this.#isAway = false
  }

  /** The parsed inputs that `endpoint` was called with so far. */
  received<E extends Endpoint>(endpoint: E): Received<E>[] {
    return this.calls(endpoint).map(({ input }) => input as Received<E>)
  }

  calls(endpoint: Endpoint): SentCall[] {
    return this.sent.filter((call) => call.endpoint === endpoint)
  }

  /** What takes the place of `fetch`. */
  readonly fetch: typeof fetch = async (input, init) => {
    const request = new Request(new URL(input instanceof Request ? input.url : input, location.href), init)
    const { pathname } = new URL(request.url)
    if (this.#isAway) throw new TypeError('Failed to fetch')
    if (pathname === '/healthz') return new Response('{}')
    const file = this.files.get(pathname)
    if (file !== undefined) return new Response(file)
    const endpoint = endpointAt(allEndpoints, request.method, pathname)
    if (!endpoint) return this.#mistake(`${request.method} ${pathname} is no endpoint of the contract`)
    return this.#respond(endpoint, request, init?.signal ?? undefined)
  }

  async #respond(endpoint: Endpoint, request: Request, signal?: AbortSignal): Promise<Response> {
    const { name, parts } = {
      name: `${endpoint.method} ${endpoint.path}`,
      parts: await partsOf(endpoint, request),
    }
    const parsed = parseInput(endpoint, parts)
    const idempotencyKey = request.headers.get('idempotency-key') ?? undefined
    const input = 'input' in parsed ? parsed.input : parts
    this.sent.push({ endpoint, input, idempotencyKey })
    await this.#released(endpoint, signal)
    if (this.#isAway) throw new TypeError('Failed to fetch')
    const behavior = this.#behaviors.get(endpoint)
    if (!behavior) return this.#mistake(`${name} was called, and the test gives no answer for it`)
    if (behavior.kind === 'lose') throw new TypeError('Failed to fetch')
    if (behavior.kind === 'refuse') return refusalResponse(behavior.refusal)
    if ('problem' in parsed) {
      return refusalResponse({ status: problemStatuses[parsed.problem.code], body: parsed.problem })
    }
    try {
      return answerResponse(endpoint, behavior.answer, input)
    } catch (failure) {
      return this.#mistake(`${name} cannot answer this: ${String(failure)}`)
    }
  }

  async #released(endpoint: Endpoint, signal?: AbortSignal): Promise<void> {
    const held = this.#held.get(endpoint)
    const aborted = new Promise<never>((_resolve, reject) => {
      const abort = () => reject(new DOMException('Aborted', 'AbortError'))
      if (signal?.aborted) abort()
      signal?.addEventListener('abort', abort)
    })
    aborted.catch(() => undefined)
    await Promise.race([held ?? Promise.resolve(), aborted])
  }

  #mistake(sentence: string): Response {
    this.mistakes.push(sentence)
    return new Response(sentence, { status: 501 })
  }
}

function answerResponse(endpoint: Endpoint, answer: unknown, input: unknown): Response {
  const result = typeof answer === 'function' ? (answer as (input: unknown) => unknown)(input) : answer
  const { value, headers } = result instanceof ListAnswer ? result : { value: result, headers: {} }
  if (result instanceof InParts) return result.response(endpoint)
  if (endpoint.response === 'file') return new Response(String(value), { headers })
  const body = (endpoint.response as z.ZodMiniType).parse(value)
  return Response.json(body, { status: endpoint.status ?? 200, headers })
}

function refusalResponse({ status, body, retryAfterSeconds }: Refusal): Response {
  const headers = retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) }
  return body ? Response.json(body, { status, headers }) : new Response('', { status, headers })
}
