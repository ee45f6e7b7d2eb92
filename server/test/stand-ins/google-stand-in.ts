import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { listening } from './listening.ts'

/** A review at the platform. */
export interface StandInReview {
  readonly id: string
  name: string
  /** Null for a platform without stars. */
  rating: number | null
  text: string
  readonly at: Date
  updatedAt: Date
  reply?: { text: string; at: Date }
}

/** What the next calls get instead of an answer, in this order. */
export type Fault =
  | { readonly status: number; readonly headers?: Record<string, string>; readonly body?: string }
  /** Half of the answer, and then a cut connection's silence: JSON that ends in the middle. */
  | 'half'

export interface StandIn {
  readonly url: string
  reviews: StandInReview[]
  faults: Fault[]
  /** Every call, as `GET /v4/...`. */
  readonly calls: string[]
  close(): void
}

export interface GoogleStandIn extends StandIn {
  /** What is no longer taken from now on. */
  expireAccess(): void
  revoke(): void
  /** Whether the project was granted access to the interface. */
  grant(isGranted: boolean): void
}

export const googleApp = { id: 'plaudit.apps.example', secret: 'the-google-secret' }
/** Makes a server ask this stand-in instead of Google. */
export const settingsFor = (google: StandIn) => ({
  GOOGLE_BUSINESS_CLIENT_ID: googleApp.id,
  GOOGLE_BUSINESS_CLIENT_SECRET: googleApp.secret,
  GOOGLE_BUSINESS_URL: google.url,
})
export const googlePlace = 'accounts/108/locations/2001'
/** What the public pages know the same location by. */
export const googlePlaceId = 'ChIJ2001Harbor_Duluth-MN01'
const words = ['ONE', 'TWO', 'THREE', 'FOUR', 'FIVE']

type Answer = readonly [status: number, body: object]

/** A local HTTP server that answers as `handle` says, with the faults that are asked for. */
export async function standIn(
  handle: (request: IncomingMessage, url: URL, body: string, self: StandIn) => Answer,
): Promise<StandIn> {
  const http = createServer((request, response) => void respond(request, response))
  const url = await listening(http)
  const self: StandIn = {
    url,
    reviews: [],
    faults: [],
    calls: [],
    close: () => http.close(),
  }
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await text(request)
    const url = new URL(request.url ?? '/', 'http://local')
    self.calls.push(`${request.method ?? ''} ${url.pathname}`)
    const isToken = /token/.test(url.pathname)
    const fault = isToken ? undefined : self.faults.shift()
    const [status, answer] = handle(request, url, body, self)
    const whole = JSON.stringify(answer)
    if (fault === 'half') response.writeHead(200).end(whole.slice(0, whole.length / 2))
    else if (fault) response.writeHead(fault.status, fault.headers).end(fault.body ?? '{}')
    else response.writeHead(status, { 'content-type': 'application/json' }).end(whole)
  }
  return self
}

/** Google Business Profile as far as we speak to it, in the shapes it publishes. */
export async function googleStandIn(): Promise<GoogleStandIn> {
  const state = { access: 1, isRevoked: false, isClosed: false }
  const self = await standIn((request, url, body, { reviews }) => {
    if (url.pathname === '/token') return tokenFor(new URLSearchParams(body), state)
    if (request.headers.authorization !== `Bearer access-${state.access}`)
      return [401, { error: { code: 401, status: 'UNAUTHENTICATED' } }]
    if (state.isClosed) return [403, { error: { code: 403, status: 'PERMISSION_DENIED' } }]
    return answer(request.method ?? 'GET', url, body, reviews)
  })
  return Object.assign(self, {
    expireAccess: () => void (state.access += 1),
    revoke: () => {
      state.isRevoked = true
      state.access += 1
    },
    grant: (isGranted: boolean) => void (state.isClosed = !isGranted),
  })
}

function tokenFor(form: URLSearchParams, state: { access: number; isRevoked: boolean }): Answer {
  const isApp = form.get('client_id') === googleApp.id && form.get('client_secret') === googleApp.secret
  if (!isApp) return [401, { error: 'invalid_client' }]
  const isCode = form.get('grant_type') === 'authorization_code' && form.get('code') === 'the-code'
  const isRefresh = form.get('refresh_token') === 'the-refresh-token' && !state.isRevoked
  if (!isCode && !isRefresh) return [400, { error: 'invalid_grant' }]
  if (isCode) state.isRevoked = false
  return [
    200,
    {
      access_token: `access-${state.access}`,
      expires_in: 3599,
      ...(isCode && { refresh_token: 'the-refresh-token' }),
      token_type: 'Bearer',
    },
  ]
}

function answer(method: string, { pathname, searchParams }: URL, body: string, all: StandInReview[]): Answer {
  if (pathname === '/v1/accounts') return [200, { accounts: [{ name: 'accounts/108', type: 'PERSONAL' }] }]
  if (pathname === '/v1/accounts/108/locations') {
    if (!searchParams.has('readMask')) return [400, { error: { status: 'INVALID_ARGUMENT' } }]
    return [200, locations]
  }
  const path = `/v4/${googlePlace}/reviews`
  if (pathname === path) return [200, pageOf(all, searchParams)]
  const [id = '', part] = pathname.startsWith(`${path}/`) ? pathname.slice(path.length + 1).split('/') : []
  const found = all.find((one) => one.id === decodeURIComponent(id))
  if (!found) return [404, { error: { code: 404, status: 'NOT_FOUND' } }]
  if (part !== 'reply') return [200, toGoogle(found)]
  if (method === 'DELETE') {
    delete found.reply
    return [200, {}]
  }
  const { comment } = JSON.parse(body) as { comment: string }
  found.reply = { text: comment, at: new Date() }
  return [200, { comment, updateTime: found.reply.at.toISOString() }]
}

const locations = {
  locations: [
    {
      name: 'locations/2001',
      title: 'Lindqvist Bakery, Harbor',
      storefrontAddress: { addressLines: ['4 Harbor Street'], locality: 'Duluth' },
      metadata: { mapsUri: 'https://maps.google.com/maps?cid=1234', placeId: googlePlaceId },
    },
    { name: 'locations/2002', title: 'Lindqvist Bakery, Station' },
  ],
}

function pageOf(all: readonly StandInReview[], query: URLSearchParams) {
  const size = Math.min(50, Number(query.get('pageSize') ?? 50))
  const sorted = all.toSorted((a, b) => b.updatedAt.getTime() - a.updatedAt.getTime())
  const start = Number(query.get('pageToken') ?? 0)
  const end = start + size
  return {
    ...(all.length > 0 && { reviews: sorted.slice(start, end).map(toGoogle), averageRating: 4.2 }),
    totalReviewCount: all.length,
    ...(end < all.length && { nextPageToken: String(end) }),
  }
}

function toGoogle({ id, name, rating, text: comment, at, updatedAt, reply }: StandInReview) {
  return {
    name: `${googlePlace}/reviews/${id}`,
    reviewId: id,
    reviewer: { displayName: name, profilePhotoUrl: 'https://lh3.googleusercontent.com/a/none' },
    starRating: words[(rating ?? 0) - 1] ?? 'STAR_RATING_UNSPECIFIED',
    ...(comment !== '' && { comment }),
    createTime: at.toISOString().replace('Z', '123456Z'),
    updateTime: updatedAt.toISOString(),
    ...(reply && { reviewReply: { comment: reply.text, updateTime: reply.at.toISOString() } }),
  }
}
