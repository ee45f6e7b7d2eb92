import { lookup } from 'node:dns'
import http, { type IncomingHttpHeaders, type IncomingMessage, type RequestOptions } from 'node:http'
import https from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from './public-address.ts'

export interface SafeAnswer {
  readonly status: number
  readonly body: string
  /** Where a redirect leads, as it was sent: not followed. */
  readonly location: string | undefined
  /** The header `Retry-After`, as it was sent. */
  readonly retryAfter: string | undefined
}

/** An answer that is read while it arrives. */
export interface SafeStream {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  /** Ends with a failure past the time limit or 5 MB. Who stops reading closes the connection. */
  readonly parts: AsyncIterable<Buffer>
}

interface SafeRequest {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  /** In place of 10 seconds. */
  readonly timeoutMs?: number
  /** The longest that nothing may arrive; the whole time unless said. */
  readonly silenceMs?: number
  /** An origin that the operator set, not a user: may be anywhere and without https. */
  readonly trustedOrigin?: string | undefined
}

/** The address leads to where only this machine or its network should reach. */
export class UnsafeAddress extends Error {
  override readonly name = 'UnsafeAddress'
}

export class OversizedAnswer extends Error {
  override readonly name = 'OversizedAnswer'
}

/** Longer than `silenceMs` nothing came. */
class NothingArrived extends Error {
  override readonly name = 'TimeoutError'
}

const limitMs = 10_000
const limitBytes = 5_000_000

/** Every address behind the name is checked, and the connection goes to the one that was checked. */
const publicLookup: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (failure, addresses) => {
    if (failure) return done(failure, '', 0)
    const unsafe = addresses.find(({ address }) => !isPublicAddress(address))
    const [first] = addresses
    if (unsafe || !first) return done(new UnsafeAddress(`${hostname} is not on the public internet`), '', 0)
    return options.all ? done(null, addresses) : done(null, first.address, first.family)
  })
}

/**
 * Asks an address that somebody typed: https on its usual port, public addresses only, no redirect followed, at most
 * 10 seconds and 5 MB. Throws when there is no answer; every status is an answer.
 */
export async function safeFetch(address: URL, request: SafeRequest = {}): Promise<SafeAnswer> {
  const { status, headers, parts } = await safeStream(address, request)
  const read: Buffer[] = []
  for await (const part of parts) read.push(part)
  return {
    status,
    body: Buffer.concat(read).toString(),
    location: headers.location,
    retryAfter: headers['retry-after'],
  }
}

/** As `safeFetch`, answering as soon as the head of the answer is here. */
export async function safeStream(address: URL, request: SafeRequest = {}): Promise<SafeStream> {
  const isTrusted = address.origin === request.trustedOrigin
  const hostname = address.hostname.replace(/^\[|\]$/g, '')
  if (!isTrusted && (address.protocol !== 'https:' || address.port !== '' || address.username !== '')) {
    throw new UnsafeAddress('only https addresses on their usual port are asked')
  }
  // A literal address is not looked up, so the check above would never see it.
  if (!isTrusted && isIP(hostname) !== 0 && !isPublicAddress(hostname)) {
    throw new UnsafeAddress(`${hostname} is not on the public internet`)
  }
  const { timeoutMs = limitMs, silenceMs } = request
  const options: RequestOptions = {
    method: request.method ?? 'GET',
    headers: { accept: 'application/json', ...request.headers },
    signal: AbortSignal.timeout(timeoutMs),
    ...(silenceMs !== undefined && { timeout: silenceMs }),
    ...(!isTrusted && { lookup: publicLookup }),
  }
  const response = await sendRequest(address, options, request.body)
  const { statusCode: status = 0, headers } = response
  return { status, headers, parts: bounded(response) }
}

function sendRequest(address: URL, options: RequestOptions, body = ''): Promise<IncomingMessage> {
  const start = address.protocol === 'https:' ? https.request : http.request
  return new Promise((resolve, reject) => {
    const request = start(address, options, (response) => {
      request.once('timeout', () => response.destroy(new NothingArrived()))
      resolve(response)
    })
    request.once('error', reject)
    request.once('timeout', () => request.destroy(new NothingArrived()))
    request.end(body)
  })
}

async function* bounded(response: IncomingMessage): AsyncIterable<Buffer> {
  let size = 0
  for await (const part of response as AsyncIterable<Buffer>) {
    size += part.length
    if (size > limitBytes) throw new OversizedAnswer('the answer is too large')
    yield part
  }
}
