import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../config/config.ts'
import { hasCode, isDatabaseAway, reasonOf } from '../db/pool/away.ts'
import type { Database } from '../db/database.ts'
import { overloadIn } from '../kit/fair-queue.ts'
import { onceASecond } from '../kit/once-a-second.ts'
import { Unreadable } from '../kit/unreadable.ts'
import { Problem, statusOf } from './problem.ts'
import { sendProblem } from './refuse.ts'

const reading = new Set(['GET', 'HEAD', 'OPTIONS'])
/** Mail programs send these for their readers; a token in the address says who wants it (RFC 8058). */
const openToMailPrograms = ['/unsubscribe/:token']
/** Calls that carry no session and therefore may come from any page. */
export const openToEveryPage = ['/api/public/', '/api/testimonials/submit', '/api/embed/']

// Both hooks run for every embed that a website shows, and answer at once: a promise each would cost more than they do.

/**
 * Refuses changes that another site's page tries to make with a visitor's cookie. A page of this server that was opened at
 * another address than its own is refused too, but told why: `onOtherAddress` gets that address.
 */
export function refuseCrossSite(
  http: FastifyInstance,
  config: Config,
  onOtherAddress: (origin: string) => void = () => undefined,
): void {
  http.addHook('onRequest', (request, _reply, done) => {
    const isOfMailProgram = openToMailPrograms.includes(request.routeOptions.url ?? '')
    if (reading.has(request.method) || isOfMailProgram || isOpenToEveryPage(request)) return done()
    const site = request.headers['sec-fetch-site']
    const allowed =
      site === undefined ? hasOwnOrigin(request, config) : site === 'same-origin' || site === 'none'
    if (allowed) return done()
    const otherAddress = otherAddressIn(request)
    if (otherAddress) onOtherAddress(otherAddress)
    done(new Problem('cross-site', otherAddress ? openAt(config) : sentences.crossSite))
  })
}

/** The address in the browser, if the page was opened at the very host that the request names: it is one of ours. */
function otherAddressIn({ headers, host }: FastifyRequest): string | undefined {
  const { origin = '' } = headers
  const own = [host, headers['x-forwarded-host']].flat().filter(Boolean)
  const url = URL.parse(origin)
  return url && url.origin === origin && own.includes(url.host) ? origin.slice(0, 200) : undefined
}

function openAt({ publicUrl }: Config): string {
  return `This server runs at ${publicUrl}. Please open that address and try again.`
}

/** Lets any website read and submit what needs no session; never with credentials. */
export function allowPublicCalls(http: FastifyInstance): void {
  for (const start of openToEveryPage) {
    // Answered by the hook below, for addresses that the router takes for one of these.
    http.options(start.endsWith('/') ? `${start}*` : start, () => undefined)
  }
  http.addHook('onRequest', (request, reply, done) => {
    if (!isOpenToEveryPage(request)) return done()
    reply.header('access-control-allow-origin', '*')
    reply.header('cross-origin-resource-policy', 'cross-origin')
    if (request.method !== 'OPTIONS') return done()
    void reply
      .headers({
        'access-control-allow-methods': 'GET, POST, PATCH',
        'access-control-allow-headers': 'content-type, idempotency-key',
        'access-control-max-age': '86400',
      })
      .code(204)
      .send()
  })
}

/** Programs that are not browsers send neither header. */
function hasOwnOrigin(request: FastifyRequest, config: Config): boolean {
  const { origin } = request.headers
  return (
    origin === undefined || origin === config.publicUrl || origin === `${request.protocol}://${request.host}`
  )
}

/** By the route that was chosen: an address may spell the same route in capitals, with escapes or a slash more. */
function isOpenToEveryPage({ routeOptions: { url } }: FastifyRequest): boolean {
  return url !== undefined && openToEveryPage.some((start) => url.startsWith(start))
}

/** Every failure leaves as a problem; those of ours say nothing of the inside and are logged whole, outages once a second. */
export function answerProblems(http: FastifyInstance, database: Pick<Database, 'isFull'>): void {
  const tellOutage = onceASecond<unknown>(({ last, times }) =>
    http.log[overloadIn(last) ? 'warn' : 'error'](
      { reason: reasonOf(last), requests: times },
      overloadIn(last)
        ? 'requests refused: too many at once'
        : isFull(last, database)
          ? 'requests refused: the disk is full'
          : 'requests failed: the database does not answer',
    ),
  )
  http.setErrorHandler((failure: unknown, request, reply) => {
    const problem = tooLargeProblem(failure, request) ?? problemFor(failure, database)
    if (problem.retryAfterSeconds !== undefined) reply.header('retry-after', problem.retryAfterSeconds)
    if (overloadIn(failure) || isDatabaseAway(failure)) tellOutage(failure)
    else if (statusOf[problem.code] >= 500) request.log.error({ err: failure }, 'request failed')
    return sendProblem(problem, request, reply)
  })
}

/** A body past the limit of a route that says of what it is. */
function tooLargeProblem(failure: unknown, { routeOptions }: FastifyRequest): Problem | undefined {
  const { tooLarge } = routeOptions.config
  if (!tooLarge || (failure as { code?: string }).code !== 'FST_ERR_CTP_BODY_TOO_LARGE') return undefined
  return new Problem('too-large', tooLarge.sentence, { fields: { [tooLarge.field]: tooLarge.sentence } })
}

const sentences = {
  crossSite: 'This request came from another website and was blocked.',
  away: 'The server cannot reach its database right now. Please try again in a few seconds.',
  full: 'This server is out of storage space. You can still read everything, but nothing can be saved until it has more.',
  busy: 'The server is very busy right now. Please try again in a few seconds.',
  busyForOne: 'Too many of your requests are running at once. Please try again in a few seconds.',
}

/** What a caller is told of a failure. */
export function problemFor(failure: unknown, database: Pick<Database, 'isFull'>): Problem {
  if (failure instanceof Problem) return failure
  if (failure instanceof Unreadable) return new Problem('unreadable-file', failure.message)
  const overload = overloadIn(failure)
  if (overload) {
    return overload.isOwn
      ? new Problem('too-many-requests', sentences.busyForOne, { retryAfterSeconds: 2 })
      : new Problem('unavailable', sentences.busy, { retryAfterSeconds: 2 })
  }
  const { statusCode, code } = failure as { statusCode?: number; code?: string }
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new Problem('too-large', 'This request is too large.')
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') {
    return new Problem('invalid-input', 'Please send JSON (content-type: application/json).')
  }
  if (statusCode !== undefined && statusCode < 500) {
    return new Problem('invalid-input', 'This request could not be read. Please check that it is valid JSON.')
  }
  if (hasCode(failure, /^22021$/)) {
    return new Problem('invalid-input', 'This text contains an unsupported character.')
  }
  // Data exceptions: a net below the contract, which should have refused the value before.
  if (hasCode(failure, /^22(?!012)\w{3}$/)) {
    return new Problem('invalid-input', 'A value in this request is out of range. Please check it.')
  }
  if (isDatabaseAway(failure)) {
    return isFull(failure, database)
      ? new Problem('unavailable', sentences.full, { retryAfterSeconds: 60 })
      : new Problem('unavailable', sentences.away, { retryAfterSeconds: 5 })
  }
  return new Problem('internal', 'Something went wrong on our end. Nothing was changed.')
}

/** Of an external database, only what it says itself is known. */
function isFull(failure: unknown, database: Pick<Database, 'isFull'>): boolean {
  return hasCode(failure, /^53100$/) || database.isFull()
}
