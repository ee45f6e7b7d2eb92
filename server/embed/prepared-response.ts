import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import type { Prepared } from '../http/prepared.ts'

type Encoding = 'identity' | 'gzip' | 'br'

interface PreparedBody {
  /** A string of bytes while they are few: Node sends it and its head in one write, a buffer in two. */
  readonly body: string | Buffer
  readonly etag: string
  readonly head: string[]
  readonly unchanged: string[]
}

/** An answer whose heads are laid out as well, so that sending is one write. */
export type PreparedResponse = Readonly<Record<Encoding, PreparedBody>>

const fewBytes = 16_384

/** `always` is what the hooks would add, which these answers do not pass. */
export function prepareResponse(prepared: Prepared, always: Record<string, string>): PreparedResponse {
  const preparedBody = (encoding: Encoding): PreparedBody => {
    const { body: bytes, etag } = prepared[encoding]
    const body = bytes.length <= fewBytes ? bytes.toString('latin1') : bytes
    const unchanged = Object.entries({ ...always, ...prepared.headers, etag }).flat()
    const head = [...unchanged, 'content-length', String(bytes.length)]
    if (encoding !== 'identity') head.push('content-encoding', encoding)
    return { body, etag, head, unchanged }
  }
  return { identity: preparedBody('identity'), gzip: preparedBody('gzip'), br: preparedBody('br') }
}

/** What every answer of ours says to other websites' browsers. */
export function preparedHeaders({ publicUrl }: Pick<Config, 'publicUrl'>): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'cross-origin',
    'access-control-allow-origin': '*',
    ...(publicUrl.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000' }),
  }
}

/** Sends past Fastify's reply, whose hooks and header map cost a third of such a request. */
export function sendHot(request: FastifyRequest, reply: FastifyReply, hot: PreparedResponse): void {
  reply.hijack()
  writeHot(request.raw, reply.raw, hot)
}

/** Writes the best encoding the client takes, or 304 when it has these bytes already. */
function writeHot(
  { headers, method }: IncomingMessage,
  response: ServerResponse,
  hot: PreparedResponse,
): void {
  const accepted = headers['accept-encoding'] ?? ''
  const { body, etag, head, unchanged } =
    hot[accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : 'identity']
  if (headers['if-none-match']?.includes(etag)) response.writeHead(304, unchanged).end()
  else response.writeHead(200, head).end(method === 'HEAD' ? '' : body, 'latin1')
}

/**
 * What `find` has at hand is written before a request object, a route and hooks are made for it. What is not there
 * or has to be waited for is left to Fastify, whose route asks again and tells of a failure.
 */
export function answerFirst(
  http: FastifyInstance,
  find: (request: IncomingMessage) => PreparedResponse | undefined | Promise<unknown>,
): void {
  const { server } = http
  const [routed] = server.listeners('request')
  if (!routed) return
  server.removeAllListeners('request')
  server.on('request', (request, response) => {
    const found = find(request)
    if (found && !(found instanceof Promise)) return writeHot(request, response, found)
    // A failure that nobody hears would stop the process.
    found?.catch(() => undefined)
    routed.call(server, request, response)
  })
}
