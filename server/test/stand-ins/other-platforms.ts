import { type StandIn, standIn, type StandInReview } from './google-stand-in.ts'

export const trustpilotKey = { apiKey: 'the-trustpilot-key', apiSecret: 'the-trustpilot-secret' }
export const trustpilotUnit = '46d6a890000064000500e0c3'
export const yelpKey = 'the-yelp-key'
export const facebookApp = { id: '1234567890', secret: 'the-facebook-secret' }
export const facebookPage = '100064860875397'

/** Trustpilot's interfaces for business units and service reviews, pages of 100. */
export function trustpilotStandIn(): Promise<StandIn> {
  return standIn(({ headers, method }, { pathname, searchParams }, body, { reviews }) => {
    if (pathname === '/v1/oauth/oauth-business-users-for-applications/accesstoken') {
      const basic = Buffer.from(`${trustpilotKey.apiKey}:${trustpilotKey.apiSecret}`).toString('base64')
      return headers.authorization === `Basic ${basic}` ? [200, { access_token: 'business-user' }] : [401, {}]
    }
    if (pathname.startsWith('/v1/private/')) {
      if (headers.authorization !== 'Bearer business-user') return [401, {}]
      const found = reviews.find(({ id }) => pathname === `/v1/private/reviews/${id}/reply`)
      if (!found) return [404, {}]
      if (method === 'DELETE') delete found.reply
      else found.reply = { text: (JSON.parse(body) as { message: string }).message, at: new Date() }
      return [201, {}]
    }
    if (headers['apikey'] !== trustpilotKey.apiKey) return [401, { fault: { faultstring: 'Invalid ApiKey' } }]
    const unit = {
      id: trustpilotUnit,
      displayName: 'Lindqvist Bakery',
      name: { identifying: 'lindqvist.example' },
    }
    if (pathname === '/v1/business-units/find')
      return searchParams.get('name') === 'lindqvist.example' ? [200, unit] : [404, {}]
    if (pathname === `/v1/business-units/${trustpilotUnit}`) return [200, unit]
    if (pathname === `/v1/business-units/${trustpilotUnit}/reviews`) {
      const size = Number(searchParams.get('perPage') ?? 20)
      const start = (Number(searchParams.get('page') ?? 1) - 1) * size
      return [
        200,
        {
          links: [],
          reviews: reviews
            .toReversed()
            .slice(start, start + size)
            .map(toTrustpilot),
        },
      ]
    }
    const one = reviews.find(({ id }) => pathname === `/v1/reviews/${id}`)
    return one ? [200, toTrustpilot(one)] : [404, {}]
  })
}

function toTrustpilot({ id, name, rating, text, at, updatedAt, reply }: StandInReview) {
  return {
    id,
    consumer: { id: `c-${id}`, displayName: name },
    stars: rating,
    title: text.split(' ').slice(0, 2).join(' '),
    text,
    language: 'en',
    createdAt: at.toISOString(),
    updatedAt: updatedAt.toISOString(),
    companyReply: reply ? { text: reply.text, createdAt: reply.at.toISOString() } : null,
  }
}

/** Yelp Fusion: a business, and three excerpts. */
export function yelpStandIn(): Promise<StandIn> {
  return standIn(({ headers }, { pathname }, _body, { reviews }) => {
    if (headers.authorization !== `Bearer ${yelpKey}`) return [401, { error: { code: 'TOKEN_INVALID' } }]
    if (pathname === '/v3/businesses/lindqvist-bakery-duluth') {
      const url = 'https://www.yelp.com/biz/lindqvist-bakery-duluth?adjust_creative=abc'
      return [200, { id: 'yelp-id-1', alias: 'lindqvist-bakery-duluth', name: 'Lindqvist Bakery', url }]
    }
    if (pathname !== '/v3/businesses/yelp-id-1/reviews')
      return [404, { error: { code: 'BUSINESS_NOT_FOUND' } }]
    const shown = reviews.slice(0, 3).map(({ id, name, rating, text, at }) => ({
      id,
      url: `https://www.yelp.com/biz/lindqvist-bakery-duluth?hrid=${id}&adjust_creative=abc`,
      text: `${text.slice(0, 160)}...`,
      rating,
      time_created: at.toISOString().slice(0, 19).replace('T', ' '),
      user: { id: `u-${id}`, profile_url: 'https://www.yelp.com/user', image_url: null, name },
    }))
    return [200, { reviews: shown, total: reviews.length, possible_languages: ['en'] }]
  })
}

/** Facebook's Graph API: pages with tokens, and recommendations by cursor. `rating` below 3 is "doesn't recommend". */
export function facebookStandIn(): Promise<StandIn> {
  return standIn(({ headers }, { pathname, searchParams }, body, { reviews }) => {
    const path = pathname.replace(/^\/v\d+\.\d+/, '')
    const expired = { error: { type: 'OAuthException', code: 190, message: 'expired' } }
    if (path === '/oauth/access_token') {
      const form = new URLSearchParams(body)
      if (form.get('client_secret') !== facebookApp.secret) return [400, expired]
      const isLong = form.get('fb_exchange_token') === 'short'
      return [200, { access_token: isLong ? 'long' : 'short', token_type: 'bearer' }]
    }
    const token = headers.authorization?.replace('Bearer ', '')
    const page = {
      id: facebookPage,
      name: 'Lindqvist Bakery',
      link: `https://www.facebook.com/${facebookPage}`,
    }
    if (path === '/me/accounts')
      return token === 'long' ? [200, { data: [{ ...page, access_token: 'page' }] }] : [400, expired]
    if (path === `/${facebookPage}`)
      return token === 'long' ? [200, { access_token: 'page', id: facebookPage }] : [400, expired]
    if (path !== `/${facebookPage}/ratings` || token !== 'page') return [400, expired]
    const start = Number(searchParams.get('after') ?? 0)
    const end = start + Number(searchParams.get('limit') ?? 25)
    const data = reviews.toReversed().slice(start, end).map(toFacebook)
    const next = end < reviews.length ? { next: 'https://graph.facebook.com/next' } : {}
    return [200, { data, paging: { cursors: { before: '0', after: String(end) }, ...next } }]
  })
}

function toFacebook({ id, name, rating, text, at }: StandInReview) {
  return {
    created_time: at.toISOString().replace('.000Z', '+0000'),
    recommendation_type: rating !== null && rating < 3 ? 'negative' : 'positive',
    ...(text && { review_text: text }),
    reviewer: { id: `u-${id}`, name },
    open_graph_story: { id },
  }
}
