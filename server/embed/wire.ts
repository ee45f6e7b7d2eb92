import type { ServerResponse } from 'node:http'
import type { Encoding, PreparedResponse } from './prepared-response.ts'

/** More of them are not kept at a time. */
const mostBytes = 32 * 2 ** 20

/** Whole answers of the current second, status line to last byte, of what was asked for in it before. */
interface Wires {
  second: number
  date: string
  bytes: number
  /** Whose they are. */
  kept: PreparedResponse[]
}
const wires: Wires = { second: 0, date: '', bytes: 0, kept: [] }

/** What Node's responses have beside what its types tell. Its version is ours: package.json names it. */
interface Internals {
  _header: string | null
  _headerSent: boolean
}

/**
 * Sends an answer that somebody has asked for in this same second as one buffer. Checking and joining headers and body again
 * for each request costs a fifth of it. Answers false where the usual way has to be gone: an answer that is not asked for
 * all the time, a connection that ends with it.
 */
export function sendAsWire(
  response: ServerResponse,
  hot: PreparedResponse,
  encoding: Encoding,
  head: () => readonly string[],
): boolean {
  const second = Math.floor(Date.now() / 1000)
  if (second !== wires.second) renew(second)
  if (hot.second !== second) {
    hot.second = second
    return false
  }
  if (!response.shouldKeepAlive || wires.bytes > mostBytes) return false
  const wire = hot.wires?.[encoding] ?? keepWire(hot, encoding, wireOf(response, hot[encoding] ?? '', head()))
  const internals = response as unknown as Internals
  internals._header = ' '
  internals._headerSent = true
  response.end(wire)
  return true
}

function renew(second: number): void {
  for (const hot of wires.kept) delete hot.wires
  Object.assign(wires, { second, date: new Date(second * 1000).toUTCString(), bytes: 0, kept: [] })
}

function keepWire(hot: PreparedResponse, encoding: Encoding, wire: Buffer): Buffer {
  hot.wires ??= {}
  hot.wires[encoding] = wire
  wires.bytes += wire.length
  wires.kept.push(hot)
  return wire
}

/** As Node writes it. */
function wireOf(response: ServerResponse, body: string | Buffer, head: readonly string[]): Buffer {
  const lines = ['HTTP/1.1 200 OK']
  for (let index = 0; index < head.length; index += 2) lines.push(`${head[index]}: ${head[index + 1]}`)
  lines.push(`Date: ${wires.date}`, 'Connection: keep-alive')
  const { keepAliveTimeout = 0 } =
    (response.socket as { server?: { keepAliveTimeout?: number } } | null)?.server ?? {}
  if (keepAliveTimeout > 0) lines.push(`Keep-Alive: timeout=${Math.floor(keepAliveTimeout / 1000)}`)
  const start = Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1')
  return Buffer.concat([start, typeof body === 'string' ? Buffer.from(body, 'latin1') : body])
}
