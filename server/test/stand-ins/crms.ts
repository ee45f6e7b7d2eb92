import { createServer, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { answerHubspot } from './crm-hubspot.ts'
import type { CrmData, CrmPerson } from './crm-people.ts'
import { answerSalesforce } from './crm-salesforce.ts'
import { listening } from './listening.ts'

export type { CrmPerson } from './crm-people.ts'
export { hubspotKey, hubspotPortal } from './crm-hubspot.ts'
export { forgetSalesforceQueries, salesforceApp } from './crm-salesforce.ts'

export interface FakeCrms extends CrmData {
  readonly url: string
  people: CrmPerson[]
  /** What came as `Authorization`. */
  readonly tokens: string[]
  /** Answers every call with an error as long as it is set. */
  isAway: boolean
  /** As `isAway`, once so many calls have come. */
  awayAfter: number | undefined
  /** Answers calls below a path so, word for word, when it is set. */
  odd: { readonly path: string; readonly body: string } | undefined
  /** The next call below a path is answered so late, with what held when it came. */
  held: { readonly path: string; readonly until: Promise<void> } | undefined
  /** What the next calls are answered with, each once: a status, and seconds to wait. */
  readonly refusals: { readonly status: number; readonly retryAfter?: string; readonly body?: string }[]
  /** Each so many calls, one is refused that may be made again at once. */
  failsEvery: number | undefined
  /** Every call that came, as `GET /path`. */
  readonly calls: string[]
  close(): void
}

/** HubSpot and Salesforce as far as we speak to them, in the shapes they publish, on one port. Pages hold two. */
export async function fakeCrms(): Promise<FakeCrms> {
  const http = createServer((request, response) => {
    const { odd, tokens, calls, refusals } = self
    calls.push(`${request.method} ${request.url}`)
    if (request.headers.authorization) tokens.push(request.headers.authorization)
    if (odd && request.url?.startsWith(odd.path)) {
      response.writeHead(200).end(odd.body)
      return
    }
    const refusal = refusals.shift() ?? faultOf(self)
    if (refusal) {
      const wait = refusal.retryAfter === undefined ? {} : { 'retry-after': refusal.retryAfter }
      response.writeHead(refusal.status, wait).end(refusal.body ?? '{}')
      return
    }
    const isHeld = self.held && request.url?.startsWith(self.held.path)
    const until = isHeld ? self.held?.until : undefined
    if (isHeld) self.held = undefined
    void Promise.all([answer(request, self), until]).then(([[status, body]]) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(body && JSON.stringify(body)),
    )
  })
  const url = await listening(http)
  const self: FakeCrms = {
    url,
    people: [],
    deals: [],
    gone: [],
    fields: [],
    written: new Map(),
    signIns: new Map(),
    accessTokens: new Set(),
    pageSize: 2,
    mostFound: 10_000,
    tokens: [],
    isAway: false,
    awayAfter: undefined,
    odd: undefined,
    held: undefined,
    refusals: [],
    failsEvery: undefined,
    calls: [],
    close: () => http.close(),
  }
  return self
}

/** Limits and errors in turn. */
function faultOf({ calls, failsEvery }: FakeCrms): FakeCrms['refusals'][number] | undefined {
  if (failsEvery === undefined || calls.length % failsEvery !== 0) return undefined
  return { status: calls.length % (2 * failsEvery) === 0 ? 429 : 503, retryAfter: '0' }
}

async function answer(request: IncomingMessage, crms: FakeCrms): Promise<[number, object | undefined]> {
  if (crms.isAway || crms.calls.length > (crms.awayAfter ?? Number.POSITIVE_INFINITY)) return [502, {}]
  const url = new URL(request.url ?? '/', 'http://local')
  const call = {
    url,
    method: request.method ?? 'GET',
    body: await text(request),
    token: request.headers.authorization?.replace(/^Bearer /, ''),
  }
  return url.pathname.startsWith('/services/') ? answerSalesforce(call, crms) : answerHubspot(call, crms)
}
