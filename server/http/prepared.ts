import { readFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { compressedFolder } from '../kit/folders.ts'
import { sha256 } from '../kit/ids.ts'

/** An answer made once and sent many times: the same bytes in three encodings, with a strong ETag each. */
export interface Prepared {
  readonly headers: Readonly<Record<string, string>>
  readonly identity: Encoded
  readonly gzip: Encoded
  readonly br: Encoded
}

interface Encoded {
  readonly body: Buffer
  readonly etag: string
}

const gzipOptions = { level: 9 }
/** Brotli at its middle level: level 11 saves another tenth of the bytes and costs fifty times as long. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/** Encoded when it is first asked for: what the build compressed is read, everything else compressed then. */
export function prepareBody(body: Buffer | string, headers: Record<string, string>): Prepared {
  const bytes = typeof body === 'string' ? Buffer.from(body) : body
  return encodings(
    bytes,
    headers,
    (name) => readCompressed(`${name}.gz`) ?? gzipSync(bytes, gzipOptions),
    (name) => readCompressed(`${name}.br`) ?? brotliCompressSync(bytes, brotliOptions),
  )
}

/** One encoding without holding up other requests: for what is made anew while the server runs. */
export function compressAside(bytes: Buffer, encoding: 'gzip' | 'br'): Promise<Buffer> {
  return encoding === 'br'
    ? promisify(brotliCompress)(bytes, brotliOptions)
    : promisify(gzip)(bytes, gzipOptions)
}

/** What a strong ETag is made of. */
export function tagOf(bytes: Buffer): string {
  return digestOf(bytes).slice(0, 22)
}

/** Pictures and fonts: compressed already, so sent as they are to everybody. */
export function prepareAsIs(bytes: Buffer, headers: Record<string, string>): Prepared {
  const identity = { body: bytes, etag: etagOf(digestOf(bytes)) }
  return { headers, identity, gzip: identity, br: identity }
}

function encodings(
  bytes: Buffer,
  headers: Record<string, string>,
  gzipped: (digest: string) => Buffer,
  brotli: (digest: string) => Buffer,
): Prepared {
  const digest = digestOf(bytes)
  const asGzip = lazily(() => ({ body: gzipped(digest), etag: etagOf(digest, '-gz') }))
  const asBrotli = lazily(() => ({ body: brotli(digest), etag: etagOf(digest, '-br') }))
  return {
    headers: { ...headers, vary: 'Accept-Encoding' },
    identity: { body: bytes, etag: etagOf(digest) },
    get gzip() {
      return asGzip()
    },
    get br() {
      return asBrotli()
    },
  }
}

function digestOf(bytes: Buffer): string {
  return sha256(bytes).toString('base64url')
}

function etagOf(digest: string, ending = ''): string {
  return `"${digest.slice(0, 22)}${ending}"`
}

function readCompressed(name: string): Buffer | undefined {
  try {
    return readFileSync(path.join(compressedFolder, name))
  } catch {
    return undefined
  }
}

/** Makes it when it is first asked for, and lets go then of what it was made from. */
export function lazily<T extends object>(make: () => T): () => T {
  let state: { readonly make: () => T } | { readonly made: T } = { make }
  return () => {
    if ('make' in state) state = { made: state.make() }
    return state.made
  }
}

/** Sends the best encoding the client takes, or 304 when it has these bytes already. */
export function sendPrepared(request: FastifyRequest, reply: FastifyReply, prepared: Prepared): FastifyReply {
  const accepted = request.headers['accept-encoding'] ?? ''
  const encoding = accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : 'identity'
  const encoded = prepared[encoding]
  const { body, etag } = encoded
  reply.headers(prepared.headers).header('etag', etag)
  if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
  if (encoded !== prepared.identity) reply.header('content-encoding', encoding)
  return reply.send(body)
}
