import type { ServerResponse } from 'node:http'
import type { Encoding, PreparedResponse } from './keeping/response-forms.ts'

/** An answer that is asked for more often in the same second is put together once, head and body. */
const oftenFrom = 3
/** Of such answers no more bytes are kept at a time. */
const mostBytes = 32 * 2 ** 20

/** What holds for one second: how the head of an answer ends in it, and the answers that are asked for often. */
const current = { second: 0, end: '', bytes: 0, kept: [] as PreparedResponse[] }

/**
 * Sends an answer that is asked for again and again as one piece: Node checks its head and joins both anew for each request,
 * which is a fifth of the work. Its own properties for a finished head are no part of its interface (docs/private-parts.md).
 * Answers false for what is asked for seldom, and on a connection that is to end with it: Node says so in the head.
 */
export function sendDirectly(
  response: ServerResponse,
  prepared: PreparedResponse,
  encoding: Encoding,
  etag: string,
): boolean {
  if (!response.shouldKeepAlive || response.hasHeader('connection')) return false
  const second = Math.floor(Date.now() / 1000)
  if (second !== current.second) renew(second, response)
  if (!isAskedOften(prepared, second)) return false
  const body = prepared[encoding] ?? ''
  const wire =
    prepared.wires?.[encoding] ?? keepWire(prepared, encoding, headOf(prepared, encoding, etag), body)
  Object.assign(response, { _header: ' ', _headerSent: true })
  response.end(wire)
  return true
}

/** As Node writes them: the date, and how long the connection stays open. */
function renew(second: number, { socket }: ServerResponse): void {
  for (const prepared of current.kept) delete prepared.wires
  // A connection of an HTTP server knows its server; only Node's types leave that out.
  const { keepAliveTimeout = 0 } = (socket as { server?: { keepAliveTimeout?: number } } | null)?.server ?? {}
  const seconds = Math.floor(keepAliveTimeout / 1000)
  const stays = seconds > 0 ? `Keep-Alive: timeout=${seconds}\r\n` : ''
  const end = `Date: ${new Date(second * 1000).toUTCString()}\r\nConnection: keep-alive\r\n${stays}\r\n`
  Object.assign(current, { second, end, bytes: 0, kept: [] })
}

function headOf(prepared: PreparedResponse, encoding: Encoding, etag: string): string {
  const { head } = prepared
  let lines = 'HTTP/1.1 200 OK\r\n'
  for (let index = 0; index < head.length; index += 2) lines += `${head[index]}: ${head[index + 1]}\r\n`
  lines += `etag: ${etag}\r\ncontent-length: ${prepared[encoding]?.length ?? 0}\r\n`
  if (encoding !== 'identity') lines += `content-encoding: ${encoding}\r\n`
  return lines + current.end
}

function isAskedOften(prepared: PreparedResponse, second: number): boolean {
  if (prepared.second !== second) Object.assign(prepared, { second, times: 0 })
  prepared.times = (prepared.times ?? 0) + 1
  return prepared.times > oftenFrom && current.bytes < mostBytes
}

function keepWire(
  prepared: PreparedResponse,
  encoding: Encoding,
  head: string,
  body: string | Buffer,
): Buffer {
  const wire = Buffer.concat([
    Buffer.from(head, 'latin1'),
    typeof body === 'string' ? Buffer.from(body, 'latin1') : body,
  ])
  prepared.wires ??= {}
  prepared.wires[encoding] = wire
  current.bytes += wire.length
  current.kept.push(prepared)
  return wire
}
