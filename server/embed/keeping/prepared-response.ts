import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../config/config.ts'
import type { Front } from '../../http/front.ts'
import { compressAside, type Prepared, tagOf } from '../../http/prepared.ts'
import { sendDirectly } from '../wire.ts'
import type { Body, Encoding, PreparedResponse } from './response-forms.ts'

const suffixes: Readonly<Record<Encoding, string>> = { identity: '', gzip: '-gz', br: '-br' }

const fewBytes = 16_384

function compactBodyOf(bytes: Buffer): Body {
  return bytes.length <= fewBytes ? bytes.toString('latin1') : bytes
}

/** `always` is what the hooks would add, which these answers do not pass. */
export function prepareResponse(prepared: Prepared, always: Record<string, string>): PreparedResponse {
  const { identity, gzip, br, headers } = prepared
  return {
    head: Object.entries({ ...always, ...headers }).flat(),
    tag: identity.etag.slice(1, -1),
    identity: compactBodyOf(identity.body),
    gzip: compactBodyOf(gzip.body),
    br: compactBodyOf(br.body),
  }
}

/** A plain body; the other encodings are made when somebody asks for them. */
export function preparePlain(text: string, head: readonly string[]): PreparedResponse {
  const bytes = Buffer.from(text)
  return { head, tag: tagOf(bytes), identity: compactBodyOf(bytes) }
}

/** Adds an encoding, without holding up other requests. */
export async function addEncoding(prepared: PreparedResponse, encoding: Encoding): Promise<void> {
  if (prepared[encoding] !== undefined || encoding === 'identity') return
  const { identity } = prepared
  const bytes = typeof identity === 'string' ? Buffer.from(identity, 'latin1') : identity
  prepared[encoding] = compactBodyOf(await compressAside(bytes, encoding))
}

export function responseSizeOf({ identity, gzip = '', br = '' }: PreparedResponse): number {
  return identity.length + gzip.length + br.length
}

/** The best encoding that the client takes. */
export function encodingFor({ 'accept-encoding': accepted = '' }: IncomingHttpHeaders): Encoding {
  return accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : 'identity'
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
export function sendPreparedResponse(
  request: FastifyRequest,
  reply: FastifyReply,
  prepared: PreparedResponse,
): void {
  reply.hijack()
  writePreparedResponse(request.raw, reply.raw, prepared, false)
}

/**
 * Writes the best encoding that the client takes and that is made, or 304 when it has these bytes already. `isDirect`:
 * past Node's own head too, which nobody may have set headers of.
 */
function writePreparedResponse(
  { headers, method }: IncomingMessage,
  response: ServerResponse,
  prepared: PreparedResponse,
  isDirect: boolean,
): void {
  const wanted = encodingFor(headers)
  const encoding = prepared[wanted] === undefined ? 'identity' : wanted
  const body = prepared[encoding] ?? prepared.identity
  const etag = `"${prepared.tag}${suffixes[encoding]}"`
  if (headers['if-none-match']?.includes(etag))
    return void response.writeHead(304, prepared.head.concat('etag', etag)).end()
  if (isDirect && method === 'GET' && sendDirectly(response, prepared, encoding, etag)) return
  const head = prepared.head.concat('etag', etag, 'content-length', String(body.length))
  if (encoding !== 'identity') head.push('content-encoding', encoding)
  response.writeHead(200, head).end(method === 'HEAD' ? '' : body, 'latin1')
}

/**
 * What `find` has at hand is written before a request object, a route and hooks are made for it. What is not there
 * or has to be waited for is left to Fastify, whose route asks again and tells of a failure.
 */
export function answerFirst(
  { steps }: Pick<Front, 'steps'>,
  find: (request: IncomingMessage) => PreparedResponse | undefined | Promise<unknown>,
  isPlain: boolean,
): void {
  steps.push((request, response) => {
    const found = find(request)
    if (found instanceof Promise) {
      // A failure that nobody hears would stop the process.
      found.catch(() => undefined)
      return false
    }
    if (found) writePreparedResponse(request, response, found, !isPlain)
    return found !== undefined
  })
}
