import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { demoBusiness } from './business.ts'
import { googleReviews } from './google-reviews.ts'
import { dayMs, type DemoOwner } from './owner.ts'

const account = 'accounts/1'
const place = 'locations/1'
const reviewsPath = `/v4/${account}/${place}/reviews`
/** The demo has no account at Google: it agrees with its own stand-in. */
const app = { id: 'demo.apps.example', secret: 'demo' }

interface Reply {
  readonly comment: string
  readonly updateTime: string
}

/** A small Google Business Profile in this process, with one location and a few reviews that can be answered. */
export async function startExampleGoogle(): Promise<void> {
  const answer = answering()
  const server = createServer((request, response) => {
    const respond = async () => {
      const body = await text(request)
      const path = new URL(request.url ?? '/', 'http://local').pathname
      const found = fixed[path] ?? answer(request.method ?? 'GET', path, body)
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(found))
    }
    void respond()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // The demo ends with the product, not with this.
  server.unref()
  process.env['GOOGLE_BUSINESS_URL'] = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  process.env['GOOGLE_BUSINESS_CLIENT_ID'] = app.id
  process.env['GOOGLE_BUSINESS_CLIENT_SECRET'] = app.secret
}

/** What it says of the reviews, and of one; answers that are sent stay as long as the demo runs. */
function answering() {
  const at = (daysAgo: number) => new Date(Date.now() - daysAgo * dayMs).toISOString()
  const replies = new Map<string, Reply>(
    googleReviews.flatMap(({ id, reply, daysAgo }) =>
      reply ? [[id, { comment: reply, updateTime: at(daysAgo - 0.5) }] as const] : [],
    ),
  )
  const reviews = googleReviews.map(({ id, name, stars, daysAgo, words }) => ({
    name: `${account}/${place}/reviews/${id}`,
    reviewId: id,
    reviewer: { displayName: name },
    starRating: stars,
    ...(words && { comment: words }),
    createTime: at(daysAgo),
  }))
  const withReply = (one: (typeof reviews)[number]) => {
    const reviewReply = replies.get(one.reviewId)
    return { ...one, ...(reviewReply && { reviewReply }) }
  }
  return (method: string, path: string, body: string): object => {
    const [id = '', part] = path.slice(reviewsPath.length + 1).split('/')
    if (part === 'reply' && method === 'DELETE') replies.delete(id)
    if (part === 'reply' && method === 'PUT') {
      const { comment } = JSON.parse(body) as { comment: string }
      replies.set(id, { comment, updateTime: new Date().toISOString() })
    }
    const found = reviews.find(({ reviewId }) => reviewId === id)
    return found ? withReply(found) : { reviews: reviews.map(withReply), totalReviewCount: reviews.length }
  }
}

const fixed: Readonly<Record<string, object>> = {
  '/token': { access_token: 'demo', refresh_token: 'demo', expires_in: 3600 },
  '/v1/accounts': { accounts: [{ name: account }] },
  [`/v1/${account}/locations`]: {
    locations: [
      {
        name: place,
        title: demoBusiness.businessName,
        storefrontAddress: { addressLines: ['Strandgata 8'], locality: '5004 Bergen' },
        metadata: { placeId: 'ChIJN1t_tDeuEmsRUsoyG83frY4' },
      },
    ],
  },
}

/** The owner agrees, and the reviews come in as soon as the product runs. */
export async function bringReviewsHome(owner: DemoOwner): Promise<void> {
  await owner.at(0)
  const { url } = await owner.call<{ url: string }>('POST', '/api/review-sources/google/authorize')
  const state = new URL(url).searchParams.get('state') ?? ''
  const agreed = new URLSearchParams({ code: 'demo', state })
  await owner.visit(`/api/review-sources/google/callback?${agreed.toString()}`)
  await owner.call('PUT', '/api/review-sources/google/place', { placeId: `${account}/${place}` })
}
