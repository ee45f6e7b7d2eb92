import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Front } from './front.ts'

/** With the 50 seconds that others keep it, a withdrawal leaves every browser and CDN within 60 (decision 7). */
const longestMs = 5_000
/** The first who asks after that has it made anew; everybody else gets this one until then. */
const renewedAfterMs = 4_000
/** What is asked for less often in those five seconds costs little, and is made each time. */
const oftenFrom = 10
const mostBytes = 64 * 2 ** 20
const mostCounted = 10_000
const longestKey = 600

/** A finished answer, with its head as it was sent. */
interface Page {
  readonly workspaceId: string
  readonly head: readonly string[]
  readonly etag: string | undefined
  readonly body: Buffer
  readonly madeAt: number
  isRenewed: boolean
}

/** Of one caller or one moment. */
const ownHeaders = /^(date|connection|keep-alive|(x-)?ratelimit.*|retry-after)$/

/**
 * Finished answers to what everybody may read, for five seconds at most: those that are asked for often are sent from memory, before
 * a route or the database is asked. A change of their workspace ends them at once, as it ends what is kept of embeds.
 */
export class KeptPages {
  readonly #clock: () => number
  readonly #pages = new Map<string, Page>()
  readonly #asked = new Map<string, number>()
  readonly #allowed = new WeakMap<FastifyRequest, { workspaceId: string; heard: number }>()
  #askedSince = 0
  #heard = 0
  #bytes = 0

  constructor(clock: () => number = () => performance.now()) {
    this.#clock = clock
  }

  get sizeBytes(): number {
    return this.#bytes
  }

  /** The answer to this request is the same for everybody, and made of this workspace. Called before it is read. */
  allow(request: FastifyRequest, workspaceId: string): void {
    this.#allowed.set(request, { workspaceId, heard: this.#heard })
  }

  /** A change of this workspace was heard of: what is being made now may lack it. */
  changed(workspaceId: string): void {
    this.#heard++
    for (const [key, page] of this.#pages) if (page.workspaceId === workspaceId) this.#remove(key, page)
  }

  /** Asks here before the router; keeps what routes allow. Called when every other hook is there. */
  serve(http: FastifyInstance, { steps }: Front): void {
    steps.push((request, response) => this.#answer(request, response))
    http.addHook('onSend', async (request, reply, payload) => {
      const allowed = this.#allowed.get(request)
      if (allowed?.heard === this.#heard) this.#keepIfAskedOften(request, reply, payload, allowed.workspaceId)
    })
  }

  #answer(request: IncomingMessage, response: ServerResponse): boolean {
    if (this.#pages.size === 0 || request.method !== 'GET') return false
    const key = keyOf(request)
    const page = this.#pages.get(key)
    if (!page) return false
    const age = this.#clock() - page.madeAt
    if (age >= longestMs) this.#remove(key, page)
    if (age >= longestMs || (age >= renewedAfterMs && !page.isRenewed)) {
      page.isRenewed = true
      this.#asked.set(key, oftenFrom)
      return false
    }
    const { head, etag, body } = page
    if (etag !== undefined && request.headers['if-none-match']?.includes(etag))
      response.writeHead(304, [...head]).end()
    else response.writeHead(200, [...head, 'content-length', String(body.length)]).end(body)
    return true
  }

  #keepIfAskedOften(
    { raw }: FastifyRequest,
    reply: FastifyReply,
    payload: unknown,
    workspaceId: string,
  ): void {
    const isSame = reply.statusCode === 200 && raw.method === 'GET' && !reply.hasHeader('set-cookie')
    if (!isSame || !(typeof payload === 'string' || Buffer.isBuffer(payload))) return
    const key = keyOf(raw)
    if (key.length > longestKey || !this.#isAskedOften(key)) return
    const body = Buffer.from(payload)
    const head = Object.entries(reply.getHeaders()).flatMap(([name, value]) =>
      ownHeaders.test(name) || name === 'content-length' || value === undefined ? [] : [name, String(value)],
    )
    const etag = reply.getHeader('etag')?.toString()
    this.#keep(key, { workspaceId, head, etag, body, madeAt: this.#clock(), isRenewed: false })
  }

  #isAskedOften(key: string): boolean {
    const moment = this.#clock()
    if (moment - this.#askedSince >= longestMs || this.#asked.size >= mostCounted) {
      this.#asked.clear()
      this.#askedSince = moment
    }
    const times = (this.#asked.get(key) ?? 0) + 1
    this.#asked.set(key, times)
    return times >= oftenFrom
  }

  #keep(key: string, page: Page): void {
    const before = this.#pages.get(key)
    if (before) this.#remove(key, before)
    this.#pages.set(key, page)
    this.#bytes += page.body.length
    // The oldest come first.
    for (const [other, { madeAt }] of this.#pages) {
      if (this.#bytes <= mostBytes && page.madeAt - madeAt < longestMs) return
      this.#remove(other, this.#pages.get(other)!)
    }
  }

  #remove(key: string, page: Page): void {
    if (this.#pages.delete(key)) this.#bytes -= page.body.length
  }
}

/** Whatever an answer to everybody depends on: the host, also as a proxy names it, the address, and how it is read. */
function keyOf({ url = '', headers }: IncomingMessage): string {
  const { host = '', 'accept-encoding': encoding = '', 'accept-language': language = '' } = headers
  const taken = encoding.includes('br') ? 'br' : encoding.includes('gzip') ? 'gzip' : ''
  const accepts = headers.accept?.includes('text/html') ? 'page' : ''
  return [host, String(headers['x-forwarded-host'] ?? ''), url, taken, accepts, language].join('\n')
}
