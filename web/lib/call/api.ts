import type { Endpoint, Input, Output } from '#contract/endpoint.ts'
import { noteServerAnswer } from './connection.ts'
import { ApiProblem, problemOf, unreachableProblem } from './problem.ts'
import { askToSignIn } from '../session-end.ts'

export interface CallOptions {
  /** Names this attempt: a retry with the same key changes nothing twice. */
  idempotencyKey?: string
  signal?: AbortSignal
  /** The page may be closed while this is under way. */
  keepalive?: boolean
  /** Off for a call that is itself about signing in. */
  waitsForSignIn?: boolean
}

/** Calls an endpoint of the contract. Throws `ApiProblem`, and nothing else unless the call was aborted. */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  options: CallOptions = {},
): Promise<Output<E>> {
  const response = await fetchAnswer(endpoint, input, options)
  return readAnswer<Output<E>>(response)
}

export interface Page<Item> {
  items: Item[]
  total: number
  /** False when the server stopped counting: there are at least `total`. */
  isCounted: boolean
  nextCursor: string | undefined
}

/** Calls an endpoint that lists, and reads from its headers how many there are and where the next page begins. */
export async function callList<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  options: CallOptions = {},
): Promise<Page<Output<E> extends ReadonlyArray<infer Item> ? Item : never>> {
  const response = await fetchAnswer(endpoint, input, options)
  const items = await readAnswer<Array<Output<E> extends ReadonlyArray<infer Item> ? Item : never>>(response)
  return {
    items,
    total: Number(response.headers.get('x-total-count') ?? items.length),
    isCounted: response.headers.get('x-total-count-relation') !== 'gte',
    nextCursor: nextCursorOf(response.headers.get('link')),
  }
}

/** The address of a GET endpoint, for links that download a file. */
export function addressOf<E extends Endpoint>(endpoint: E, input: Input<E>): string {
  const { params = {}, query = {} } = inputPartsOf(input)
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) search.set(name, String(value))
  }
  return search.size > 0 ? `${path}?${search}` : path
}

/** The answer of an endpoint that did not refuse, unread. */
export async function fetchAnswer<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  options: CallOptions & { accept?: string },
): Promise<Response> {
  const { body } = inputPartsOf(input)
  const headers = new Headers({ accept: options.accept ?? 'application/json' })
  if (body !== undefined) headers.set('content-type', 'application/json')
  if (options.idempotencyKey) headers.set('idempotency-key', options.idempotencyKey)
  const init = {
    method: endpoint.method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(options.signal ? { signal: options.signal } : {}),
    ...(options.keepalive ? { keepalive: true } : {}),
  }
  const response = await reach(addressOf(endpoint, input), init, options.waitsForSignIn)
  if (!response.ok) throw await problemOf(response)
  return response
}

/**
 * `fetch` that says in our own words when nothing answered. When the session has ended it waits until the same person
 * has signed in again and then sends the same once more, so that nothing they were doing is lost.
 */
export async function reach(
  address: string,
  init: RequestInit = {},
  waitsForSignIn = true,
): Promise<Response> {
  const response = await fetchResponse(address, init)
  if (!waitsForSignIn || response.status !== 401) return response
  const { code } = await problemOf(response.clone())
  return code === 'not-signed-in' && (await askToSignIn()) ? fetchResponse(address, init) : response
}

async function fetchResponse(address: string, init: RequestInit): Promise<Response> {
  try {
    const response = await fetch(address, { credentials: 'include', ...init })
    // What stands before the server answers so when it cannot reach it.
    noteServerAnswer(response.status !== 502 && response.status !== 504)
    return response
  } catch (failure) {
    if (init.signal?.aborted) throw failure
    noteServerAnswer(false)
    throw unreachableProblem()
  }
}

async function readAnswer<T>(response: Response): Promise<T> {
  try {
    // The server parsed this through the endpoint's response schema before sending it.
    return (await response.json()) as T
  } catch {
    throw new ApiProblem(response.status, `${response.status}: ${response.statusText}`, {})
  }
}

interface Parts {
  params?: Readonly<Record<string, string | number>>
  query?: Readonly<Record<string, string | number | boolean | null | undefined>>
  body?: unknown
}

/** `Input` is exact for callers; inside, where the endpoint is unknown, only the three names matter. */
function inputPartsOf(input: unknown): Parts {
  return input as Parts
}

function nextCursorOf(link: string | null): string | undefined {
  const next = /<([^>]+)>\s*;\s*rel="?next"?/i.exec(link ?? '')?.[1]
  if (!next) return undefined
  return new URL(next, 'http://localhost').searchParams.get('cursor') ?? undefined
}
