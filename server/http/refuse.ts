import type { Duplex } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Config } from '../config/config.ts'
import { headersOfEveryAnswer } from './headers.ts'
import { detailsOf, isVersionedUrl, nothingHere, Problem, statusOf } from './problem.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Where what is documented of a refusal is found. */
    publicUrl?: string
  }
}

/** Every refusal has this shape, with members of our own; those of the public API as RFC 9457 names them. */
export function sendProblem(problem: Problem, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const body = isVersionedUrl(request.url)
    ? detailsOf(problem, request.server.publicUrl ?? '', request.id)
    : { ...problem.body(), requestId: request.id }
  return reply
    .code(statusOf[problem.code])
    .headers(problem.headers)
    .type('application/problem+json')
    .send(body)
}

/**
 * Calls that do not exist: a person's browser gets its page elsewhere, these get a problem. An address that is called by
 * other methods names them.
 */
export function refuseUnknownCalls(http: FastifyInstance, mounted: readonly Endpoint[] = []): void {
  const refuse = ({ url, method }: FastifyRequest) => {
    const allowed = methodsAt(url, mounted)
    // By one of them it is no address either: the router took what is in it for too long.
    if (allowed.length === 0 || allowed.includes(method)) return Promise.reject(nothingHere())
    const sentence = `This address does not take ${method}. It takes ${allowed.join(', ')}.`
    return Promise.reject(
      new Problem('method-not-allowed', sentence, { headers: { allow: allowed.join(', ') } }),
    )
  }
  http.all('/api', refuse)
  http.all('/api/*', refuse)
  http.setNotFoundHandler(refuse)
}

/** By which methods an address is called, of the routes that have it; those that name nothing more exactly first. */
function methodsAt(url: string, mounted: readonly Endpoint[]): string[] {
  const asked = (url.split('?')[0] ?? '').replace(/\/+$/, '').toLowerCase().split('/')
  const fits = ({ path }: Endpoint) => {
    const parts = path.toLowerCase().split('/')
    return (
      parts.length === asked.length && parts.every((part, at) => part.startsWith(':') || part === asked[at])
    )
  }
  const methods = new Set<string>(mounted.filter(fits).map(({ method }) => method))
  return ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter((method) => methods.has(method))
}

const unreadableAddressSentence = 'This address is not valid. Please check it for a stray % sign.'

/** Calls whose query is no UTF-8, percent-encoded: read as it is, it would be asked for something else. */
export function refuseUnreadableQueries(http: FastifyInstance): void {
  http.addHook('onRequest', (request, _reply, done) => {
    const isCall = request.routeOptions.url?.startsWith('/api') ?? false
    done(
      isCall && !isReadable(request.url)
        ? new Problem('invalid-input', unreadableAddressSentence)
        : undefined,
    )
  })
}

function isReadable(url: string): boolean {
  // Bytes beyond ASCII do not get here: they are no HTTP.
  const query = url.indexOf('?')
  if (query < 0 || !url.includes('%', query)) return true
  try {
    decodeURIComponent(url.slice(query))
    return true
  } catch {
    return false
  }
}

/** What the router could not read; no hook runs for it. */
export function refuseUnreadableAddress(config: Config) {
  return (failure: { code: string }, request: FastifyRequest, reply: FastifyReply): void => {
    const isTooLong = failure.code === 'FST_ERR_MAX_PARAM_LENGTH'
    const problem = isTooLong ? nothingHere() : new Problem('invalid-input', unreadableAddressSentence)
    void sendProblem(problem, request, reply.headers(headersOfEveryAnswer(config)))
  }
}

const brokenRequests: Readonly<Record<string, readonly [status: string, problem: Problem]>> = {
  HPE_HEADER_OVERFLOW: [
    '431 Request Header Fields Too Large',
    new Problem('too-large', 'The headers of this request are too large.'),
  ],
  ERR_HTTP_REQUEST_TIMEOUT: [
    '408 Request Timeout',
    new Problem('invalid-input', 'This request took too long to arrive. Please send it again.'),
  ],
}
const unreadableRequest = [
  '400 Bad Request',
  new Problem('invalid-input', 'This request could not be read. Please check that it is valid HTTP.'),
] as const

/** What is no HTTP: there is no request yet, so the answer is written by hand. */
export function refuseBrokenRequest({ code = '' }: { code?: string }, socket: Duplex): void {
  if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const [status, problem] = brokenRequests[code] ?? unreadableRequest
  const body = JSON.stringify(problem.body())
  const head = [
    `HTTP/1.1 ${status}`,
    'content-type: application/problem+json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}
