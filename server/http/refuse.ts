import type { Duplex } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config/config.ts'
import { headersOfEveryAnswer } from './headers.ts'
import { nothingHere, Problem, statusOf } from './problem.ts'

/** Every refusal has this shape (RFC 9457, with members of our own). */
export function sendProblem(problem: Problem, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply
    .code(statusOf[problem.code])
    .type('application/problem+json')
    .send({ ...problem.body(), requestId: request.id })
}

/** Calls that do not exist, by whatever method: a person's browser gets its page elsewhere, these get a problem. */
export function refuseUnknownCalls(http: FastifyInstance): void {
  const refuse = () => Promise.reject(nothingHere())
  http.all('/api', refuse)
  http.all('/api/*', refuse)
  http.setNotFoundHandler(refuse)
}

const unreadableAddressSentence = 'This address is not valid. Please check it for a stray % sign.'

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
